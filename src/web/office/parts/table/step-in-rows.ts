import type { KeyboardEvent } from 'react';

/** Up and Down move the focus between the names of the rows that lead somewhere; Up in the first row goes back to the search. */
export function stepInRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('th :is(a, button)')];
  const at = links.indexOf(event.target as HTMLElement);
  if (!step || at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = links[at + step] ?? (step < 0 ? document.getElementById('query') : null);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
