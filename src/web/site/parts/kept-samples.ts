const KEY = 'samples';

/** A form for samples that was left to add more: what its address asks for, which boxes were ticked, and what was typed. */
type KeptSamples = { query: string; ticked: string[]; typed: Record<string, string> };

/** Keeps the form in this tab. Where nothing can be stored, it is left as any form is. */
export function keepSamples(form: HTMLFormElement, query: string): void {
  const asked = query.split('&').filter((part) => /^[mp]=/.test(part));
  const ticked = boxesOf(form).flatMap(({ checked, value }) => (checked ? value : []));
  const typed = fieldsOf(form).map(({ name, value }): [string, string] => [name, value]);
  const kept = { query: asked.join('&'), ticked, typed: Object.fromEntries(typed) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept satisfies KeptSamples));
  } catch {
    forgetSamples();
  }
}

/** Ticks and fills the form as it was left. What is ticked or typed already stays. */
export function restoreSamples(form: HTMLFormElement): void {
  const kept = read();
  if (!kept) return;
  for (const box of boxesOf(form)) box.checked ||= kept.ticked.includes(box.value);
  for (const field of fieldsOf(form)) field.value ||= kept.typed[field.name] ?? '';
}

export function forgetSamples(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then there is nothing to forget.
  }
}

/** `withKept('?p=hpl/oak')` → `'?p=hpl/oak&p=hpl/teak'`, where a form was left that asked for teak. */
export function withKept(query: string): string {
  const kept = read()?.query;
  return kept ? `${query}&${kept}` : query;
}

function read(): KeptSamples | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function boxesOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('[name=materials]')];
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('[id^=sample-]:is(input, textarea)')];
}
