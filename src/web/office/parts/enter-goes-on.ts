import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './use-primary-key.ts';

type Fields = {
  /** Selects the fields that Enter leaves; in the others it does what it always does. */
  from?: string;
  /** Selects the fields that it goes to. */
  to?: string;
  /** Forward only to those that are blank and needed: without `data-optional`. */
  needed?: boolean;
};

/** Enter goes to the next field of a form, Shift+Enter back; behind the last one to the button that sends it. */
export function enterGoesOn(
  { nativeEvent: event, target, currentTarget: form }: KeyboardEvent<HTMLFormElement>,
  { from = 'input, select', to = from, needed = false }: Fields,
): void {
  const field = target as HTMLElement;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event) || !field.matches(from)) return;
  event.preventDefault();
  // Draw what the key has chosen before looking for the next field: React by this, Preact has done so between the two listeners.
  flushSync(() => {});
  const fields = [...form.querySelectorAll<HTMLInputElement>(to)].filter((each) => each.checkVisibility());
  const at = fields.indexOf(field as HTMLInputElement);
  const isWanted = ({ value, dataset }: HTMLInputElement) =>
    !needed || (value.trim() === '' && dataset.optional === undefined);
  const next = event.shiftKey ? fields[at - 1] : fields.slice(at + 1).find(isWanted);
  (next ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
