import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ListedShare, MadeShareAnswer } from '#contract/shares.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';
import { bytesOf } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

async function issued(changes = {}): Promise<{ document: string; number: string }> {
  const body = buildInput(changes);
  const { headers } = await app().call('POST', '/api/generateInvoice', { token, body });
  return { document: headers.get('Document') ?? '', number: headers.get('Invoice-Number') ?? '' };
}

async function shareOf(document: string): Promise<MadeShareAnswer & { path: string }> {
  const answer = await app().call('POST', '/api/shares', { token, body: { document } });
  const made = (await answer.json()) as MadeShareAnswer;
  return { ...made, path: new URL(made.url).pathname };
}

let first: ReturnType<typeof issued> | undefined;

/** Another link to the same document, whose page is drawn once. */
async function sharedAgain() {
  first ??= issued();
  const { document, number } = await first;
  return { document, number, ...(await shareOf(document)) };
}

async function shared(changes = {}) {
  const { document, number } = await issued(changes);
  return { document, number, ...(await shareOf(document)) };
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return app().call(method, path, { headers });
}

/** What the page was drawn from. */
async function drawn(path: string, headers = {}): Promise<SharedPage> {
  const answer = await get(path, headers);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  return JSON.parse(/<pre>(.*)<\/pre>/.exec(await answer.text())?.[1] ?? '') as SharedPage;
}

async function openings(document: string): Promise<[number, string | null]> {
  const [share] = (await (await app().call('GET', `/api/shares?of=${document}`, { token })).json()) as ListedShare[];
  return [share?.openings ?? -1, share?.lastOpenedAt ?? null];
}

test('The page shows the document, the firm and the first page, and speaks the language that is asked for', async () => {
  const { path, number } = await sharedAgain();
  const page = await drawn(path);
  expect(page).toMatchObject({
    address: path,
    language: 'en',
    kind: 'tax',
    number,
    buyer: 'Sample Interiors',
    date: '2026-11-21',
    paper: { pages: 1, size: { width: 1240, height: 1754 }, showAll: false },
    form: { kind: 'empty' },
    endsOn: '2027-02-19',
  });
  expect((await drawn(`${path}?l=or`)).language).toBe('or');
  expect((await drawn(`${path}?l=nonsense`)).language).toBe('en');
});

test('Its picture is a PNG that is made once, and its PDF is the paper as issued', async () => {
  const { path, document } = await shared();
  const picture = await get(`${path}/page/1.png`);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect((await bytesOf(picture)).subarray(1, 4).toString()).toBe('PNG');
  const before = (await app().everything()).page_pictures?.length;
  await shareOf(document);
  await get(`${path}/page/1.png`);
  expect((await app().everything()).page_pictures?.length).toBe(before);
  const file = await bytesOf(await get(`${path}/file.pdf`));
  const { pdf } = (await app().ports.invoices.findById(document)) ?? {};
  expect(app().ports.system.sha256(file)).toBe(pdf);
  for (const page of ['2.png', '0.png', '1.jpg', '99999.png', 'x'])
    expect((await get(`${path}/page/${page}`)).status).toBe(404);
});

