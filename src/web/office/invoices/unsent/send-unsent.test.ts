import { beforeAll, expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { forgetStaff } from '../../../log-out.ts';
import { keepUnsent, sentForms, unsentForms } from '../../parts/entry/unsent-store.ts';
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
      const isIssue = url.endsWith('/generateInvoice');
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
