type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/**
 * The action of a key in the grid. Browsers and screen readers use none of them in a field of one line: Alt with arrows opens
 * lists, Ctrl+Alt is AltGr, and Ctrl+D, Ctrl+K or Ctrl+Delete have a meaning already.
 */
export function lineKey({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: Keys) {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return null;
  if (shiftKey) return shifted.get(key) ?? null;
  return key.toLowerCase() === 'z' ? 'undo' : (plain.get(key) ?? null);
}

const plain = new Map([
  ['ArrowUp', 'above'],
  ['ArrowDown', 'below'],
] as const) as ReadonlyMap<string, 'above' | 'below'>;

const shifted = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['Backspace', 'remove'],
] as const) as ReadonlyMap<string, 'up' | 'down' | 'remove'>;