test('A cancelled document says so, and serves the paper with CANCELLED', async () => {
  const { path, number, document } = await shared();
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}`, { token });
  const page = await drawn(path);
  expect([page.money, page.pay]).toEqual([{ kind: 'cancelled', on: '2026-11-21' }, null]);
  const file = await bytesOf(await get(`${path}/file.pdf`));
  expect(app().ports.system.sha256(file)).toBe(await app().ports.invoices.laterPdf(document, 'cancelled'));
  expect((await get(`${path}/page/1.png`)).status).toBe(200);
});

test('Nothing stores or lists it, and its address goes to no other page', async () => {
  const { path } = await sharedAgain();
  for (const each of [path, `${path}/page/1.png`, `${path}/file.pdf`, '/d/wrong', '/d/wrong/file.pdf', '/d/a/b/c']) {
    const { headers } = await get(each);
    expect({
      each,
      cache: headers.get('Cache-Control'),
      referrer: headers.get('Referrer-Policy'),
      robots: headers.get('X-Robots-Tag'),
      sniff: headers.get('X-Content-Type-Options'),
      frame: headers.get('X-Frame-Options') !== null,
      policy: headers.get('Content-Security-Policy')?.startsWith("default-src 'none'"),
    }).toEqual({
      each,
      cache: 'no-store',
      referrer: 'no-referrer',
      robots: 'noindex, nofollow, noarchive',
      sniff: 'nosniff',
      frame: true,
      policy: true,
    });
  }
});

test('An opening is counted, but no preview, no HEAD and no step on the page itself', async () => {
  const { path, document } = await shared();
  await get(path, { 'User-Agent': 'WhatsApp/2.23.20.0' });
  await get(path, { 'Sec-Fetch-Site': 'same-origin' });
  await get(path, { 'Sec-Purpose': 'prefetch' });
  await get(path, {}, 'HEAD');
  await get(`${path}/page/1.png`);
  expect(await openings(document)).toEqual([0, null]);
  await get(path, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36' });
  expect(await openings(document)).toEqual([1, '2026-11-21T06:00:00.000Z']);
});

test('An opening keeps no address of the reader and writes no line into the audit log', async () => {
  const behindProxy = await openTestApp({ settings: { isTrustedProxy: () => true, rateLimits: true } });
  onTestFinished(() => behindProxy.close());
  const staff = await behindProxy.logIn();
  const { headers } = await behindProxy.call('POST', '/api/generateInvoice', { token: staff, body: buildInput() });
  const body = { document: headers.get('Document') ?? '' };
  const made = (await (
    await behindProxy.call('POST', '/api/shares', { token: staff, body })
  ).json()) as MadeShareAnswer;
  const before = (await behindProxy.everything()).audit_log;
  for (const part of ['', '?l=hi', '/page/1.png', '/file.pdf']) {
    const from = { 'X-Forwarded-For': '192.0.2.77', 'User-Agent': 'Mozilla/5.0 Reader' };
    const answer = await behindProxy.call('GET', new URL(made.url).pathname + part, { headers: from });
    expect([part, answer.status]).toEqual([part, 200]);
  }
  const stored = await behindProxy.everything();
  expect(stored.shares).toMatchObject([{ openings: 2 }]);
  expect(stored.audit_log).toEqual(before);
  const names = Object.keys(stored).filter((name) => /192\.0\.2\.77|Reader/.test(JSON.stringify(stored[name])));
  expect(names).toEqual([]);
});

test('A wrong, an ended and a lapsed link get the same page, also for its parts', async () => {
  const [ended, lapsed] = [await sharedAgain(), await sharedAgain()];
  await app().call('DELETE', `/api/shares/${ended.id}`, { token });
  app().clock.now = '2027-02-19T06:00:00.000Z';
  const paths = [
    `/d/${'A'.repeat(43)}`,
    ended.path,
    lapsed.path,
    '/d/x',
    `/d/${'A'.repeat(3000)}`,
    '/d/%00',
    '/d/a/b',
    ...['page/1.png', 'file.pdf'].flatMap((part) => [`${ended.path}/${part}`, `${lapsed.path}/${part}`]),
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await get(path);
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      return JSON.stringify([answer.status, headers, await answer.text()]);
    }),
  );
  app().clock.now = '2026-11-21T06:00:00.000Z';
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^\[404,/);
  expect(answers[0]).not.toContain(ended.number);
});

test('A question about it reaches the callbacks with its document, also when the reader replaced the words', async () => {
  const { path, document, number } = await sharedAgain();
  const ask = (fields: Record<string, string>, query = '') =>
    app().call('POST', `${path}/ask${query}`, {
      body: new URLSearchParams({ user_name: '', user_email: '', contact_number: '', ...fields }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const sent = await ask({ contact_number: '98100 12345', message: 'When does it come?' }, '?l=hi');
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${path}?l=hi&asked=1#ask`]);
  const list = (await (await app().call('GET', '/api/callbacks', { token })).json()) as {
    callbacks: { message: string; about: object }[];
  };
  expect(list.callbacks[0]).toMatchObject({
    message: `About ${number}: When does it come?`,
    about: { kind: 'document', id: document, subject: `tax/${home}/${number}` },
  });
  const refused = await ask({ message: 'When?' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('"kind":"refused","request":{"email":"","name":""');
  expect((await drawn(`${path}?asked=1`)).form).toEqual({ kind: 'sent' });
});
