import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { formListsOf } from '#domain/catalogue/form-lists-of.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { openBrowser, type TestBrowser } from '#test/open/open-browser.ts';
import { home } from '#test/specification/specified-firm.ts';
import { takeUp } from '../../parts/entry/aside-store.ts';
import { loadDraft, type SavedDraft } from '../../parts/entry/draft-store.ts';
import { useInvoiceDraft } from './use-invoice-draft.ts';

const today = '2026-11-21';
const lists = formListsOf(openingCatalogue);

/** A tab with the form of a tax invoice. All tabs of a browser share what is stored on the device. */
async function openTab(browser: TestBrowser) {
  const deskOf = (day: string) => ({ today: day, productHabits: {}, lists }) as unknown as Desk;
  const tab = await browser.show(({ day }: { day: string }) => useInvoiceDraft('tax', deskOf(day)), { day: today });
  const act = (work: () => unknown) => browser.act(work);
  return {
    ...tab,
    state: () => tab.now().form.saveState,
    reference: () => tab.now().form.draft.referenceNumber,
    type: (value: string) => act(() => tab.now().change({ kind: 'field', field: 'referenceNumber', value })),
    begin: () => act(() => tab.now().begin()),
  };
}

const stored = () => loadDraft('tax')?.draft.referenceNumber ?? null;

test('Everything typed is saved on this device at once, and the next tab shows it, with the same key', async () => {
  const browser = openBrowser();
  const one = await openTab(browser);
  expect([one.state(), stored()]).toEqual(['unsaved', null]);
  await one.type('A/1');
  expect([one.state(), stored()]).toEqual(['saved', 'A/1']);
  expect(one.now().read().draft.referenceNumber).toBe('A/1');
  const two = await openTab(browser);
  expect([two.state(), two.reference(), two.now().form.key]).toEqual(['saved', 'A/1', one.now().form.key]);
  expect(browser.asksBeforeLeaving()).toBe(false);
});

test('A document that the server refused later opens with these words, until something is typed', async () => {
  const browser = openBrowser();
  await (await openTab(browser)).type('A/1');
  takeUp({ ...(loadDraft('tax') as SavedDraft), refused: 'The number is taken.' }, loadDraft('tax'));
  const tab = await openTab(browser);
  expect(tab.now().form.said).toBe('The server did not take it: The number is taken.');
  await tab.type('A/2');
  expect([tab.now().form.said, (await openTab(browser)).now().form.said, stored()]).toEqual(['', '', 'A/2']);
});

test('Another document removes this tab’s draft alone, and has a key of its own', async () => {
  const browser = openBrowser();
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  const { key } = one.now().form;
  await two.begin();
  expect([stored(), two.state()]).toEqual(['of tab one', 'conflict']);
  await two.type('of tab two');
  expect([stored(), two.state()]).toEqual(['of tab one', 'conflict']);
  await one.begin();
  expect([stored(), one.state(), one.reference(), one.now().form.key === key]).toEqual([null, 'unsaved', '', false]);
});

test('After midnight an empty form has the new day, and a form with input keeps its own', async () => {
  const browser = openBrowser();
  const empty = await openTab(browser);
  await empty.render({ day: '2026-11-22' });
  expect(empty.now().form.draft).toMatchObject({ date: '2026-11-22', buyerDate: '2026-11-22' });
  await empty.type('A/1');
  await empty.render({ day: '2026-11-23' });
  expect(empty.now().form.draft).toMatchObject({ date: '2026-11-22', referenceNumber: 'A/1' });
});

test('A new form begins with the Tax State of the last one, and with no Tax Type until something shows it', async () => {
  const browser = openBrowser();
  const tab = await openTab(browser);
  const set = (field: 'taxState' | 'taxType' | 'buyerAddress', value: string) =>
    browser.act(() => tab.now().change({ kind: 'field', field, value }));
  await set('taxState', home);
  await set('taxType', 'central');
  await browser.act(() => tab.now().removeSaved());
  await tab.begin();
  expect(tab.now().form.draft).toMatchObject({ taxState: home, taxType: '' });
  expect((await openTab(browser)).now().form).toMatchObject({ saveState: 'unsaved', draft: { taxState: home } });
  await set('buyerAddress', 'Sample Hotels\nCuttack 753001');
  expect(tab.now().form.draft.taxType).toBe('central');
});
