import type { JumpEntry } from '#domain/jump/jump-entry.ts';
import { rememberSeen } from './seen-last.ts';

/** Opens the page of an entry, here or in a new tab, and remembers it. */
export function goTo(entry: JumpEntry, newTab: boolean): void {
  rememberSeen(entry);
  if (newTab) {
    window.open(entry.path, '_blank', 'noopener');
    return;
  }
  location.assign(entry.path);
  // Within the same page only the part after # changes, and nothing is loaded.
  if (new URL(entry.path, location.href).pathname === location.pathname) location.reload();
}
