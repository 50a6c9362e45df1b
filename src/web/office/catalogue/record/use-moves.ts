import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveTo } from './edit-lists.ts';

type Moves<Item> = {
  list: readonly Item[];
  nameOf: (item: Item) => string;
  onChange: (list: readonly Item[]) => void;
};

/**
 * Changes the order of the rows of a list: Alt+Up and Alt+Down move the row that has the focus, which it keeps, and `move`
 * puts a row at another place. The rows carry `data-at`. `said` tells screen readers where a row is now.
 */
export function useMoves<Item>({ list, nameOf, onChange }: Moves<Item>) {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const moved = moveTo(list, from, to);
    const item = list[from];
    if (moved === list || item === undefined) return;
    const focused = document.activeElement;
    flushSync(() => {
      onChange(moved);
      setSaid(`${nameOf(item)} is now ${moved.indexOf(item) + 1} of ${list.length}.`);
    });
    // The browser takes the focus from a row that is put elsewhere.
    if (focused instanceof HTMLElement) focused.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (!event.altKey || !step || !row) return;
    event.preventDefault();
    const from = Number(row.dataset.at);
    move(from, from + step);
  };
  return { said, move, onKeyDown };
}
