import { beforeAll, expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { keepUnsent, sentForms, unsentForms } from '../../parts/documents/unsent-store.ts';
import type { IssueResult } from '../issue/issue-draft.ts';
import { sendUnsent } from './send-unsent.ts';
import { sentOutcome } from './sent-outcome.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

/** A device with the server behind it. `lost`: how many answers of an issue never arrive, though the server has done it. */
function openDevice({ lost = 0 } = {}) {
  let left = lost;
  const keys: (string | null)[] = [];
  openBrowser({
    at: '/operations',
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      if (!url.endsWith('/generateInvoice')) return answer;
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
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
  const keys = openDevice();
  const key = keep({ invoiceNo: 'DL/26-27/0900' });
  await sendUnsent();
  await sendUnsent();
  expect(keys).toEqual([key]);
  expect(unsentForms()).toMatchObject([{ form: { key }, refused: expect.stringMatching(/./) }]);
  await sendUnsent(key);
  expect(keys).toEqual([key, key]);
});

test('What somebody else typed goes under his name by nobody’s doing but a press', async () => {
  const keys = openDevice();
  const key = keep({ by: 'ravi' });
  await sendUnsent();
  expect(keys).toEqual([]);
  await sendUnsent(key);
  expect(keys).toEqual([key]);
});

test.each<[IssueResult, string]>([
  [{ kind: 'issued', number: '1', document: 'a', address: '' }, 'sent'],
  [{ kind: 'no-pdf', number: '1', message: '' }, 'sent'],
  [{ kind: 'twin', number: '1', document: 'a', message: 'There is an equal one.' }, 'refused'],
  [{ kind: 'exists', number: '1', message: 'Taken.', problems: [], address: '' }, 'refused'],
  [{ kind: 'refused', status: 422, message: 'Not so.', problems: [] }, 'refused'],
  ...[0, 401, 429, 500, 503].map((status): [IssueResult, string] => [
    { kind: 'refused', status, message: '', problems: [] },
    'unreached',
  ]),
])('%j is %s', (answer, kind) => {
  expect(sentOutcome(answer).kind).toBe(kind);
});
