import { type KeyboardEvent, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useFieldKey } from '../../parts/use-field-key.ts';
import { isComposing, usePrimaryKey } from '../../parts/use-primary-key.ts';

/**
 * Ctrl+Enter enters and F2 goes to Date, from anywhere. Enter goes to the next field that needs a value, then to the main
 * button; Shift+Enter goes back. Returns the onKeyDown handler of the form.
 */
export function useMoneyKeys(enter: () => void) {
  usePrimaryKey(enter);
  useFieldKey('date');
  return useCallback(({ nativeEvent: event, target, currentTarget: form }: KeyboardEvent<HTMLFormElement>) => {
    const from = target as HTMLElement;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (!from.matches('input, select')) return;
    event.preventDefault();
    // Render what the key has chosen before looking for the next empty field.
    flushSync(() => {});
    const controls = [...form.querySelectorAll<HTMLInputElement>('input, select')];
    const at = controls.indexOf(from as HTMLInputElement);
    const isWanted = ({ value, dataset }: HTMLInputElement) => value.trim() === '' && dataset.optional === undefined;
    const to = event.shiftKey ? controls[at - 1] : controls.slice(at + 1).find(isWanted);
    select(to ?? form.querySelector<HTMLElement>('button[type="submit"]'));
  }, []);
}

function select(element: HTMLElement | null | undefined) {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
