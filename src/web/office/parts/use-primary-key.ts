import { useLayoutEffect } from 'react';

/** Ctrl+Enter does the main action of the screen, from anywhere on it. Not while a dialog is open, or while `act` is null. */
export function usePrimaryKey(act: (() => void) | null): void {
  // Before the screen is painted: who sees the button may press its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPrimary = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
      if (!act || !isPrimary || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}

/** Whether an input method (IME) is composing a character: Enter then belongs to it. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
