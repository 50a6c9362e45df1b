import { beforeAll, expect, test, vi } from 'vitest';
import { buildReceipt } from '#test/build/build-money.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import type { UnsentEntry } from '../../parts/entry/unsent-store.ts';
import type { Entry } from './entry-of-draft.ts';
import { blankMoneyDraft } from './money-draft.ts';
import { unsentEntry, useEnter } from './use-enter.ts';

const app = withTestApp();
let token = '';
let customer = '';
beforeAll(async () => {
  token = await app().logIn();
  const body = { billingAddress: 'Sample Homes\nNew Delhi 110024' };
  const added = await app().call('POST', '/api/customers', { token, body });
  customer = ((await added.json()) as { customer: { id: string } }).customer.id;
});

/** A receipt of 1,000.00 as the form has it, and the server behind it. `lost`: how many answers never arrive, and `away`: how many say that the database is away, the first for a second. */
async function openForm({ lost = 0, away = 0 } = {}) {
  let left = lost;
  let leftAway = away;
  let calls = 0;
  const browser = openBrowser({
    at: '/receive',
    stored: { token, 'draft:money-receipt': 'typed' },
    serve: async (url, init) => {
      calls += 1;
      const answer = await app().app.request(url, init);
      left -= 1;
      if (left >= 0) throw new TypeError('The connection was cut.');
      leftAway -= 1;
      if (leftAway >= 0)
        return Response.json(
          { message: 'Not known.', problems: [] },
          { status: 503, headers: { 'Retry-After': calls === 1 ? '1' : '30' } },
        );
      return answer;
    },
  });
  const draft = { ...blankMoneyDraft('receipt', '2026-11-21'), customer };
  const entry: Entry = {
    ...{ rows: [], source: null, total: 1000_00, taken: 0, tds: new Map(), problems: [] },
    draft: buildReceipt({ customer }),
  };
  const reading = {
    form: { draft, key: crypto.randomUUID(), savedAt: '', saveState: 'saved' as const },
    entry,
    items: [],
  };
  let entered = 0;
  const read = () => reading;
  const onEntered = () => {
    entered += 1;
  };
  const screen = await browser.show(() => useEnter(read, onEntered), {});
  return {
    ...screen,
    reading,
    act: browser.act,
    asksBeforeLeaving: browser.asksBeforeLeaving,
    calls: () => calls,
    entered: () => entered,
    press: (times = 1) => browser.act(() => Promise.all(Array.from({ length: times }, () => screen.now().enter()))),
    reset: () => browser.act(() => screen.now().reset()),
  };
}

test('Two presses of Enter send one receipt, and the next one after it is another attempt', async () => {
  const { press, now, calls, entered, reset } = await openForm();
  await press(3);
  expect(now().attempt).toMatchObject({ kind: 'entered', id: 1, voucher: { kind: 'receipt', amount: 1000_00 } });
  expect([calls(), entered()]).toEqual([1, 1]);
  await reset();
  expect(now().attempt).toBeNull();
});

test('After an answer that never came, the same receipt is shown and no second one is made', async () => {
  const receipts = async () => (await app().everything()).vouchers?.length ?? 0;
  const before = await receipts();
  const { press, now, entered, reading } = await openForm({ lost: 1 });
  await press();
  expect(now().attempt).toMatchObject({ kind: 'refused', message: expect.stringContaining('Nothing was lost') });
  expect(now().attempt).toMatchObject({ isUnreached: true });
  expect(entered()).toBe(0);
  // Kept for later, it would be the same call.
  const { form } = unsentEntry(reading, 'meena');
  expect(form).toMatchObject({ key: reading.form.key, what: 'Receipt', amount: 1000_00, screen: '/receive' });
  const headers = { 'Idempotency-Key': reading.form.key };
  const { call, body } = form as UnsentEntry;
  expect((await app().call('POST', call, { token, body, headers })).status).toBe(201);
  expect(await receipts()).toBe(before + 1);
  await press();
  expect(now().attempt).toMatchObject({ kind: 'entered', id: 2 });
  expect(await receipts()).toBe(before + 1);
});

test('While the database is away the form goes on by itself with the same key: one receipt is made', async () => {
  const receipts = async () => (await app().everything()).vouchers?.length ?? 0;
  const before = await receipts();
  const { press, now, calls, entered } = await openForm({ away: 1 });
  await press();
  expect(now().attempt).toMatchObject({ kind: 'entered', id: 1 });
  expect([calls(), entered(), await receipts()]).toEqual([2, 1, before + 1]);
});

test('A form that was cleared while the database was away is not entered, and the next one is its own', async () => {
  const { act, now, calls, entered, reset, reading, press, asksBeforeLeaving } = await openForm({ away: 2 });
  let entering: unknown;
  await act(async () => {
    entering = now().enter();
    await vi.waitFor(() => expect(calls()).toBe(2), 10_000);
  });
  expect(now().attempt).toMatchObject({ kind: 'sending', isWaiting: true });
  expect(asksBeforeLeaving()).toBe(true);
  await reset();
  expect(asksBeforeLeaving()).toBe(false);
  await act(() => entering);
  expect([calls(), entered(), now().attempt]).toEqual([2, 0, null]);
  reading.form = { ...reading.form, key: crypto.randomUUID() };
  await press();
  expect([entered(), now().attempt]).toMatchObject([1, { kind: 'entered', id: 2 }]);
});

test('Another entry with a key that was used is told apart from one that is wrong', async () => {
  const { press, now, reading } = await openForm();
  await press();
  reading.entry = { ...reading.entry, draft: { ...reading.entry.draft, amount: 7_00 } };
  await press();
  expect(now().attempt).toMatchObject({ kind: 'exists', message: expect.stringContaining('Already issued as RC-DL') });
  reading.form = { ...reading.form, key: crypto.randomUUID() };
  reading.entry = { ...reading.entry, draft: { ...reading.entry.draft, amount: -1 } };
  await press();
  expect(now().attempt).toMatchObject({ kind: 'refused', problems: [{ field: 'amount' }] });
});

test('What a rule of the form forbids is not sent', async () => {
  const { press, now, calls, reading } = await openForm();
  reading.entry = { ...reading.entry, problems: [{ field: 'mode', message: 'Choose how the money was paid' }] };
  await press();
  expect(now().attempt).toMatchObject({ kind: 'refused', message: '', problems: reading.entry.problems });
  expect(calls()).toBe(0);
});

test('A login that has ended leaves the page and the draft as they are', async () => {
  const { press, now, entered } = await openForm();
  localStorage.setItem('token', 'ended');
  await press();
  expect(now().attempt).toMatchObject({ kind: 'login-ended' });
  expect([localStorage.getItem('token'), localStorage.getItem('draft:money-receipt')]).toEqual([null, 'typed']);
  expect(entered()).toBe(0);
});
