import { useLayoutEffect } from 'react';
import { isComposing } from './use-primary-key.ts';

/** F2 goes to the field with this id and selects its text, from anywhere on the screen. Not while a dialog is open. */
export function useFieldKey(id: string): void {
  // Before the screen is painted: who sees the field may press its key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || isComposing(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.getElementById(id);
      field?.focus();
      if (field instanceof HTMLInputElement) field.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [id]);
}
