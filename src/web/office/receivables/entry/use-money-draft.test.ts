import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { useMoneyDraft } from './use-money-draft.ts';

test('A draft for another customer than the address asks for begins a new entry, with a key of its own', async () => {
  const browser = openBrowser();
  const open = (customer: string) => browser.show(() => useMoneyDraft('receipt', '2026-11-21', { customer }), {});
  const first = await open('a');
  await browser.act(() => first.now().change({ note: 'typed' }));
  const [same, other] = [await open('a'), await open('b')];
  expect([same.now().form.draft.note, same.now().form.key]).toEqual(['typed', first.now().form.key]);
  expect([other.now().form.draft.note, other.now().form.draft.customer]).toEqual(['', 'b']);
  expect(other.now().form.key).not.toBe(first.now().form.key);
  // What the other tab keeps is shown on request, whatever the address asks for.
  await browser.act(() => other.now().takeOver());
  expect([other.now().form.draft.note, other.now().form.draft.customer]).toEqual(['typed', 'a']);
});

test('What another program left in the place of a draft begins an empty form', async () => {
  for (const left of ['{', '{"draft":{}}', '{"key":"k","draft":{}}']) {
    const browser = openBrowser({ stored: { 'draft:money-receipt': left } });
    const tab = await browser.show(() => useMoneyDraft('receipt', '2026-11-21', {}), {});
    expect([left, tab.now().form.saveState, tab.now().form.draft.note]).toEqual([left, 'unsaved', '']);
  }
});
