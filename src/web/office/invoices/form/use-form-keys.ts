import { type KeyboardEvent, useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { endsLines, fieldBefore, nextField, staysAt } from './next-field.ts';

/**
 * Ctrl+Enter issues and F2 goes to Date, wherever the focus is; Enter walks, from the last row's end into a new one,
 * and Shift+Enter walks back.
 * The handler that is answered is for the form's own onKeyDown.
 */
export function useFormKeys(issue: () => void, addLine: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const pressed = event.key === 'F2' ? goToDate : isIssueKey(event) ? issue : null;
      // Behind a question the form stands still.
      if (!pressed || isComposing(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (!event.repeat) pressed();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [issue]);

  return useCallback(
    ({ nativeEvent: event, target, currentTarget: form }: KeyboardEvent<HTMLFormElement>) => {
      const from = target as HTMLElement;
      if (event.key !== 'Enter' || isIssueKey(event) || isComposing(event) || !from.matches('input, select')) return;
      event.preventDefault();
      // The product's HSN must be in its select before the next empty field is looked for.
      flushSync(() => {});
      if (!event.shiftKey && staysAt(form, from)) return;
      const to = event.shiftKey ? fieldBefore(form, from) : nextField(form, from);
      if (to === null && !event.shiftKey && endsLines(form, from)) addLine();
      else select(to ?? form.querySelector<HTMLElement>('button[type="submit"]'));
    },
    [addLine],
  );
}

function isIssueKey(event: globalThis.KeyboardEvent) {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

// 229: the key belongs to an input method that has not finished its letter.
function isComposing(event: globalThis.KeyboardEvent) {
  return event.isComposing || event.keyCode === 229;
}

function goToDate() {
  return select(document.querySelector<HTMLInputElement>('#date'));
}

function select(element: HTMLElement | null) {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
