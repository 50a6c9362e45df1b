import type { KeyboardEvent } from 'react';

/** Up and Down move the focus between the links of the rows; Up in the first row goes back to the search. */
export function stepInRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('th :is(a, button)')];
  const at = links.indexOf(event.target as HTMLElement);
  if (!step || at === -1) return;
  const next = links[at + step] ?? (step < 0 ? document.getElementById('query') : null);
  event.preventDefault();
  next?.focus();
}
