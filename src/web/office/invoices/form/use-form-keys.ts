import { type KeyboardEvent, useCallback, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../parts/use-primary-key.ts';
import { completesLastRow, needsChoice, nextField, previousField } from './next-field.ts';

/**
 * Ctrl+Enter issues and F2 goes to Date, from anywhere. Enter goes to the next field, and adds a line at the end of the last
 * row; Shift+Enter goes back, and in an address makes a line. Returns the onKeyDown handler of the form.
 */
export function useFormKeys(issue: () => void, addLine: () => void) {
  // Before the screen is painted: who sees the form may press its keys.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const action = event.key === 'F2' ? goToDate : isIssueKey(event) ? issue : null;
      // No form keys while a dialog is open.
      if (!action || isComposing(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (!event.repeat) action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [issue]);

  return useCallback(
    ({ nativeEvent: event, target, currentTarget: form }: KeyboardEvent<HTMLFormElement>) => {
      const from = target as HTMLElement;
      if (event.key !== 'Enter' || isIssueKey(event) || isComposing(event) || !movesOn(event, from)) return;
      event.preventDefault();
      // Draw the HSN of the product before looking for the next empty field: React by this, Preact has done so between the two listeners.
      flushSync(() => {});
      if (!event.shiftKey && needsChoice(form, from)) return;
      const to = event.shiftKey ? previousField(form, from) : nextField(form, from);
      if (to === null && !event.shiftKey && completesLastRow(form, from)) addLine();
      else select(to ?? form.querySelector<HTMLElement>('button[type="submit"]'));
    },
    [addLine],
  );
}

/** The keyboard of a phone has no Shift+Enter: there Enter makes a line in an address. */
function movesOn({ shiftKey, defaultPrevented }: globalThis.KeyboardEvent, from: HTMLElement): boolean {
  if (!from.matches('textarea')) return from.matches('input, select');
  return !shiftKey && !defaultPrevented && !matchMedia('(pointer: coarse)').matches;
}

function isIssueKey(event: globalThis.KeyboardEvent) {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

function goToDate() {
  return select(document.querySelector<HTMLInputElement>('#date'));
}

function select(element: HTMLElement | null) {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
