import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { useAccount } from './use-account.ts';
import { useMoneyDraft } from './use-money-draft.ts';

const customer = { id: 'a', name: 'Sample Homes', billingAddress: 'Sample Homes', gstin: '' };

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

test('Without a network a form goes on with the account that was loaded before, of the same customer alone', async () => {
  const seen = { customer, accounts: {}, at: '2026-11-21T04:00:00.000Z' };
  const browser = openBrowser();
  const form = await browser.show(() => useMoneyDraft('receipt', '2026-11-21', {}), {});
  // What is loaded changes no draft by itself: another tab may show it, too.
  await browser.act(() => form.now().see(seen));
  expect(localStorage.getItem('draft:money-receipt')).toBeNull();
  await browser.act(() => form.now().change({ customer: 'a', customerText: 'Sample Homes' }));
  const { form: kept } = (await browser.show(() => useMoneyDraft('receipt', '2026-11-21', {}), {})).now();
  expect(kept.seen).toEqual(seen);
  const account = async (id: string) => (await browser.show(() => useAccount(id, [], kept.seen), {})).now().state;
  expect(await account('a')).toMatchObject({ kind: 'failed' });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  expect(await account('a')).toEqual({ kind: 'ready', value: { ...seen, isKept: true } });
  expect(await account('b')).toMatchObject({ kind: 'failed' });
});

test('What is kept of an account is loaded again when a network comes, and what was loaded is not', async () => {
  const seen = { customer, accounts: {}, at: '2026-11-21T04:00:00.000Z' };
  let calls = 0;
  const serve = async () => {
    calls += 1;
    if (navigator.onLine === false) throw new TypeError('The connection was cut.');
    return Response.json(customer);
  };
  const browser = openBrowser({ serve });
  const connect = (isThere: boolean) =>
    browser.act(() => {
      Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
      dispatchEvent(new window.Event('online'));
    });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  await connect(false);
  const { now } = await browser.show(() => useAccount('a', [], seen).state, {});
  expect(now()).toMatchObject({ value: { isKept: true } });
  await connect(true);
  expect(now()).toEqual({ kind: 'ready', value: { customer, accounts: {}, at: expect.not.stringMatching(seen.at) } });
  await connect(true);
  expect(calls).toBe(2);
});

test('A form in which nothing is typed any more is not kept: an entry that waits can be opened there', async () => {
  const browser = openBrowser();
  const form = await browser.show(() => useMoneyDraft('receipt', '2026-11-21', {}), {});
  await browser.act(() => form.now().change({ note: 'typed' }));
  expect(localStorage.getItem('draft:money-receipt')).toContain('typed');
  await browser.act(() => form.now().change({ note: '' }));
  expect(localStorage.getItem('draft:money-receipt')).toBeNull();
});

test('What another program left in the place of a draft begins an empty form', async () => {
  for (const left of ['{', '{"draft":{}}', '{"key":"k","draft":{}}']) {
    const browser = openBrowser({ stored: { 'draft:money-receipt': left } });
    const tab = await browser.show(() => useMoneyDraft('receipt', '2026-11-21', {}), {});
    expect([left, tab.now().form.saveState, tab.now().form.draft.note]).toEqual([left, 'unsaved', '']);
  }
});
