import { beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { buildDraft } from '#test/build/factories.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';
import { forgetStaff } from '../../../log-out.ts';
import { keepUnsent, openAgain, sentForms, unsentForms } from '../../parts/entry/unsent-store.ts';
import type { IssueResult } from '../issue/issue-draft.ts';
import { sendUnsent } from './send-unsent.ts';
import { sentOutcome } from './sent-outcome.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

type Issued = { key: string | null; nth: number };

/**
 * A device with the server behind it. `lost`: how many answers of an issue never arrive, though the server has done it; `instead`
 * answers some itself. `calls` gets the addresses of all.
 */
function openDevice({
  lost = 0,
  instead = (_: Issued): Response | undefined => undefined,
  token: stored = token,
  calls = [] as string[],
} = {}) {
  let left = lost;
  const keys: (string | null)[] = [];
  openBrowser({
    at: '/operations',
    stored: { token: stored },
    serve: async (url, init) => {
      calls.push(url);
      const key = new Headers(init?.headers).get('Idempotency-Key');
      const isIssue = /\/(generateInvoice|receipts)$/.test(url);
      const other = isIssue && instead({ key, nth: keys.push(key) });
      if (other) return other;
      const answer = await app().app.request(url, init);
      if (!isIssue) return answer;
      left -= 1;
      if (left >= 0) throw new TypeError('The connection was cut.');
      return answer;
    },
  });
  return keys;
}

function keep({
  by = 'meena',
  savedAt = '2026-11-21T04:00:00.000Z',
  ...draft
}: { by?: string; savedAt?: string } & Parameters<typeof buildDraft>[0]) {
  const key = crypto.randomUUID();
  const form = { draft: buildDraft({ pcomment1: key, ...draft }), key, taxTypeChosen: true, savedAt };
  expect(keepUnsent({ form, by, refused: '' })).toBe(true);
  return key;
}

/** A receipt in cash, as its form would send it. */
function keepReceipt(customer: string, amount = 2_50_000_00) {
  const key = crypto.randomUUID();
  const body = { customer, taxState: home, date: '2026-11-21', mode: 'cash', amount };
  const facts = { savedAt: '2026-11-21T04:00:00.000Z', what: 'Receipt', whom: 'Sample Homes', amount };
  const form = { ...facts, key, call: paths.receiptList, body, screen: '/receive', name: NAME, saved: { key } };
  expect(keepUnsent({ form, by: 'meena', refused: '' })).toBe(true);
  return { key, form };
}

const NAME = 'draft:money-receipt' as const;

const receipts = async () => (await app().everything()).vouchers?.length ?? 0;

async function addCustomer() {
  const body = { billingAddress: `Sample Homes ${crypto.randomUUID()}\nNew Delhi 110024` };
  const added = await app().call('POST', '/api/customers', { token, body });
  return ((await added.json()) as { customer: { id: string } }).customer.id;
}

const refusal = (status: number): IssueResult => ({ kind: 'refused', status, message: '', problems: [] });

async function countDocuments() {
  return (await app().everything()).invoices?.length ?? 0;
}

test('What waits is sent once, oldest first, and its number is kept until somebody has seen it', async () => {
  const before = await countDocuments();
  const keys = openDevice();
  const late = keep({ savedAt: '2026-11-21T05:00:00.000Z' });
  const early = keep({});
  await Promise.all([sendUnsent(), sendUnsent()]);
  await sendUnsent();
  expect(new Set(keys)).toEqual(new Set([early, late]));
  expect(keys[0]).toBe(early);
  expect(await countDocuments()).toBe(before + 2);
  expect(unsentForms()).toEqual([]);
  expect(sentForms().map(({ key, number }) => [key, number])).toEqual(
    expect.arrayContaining([
      [early, expect.stringMatching(/^DL\/26-27\/\d{4}$/)],
      [late, expect.stringMatching(/^DL\/26-27\/\d{4}$/)],
    ]),
  );
});

test('An answer that was lost leaves the document where it is, and its key brings the same one: no second is issued', async () => {
  const before = await countDocuments();
  const keys = openDevice({ lost: 1 });
  const key = keep({});
  await sendUnsent();
  expect([unsentForms().length, sentForms().length]).toEqual([1, 0]);
  await sendUnsent();
  expect([unsentForms().length, sentForms().length]).toEqual([0, 1]);
  expect(keys).toEqual([key, key]);
  expect(await countDocuments()).toBe(before + 1);
});

test('What the server refuses stays, says why, and is not sent again by itself', async () => {
  const calls: string[] = [];
  const keys = openDevice({ calls });
  const key = keep({ invoiceNo: 'DL/26-27/0900' });
  await sendUnsent();
  await sendUnsent();
  expect(keys).toEqual([key]);
  expect(unsentForms()).toMatchObject([{ form: { key }, refused: expect.stringMatching(/./) }]);
  // An unattended login ends: nobody is asked.
  const { length } = calls;
  await sendUnsent();
  expect(calls).toHaveLength(length);
  await sendUnsent(key);
  expect(keys).toEqual([key, key]);
});

test('What somebody else typed goes under his name by nobody’s doing but a press', async () => {
  const calls: string[] = [];
  const keys = openDevice({ calls });
  const key = keep({ by: 'ravi' });
  await sendUnsent();
  const { length } = calls;
  await sendUnsent();
  expect([keys, calls.length]).toEqual([[], length]);
  await sendUnsent(key);
  expect(keys).toEqual([key]);
});

test('A document at which the server fails holds up no other one, and the words of the server are there', async () => {
  const keys = openDevice({ instead: ({ nth }) => (nth === 1 ? new Response(null, { status: 500 }) : undefined) });
  const failing = keep({});
  const later = keep({ savedAt: '2026-11-21T05:00:00.000Z' });
  expect(await sendUnsent()).toContain('The server could not do this (500).');
  expect(keys).toEqual([failing, later]);
  expect([unsentForms().map(({ form }) => form.key), sentForms().map(({ key }) => key)]).toEqual([[failing], [later]]);
});

test.each([200, 422])('After Logout an answer (%i) that was on its way writes nothing', async (status) => {
  openDevice({
    instead: () => {
      forgetStaff();
      return new Response(null, { status, headers: status === 200 ? { 'Invoice-Number': 'DL/26-27/0001' } : {} });
    },
  });
  keep({});
  await sendUnsent();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('A login that has ended leaves the page where it is, and is not asked again by itself', async () => {
  const calls: string[] = [];
  openDevice({ token: 'ended', calls });
  const key = keep({});
  expect(await sendUnsent()).toBe('Your login has ended. Log in again to send it.');
  await sendUnsent();
  expect([calls, localStorage.getItem('token')]).toEqual([['/api/desk'], 'ended']);
  expect(await sendUnsent(key)).toContain('Your login has ended.');
});

test('A login that ends just before the document comes leaves the page where it is too', async () => {
  openDevice({ instead: () => new Response(null, { status: 401 }) });
  keep({});
  expect(await sendUnsent()).toContain('Your login has ended.');
  expect(localStorage.getItem('token')).toBe(token);
});

test('Money that waits is entered once though an answer was lost, and its number is kept with what the server warns of', async () => {
  const customer = await addCustomer();
  const before = await receipts();
  const keys = openDevice({ lost: 1 });
  const { key } = keepReceipt(customer);
  const document = keep({ savedAt: '2026-11-21T05:00:00.000Z' });
  await sendUnsent();
  expect(sentForms()).toEqual([]);
  await sendUnsent();
  expect([keys, await receipts()]).toEqual([[key, key, document], before + 1]);
  expect(unsentForms()).toEqual([]);
  expect(sentForms().find((sent) => sent.key === key)).toEqual({
    ...{ key, what: 'Receipt', buyer: 'Sample Homes', document: expect.stringMatching(/./) },
    ...{ number: expect.stringMatching(/^RC-DL/), warned: expect.stringContaining('Cash of ₹ 2,50,000.00') },
  });
});

test('Money that the server refuses stays with its words, and is the draft of its form again, over no other one', async () => {
  openDevice();
  const { key, form } = keepReceipt(await addCustomer(), -1);
  await sendUnsent();
  const refused = unsentForms()[0]?.refused ?? '';
  expect([unsentForms()[0]?.form.key, refused]).toEqual([key, expect.stringMatching(/./)]);
  localStorage.setItem(NAME, 'typed');
  expect([openAgain(form, refused), localStorage.getItem(NAME)]).toEqual(['typed', 'typed']);
  localStorage.removeItem(NAME);
  expect(openAgain(form, refused)).toBe('done');
  expect(JSON.parse(localStorage.getItem(NAME) ?? '')).toEqual({ key, refused });
});

test('The page of a proxy or of a hotel’s network is not taken for a receipt', async () => {
  openDevice({ instead: () => Response.json({ welcome: 'Log in to this network' }) });
  const { key } = keepReceipt('any');
  await sendUnsent(key);
  expect([unsentForms()[0]?.form.key, unsentForms()[0]?.refused, sentForms()]).toEqual([key, '', []]);
});

test('What an advance pays has no number, and is told to be entered', async () => {
  openDevice({ instead: () => Response.json({ allocations: [] }, { status: 201 }) });
  const { key } = keepReceipt('any');
  await sendUnsent();
  expect(sentForms()).toMatchObject([{ key, number: '' }]);
});

test.each<[IssueResult, string]>([
  [{ kind: 'issued', number: '1', document: 'a', address: '' }, 'sent'],
  [{ kind: 'issued', number: '', document: '', address: '' }, 'unreached'],
  [{ kind: 'no-pdf', number: '1', message: '' }, 'sent'],
  [{ kind: 'twin', number: '1', document: 'a', message: 'There is an equal one.' }, 'refused'],
  [{ kind: 'exists', number: '1', message: 'Taken.', problems: [], address: '' }, 'refused'],
  [{ kind: 'refused', status: 422, message: 'Not so.', problems: [] }, 'refused'],
  ...[0, 401, 429, 503, 507].map((status): [IssueResult, string] => [refusal(status), 'unreached']),
  ...[500, 502, 504].map((status): [IssueResult, string] => [refusal(status), 'failed']),
])('%j is %s', (answer, kind) => {
  expect(sentOutcome(answer).kind).toBe(kind);
});
