import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DocumentRecord } from '#contract/documents.ts';
import type { ListedShare, MadeShareAnswer } from '#contract/shares.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { issueOverWire } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
const issue = issueOverWire(app);
let token = '';
let document = '';
beforeAll(async () => {
  token = await app().logIn();
  document = (await issue()).headers.get('Document') ?? '';
});

function share(body: object) {
  return app().call('POST', '/api/shares', { token, body });
}

async function shareDocument(more = {}): Promise<MadeShareAnswer> {
  const answer = await share({ document, ...more });
  expect(answer.status).toBe(201);
  return (await answer.json()) as MadeShareAnswer;
}

async function listed(): Promise<ListedShare[]> {
  const answer = await app().call('GET', `/api/shares?of=${document}`, { token });
  return (await answer.json()) as ListedShare[];
}

test('A link has a token of 256 bits, lives 90 days unless staff say otherwise, and is told once', async () => {
  const made = await shareDocument({ for: '  Sample Interiors ' });
  expect(made.url).toMatch(/^http:\/\/vitrine\.example\/d\/[\w-]{43}[A-Za-z0-9]$/);
  expect(made.expiresAt).toBe('2027-02-19T06:00:00.000Z');
  const week = await shareDocument({ days: 7 });
  expect(week.expiresAt).toBe('2026-11-28T06:00:00.000Z');
  const list = await listed();
  expect(list.find(({ id }) => id === made.id)).toMatchObject({ for: 'Sample Interiors', live: true, openings: 0 });
  const secret = made.url.slice(made.url.lastIndexOf('/') + 1);
  expect(JSON.stringify([list, await app().everything(), app().log])).not.toContain(secret);
});

test.each([
  [7, '2026-11-28'],
  [30, '2026-12-21'],
  [90, '2027-02-19'],
  [365, '2027-11-21'],
])('A link of %i days opens until the last moment of them, and then no more', async (days, lastDay) => {
  const { clock } = app();
  const begun = clock.now;
  onTestFinished(() => {
    clock.now = begun;
  });
  const { url, expiresAt } = await shareDocument({ days });
  expect(expiresAt).toBe(`${lastDay}T06:00:00.000Z`);
  const path = new URL(url).pathname;
  clock.now = `${lastDay}T05:59:59.999Z`;
  expect((await app().call('GET', path)).status).toBe(200);
  clock.now = expiresAt;
  for (const part of ['', '/page/1.png', '/file.pdf'])
    expect([part, (await app().call('GET', path + part)).status]).toEqual([part, 404]);
});

test('A link ends at once, and stays in the list', async () => {
  const { id } = await shareDocument();
  const ended = await app().call('DELETE', `/api/shares/${id}`, { token });
  expect(await ended.json()).toMatchObject({ live: false, endedBy: 'meena', endedAt: '2026-11-21T06:00:00.000Z' });
  expect((await listed()).find((each) => each.id === id)?.live).toBe(false);
  expect((await app().call('DELETE', '/api/shares/nobody', { token })).status).toBe(404);
});

test('The page of a document counts its open links, and its history names those who made and ended one', async () => {
  const shared = (await issue()).headers.get('Document') ?? '';
  const read = async () =>
    (await (await app().call('GET', `/api/documents/${shared}`, { token })).json()) as DocumentRecord;
  const none = { count: 0, until: null, openings: 0, lastOpenedAt: null };
  expect((await read()).shares).toEqual(none);
  const week = await shareDocument({ document: shared, days: 7, for: 'Sample Interiors' });
  const { url, id } = await shareDocument({ document: shared });
  await app().call('GET', new URL(url).pathname);
  const now = app().clock.now;
  await expect
    .poll(async () => (await read()).shares)
    .toEqual({ count: 2, until: '2027-02-19T06:00:00.000Z', openings: 1, lastOpenedAt: now });
  for (const share of [id, week.id]) await app().call('DELETE', `/api/shares/${share}`, { token });
  const { shares, history } = await read();
  expect(shares).toEqual(none);
  expect(history.map(({ who, words }) => `${who} ${words}`)).toEqual([
    'meena issued it',
    'meena made a link until 28/11/2026: Sample Interiors',
    'meena made a link until 19/02/2027',
    'meena ended a link',
    'meena ended a link: Sample Interiors',
  ]);
});

test('Only one thing that exists is shared, for a number of days that is offered', async () => {
  const refused = [
    [{}, 422],
    [{ document, receipt: document }, 422],
    [{ document, days: 8 }, 422],
    [{ document, for: 'a'.repeat(101) }, 422],
    [{ document, for: 'a\nb' }, 422],
    [{ document: 'nobody' }, 404],
    [{ receipt: 'nobody' }, 404],
  ] as const;
  for (const [body, status] of refused) expect([body, (await share(body)).status]).toEqual([body, status]);
});

test('A hundred links to one document are listed a page at a time', async () => {
  const issued = (await issue()).headers.get('Document') ?? '';
  for (let n = 0; n < 100; n++) await share({ document: issued });
  const answer = await app().call('GET', `/api/shares?of=${issued}&page=5`, { token });
  expect(answer.headers.get('X-Total-Count')).toBe('100');
  expect(await answer.json()).toHaveLength(20);
});
