import { readSeeQuery, type TypedWall } from '#contract/see/read-see-query.ts';
import { wallQuery } from '#domain/selection/compare-query.ts';

/* What a visitor typed on one page and wants on another, for as long as this tab is open. Where nothing can be stored, nothing is kept. */

/**
 * Keeps the PIN code that he has typed: pages name the shop that is nearest to it. Returns it; '' of one that is not whole, which is not
 * kept.
 */
export function keepPin(typed: string): string {
  const pin = typed.trim();
  if (!/^\d{3} ?\d{3}$/.test(pin)) return '';
  keep('pin', pin);
  return pin;
}

/** '' where none was typed. */
export function keptPin(): string {
  return kept('pin');
}

/** Keeps the sizes of his wall, and of the doors and windows in it, as he typed them. */
export function keepWall(wall: TypedWall): void {
  keep('wall', wallQuery(wall).slice(1));
}

/** Null where none were typed. */
export function keptWall(): TypedWall | null {
  return readSeeQuery(kept('wall'));
}

/** A form for samples that was left to add more: what its address asks for, which boxes were ticked, and what was typed. */
type KeptSamples = { query: string; ticked: string[]; typed: Record<string, string> };

/** Keeps the form for samples. Where nothing can be stored, it is left as any form is. */
export function keepSamples(form: HTMLFormElement, query: string): void {
  const asked = query.split('&').filter((part) => /^[mp]=/.test(part));
  const ticked = boxesOf(form).flatMap(({ checked, value }) => (checked ? value : []));
  const typed = Object.fromEntries(fieldsOf(form).map(({ name, value }): [string, string] => [name, value]));
  keep('samples', JSON.stringify({ query: asked.join('&'), ticked, typed } satisfies KeptSamples));
}

/** Ticks and fills the form as it was left. What is ticked or typed already stays. */
export function restoreSamples(form: HTMLFormElement): void {
  const left = keptSamples();
  if (!left) return;
  for (const box of boxesOf(form)) box.checked ||= left.ticked.includes(box.value);
  for (const field of fieldsOf(form)) field.value ||= left.typed[field.name] ?? '';
}

export function forgetSamples(): void {
  forget('samples');
}

/** `withKept('?p=hpl/oak')` → `'?p=hpl/oak&p=hpl/teak'`, where a form was left that asked for teak. */
export function withKept(query: string): string {
  const left = keptSamples()?.query;
  return left ? `${query}&${left}` : query;
}

function keptSamples(): KeptSamples | null {
  try {
    return JSON.parse(kept('samples') || 'null');
  } catch {
    return null;
  }
}

function keep(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // The other page begins without it, also without what was kept before.
    forget(name);
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Then there is nothing to forget.
  }
}

function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function boxesOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('[name=materials]')];
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('[id^=sample-]:is(input, textarea)')];
}
