import { type KeyboardEvent, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { fieldBefore, nextField } from './next-field.ts';

/** Enter walks, Shift+Enter walks back, F2 is Date, Ctrl+Enter issues. For the form's own onKeyDown. */
export const useFormKeys = (issue: () => void) =>
  useCallback(
    (event: KeyboardEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      const from = event.target as HTMLElement;
      // 229: the key belongs to an input method that is still composing.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (event.key === 'F2') {
        event.preventDefault();
        selectAll(form.querySelector<HTMLInputElement>('#date'));
        return;
      }
      if (event.key !== 'Enter') return;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        // A field that reads its text on leaving must have done so.
        from.blur();
        flushSync(() => {});
        issue();
        return;
      }
      if (!from.matches('input, select')) return;
      event.preventDefault();
      // The product's HSN must be in its select before the next empty field is looked for.
      flushSync(() => {});
      const to = event.shiftKey ? fieldBefore(form, from) : nextField(form, from);
      selectAll(to ?? form.querySelector<HTMLElement>('button[type="submit"]'));
    },
    [issue],
  );

const selectAll = (element: HTMLElement | null) => {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
};
