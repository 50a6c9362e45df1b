import type { KeyboardEvent } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  target: unknown;
  currentTarget: unknown;
};

/**
 * Whether N alone means New: only while the focus is in the list of next steps, or on the panel around it after a click beside them.
 * A key of one letter is heard nowhere else, for who speaks or types into a form beside the list would lose it (WCAG 2.1.4).
 */
export function isKeyForNew(event: Pressed, steps: Element | null): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey, target, currentTarget } = event;
  if (key.toLowerCase() !== 'n' || repeat || ctrlKey || metaKey || altKey) return false;
  const from = target as Element;
  if (from.closest('input, textarea, select')) return false;
  return from === currentTarget || steps?.contains(from) === true;
}
