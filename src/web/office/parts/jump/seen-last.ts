import { type JumpEntry, jumpKinds } from '#domain/jump/jump-entry.ts';

const KEY = 'seen';
const MOST = 8;

/** What was opened last on this device, newest first. Logout forgets it. */
export function seenLast(): JumpEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an entry first in that list. */
export function rememberSeen(entry: JumpEntry): void {
  const others = seenLast().filter(({ path, title }) => path !== entry.path || title !== entry.title);
  localStorage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
}

/** Anything may have written to the storage: an address from elsewhere must not get into the list. */
function isEntry(value: unknown): value is JumpEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, detail, path } = value as Record<string, unknown>;
  return (
    jumpKinds.some((each) => each === kind) &&
    typeof title === 'string' &&
    typeof detail === 'string' &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path)
  );
}
