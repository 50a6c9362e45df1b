import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Ctrl+Enter does the main action of the screen, from anywhere on it. Not while a dialog is open, or while `act` is null.
 * Below an `EarlyKey` it also does the action when it was pressed while the screen was loading.
 */
export function usePrimaryKey(act: (() => void) | null): void {
  const early = useContext(EarlyKey);
  useEffect(() => {
    if (early?.take()) act?.();
  });
  // Before the screen is painted: who sees the button may press its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!act || !isPrimaryKey(event)) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}

/** Remembers Ctrl+Enter from the first moment of a screen until it is loaded. */
export const EarlyKey = createContext<{
  /** Whether it was pressed; from now on it is not remembered. */
  take: () => boolean;
} | null>(null);

/** The value of an `EarlyKey`. */
export function useEarlyKey() {
  const state = useRef<'waits' | 'pressed' | 'taken'>('waits');
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A key that is still held was meant for the screen before.
      if (state.current === 'taken' || event.repeat || !isPrimaryKey(event)) return;
      event.preventDefault();
      state.current = 'pressed';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return useMemo(
    () => ({
      take: () => {
        const wasPressed = state.current === 'pressed';
        state.current = 'taken';
        return wasPressed;
      },
    }),
    [],
  );
}

function isPrimaryKey(event: KeyboardEvent): boolean {
  const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
  return isPressed && !document.querySelector('dialog[open]');
}

/** Whether an input method (IME) is composing a character: Enter then belongs to it. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
