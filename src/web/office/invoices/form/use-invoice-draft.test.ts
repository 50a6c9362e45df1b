import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { formListsOf } from '#domain/catalogue/form-lists-of.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { openBrowser, type TestBrowser } from '#test/open/open-browser.ts';
import { loadDraft } from '../../parts/documents/draft-store.ts';
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
    takeOver: () => act(() => tab.now().takeOver()),
    keepThis: () => act(() => tab.now().keepThis()),
    removeSaved: () => act(() => tab.now().removeSaved()),
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

test('A draft never overwrites that of another tab: it says so, and both are kept until somebody chooses', async () => {
  const browser = openBrowser({ stored: { token: 'meena' } });
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await two.type('of tab two');
  expect([stored(), two.state(), two.reference()]).toEqual(['of tab one', 'conflict', 'of tab two']);
  expect(browser.asksBeforeLeaving()).toBe(true);
  await two.type('more of tab two');
  expect([stored(), two.state(), two.reference()]).toEqual(['of tab one', 'conflict', 'more of tab two']);

  await two.keepThis();
  expect([stored(), two.state()]).toEqual(['more of tab two', 'saved']);
  await browser.otherTabWrote();
  expect([one.state(), one.reference()]).toEqual(['conflict', 'of tab one']);
  await one.takeOver();
  expect([one.state(), one.reference()]).toEqual(['saved', 'more of tab two']);
});

test('A tab without anything typed learns of another tab’s draft before the first letter', async () => {
  const browser = openBrowser();
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await browser.otherTabWrote();
  expect([two.state(), browser.asksBeforeLeaving()]).toEqual(['conflict', false]);
  await one.removeSaved();
  await browser.otherTabWrote();
  expect(two.state()).toBe('unsaved');
});

test('A draft that was in conflict is saved as soon as the other tab has issued its own', async () => {
  const browser = openBrowser();
  const [one, two] = [await openTab(browser), await openTab(browser)];
  await one.type('of tab one');
  await two.type('of tab two');
  await one.removeSaved();
  await browser.otherTabWrote();
  expect([two.state(), stored()]).toEqual(['saved', 'of tab two']);
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

test('A device that is full says that nothing is saved, and the browser asks before it leaves', async () => {
  const browser = openBrowser({ stored: { token: 'meena' } });
  const one = await openTab(browser);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => browser.window.localStorage.getItem(name),
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {},
    },
  });
  await one.type('A/1');
  expect([one.state(), one.reference(), browser.asksBeforeLeaving()]).toEqual(['failed', 'A/1', true]);
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
