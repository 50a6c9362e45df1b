import { describe, expect, test } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import type { Pages } from '#operations/ports/pages.ts';
import { buildCallback } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

const asha = { user_email: 'asha@example.com', user_name: 'Asha Rao', contact_number: '9876543210', message: 'Blinds' };

function send(body: unknown, headers: Record<string, string> = {}) {
  return app().call('POST', '/api/callback', { body, headers });
}

function sendForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return send(new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  });
}

async function list(query = ''): Promise<CallbackList> {
  return (
    await app().call('GET', `/api/callbacks${query}`, { token: await app().logIn() })
  ).json() as Promise<CallbackList>;
}

// The clock does not move in these tests, so callbacks have no fixed order: each is found by its text.
async function about(text: string, state = 'open') {
  return (await list(`?state=${state}&size=100`)).callbacks.find(({ message }) => message === text);
}

describe('Asking to be called back', () => {
  test('Specification 7, callback: a request is answered OK, in text, and is stored', async () => {
    const answer = await send({ ...asha, message: 'One' });
    expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'OK',
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Ad-Tag')).toBeNull();
    expect(await about('One')).toMatchObject({
      email: 'asha@example.com',
      name: 'Asha Rao',
      contactNumber: '9876543210',
      state: 'open',
    });
  });

  test.each([
    [{}, 'user_email contact_number', 'Please enter either an Email address or a Contact number.'],
    [{ user_email: 'asha' }, 'user_email', 'Please enter a valid email address.'],
    [{ contact_number: '123' }, 'contact_number', 'Contact number should be at least 8 digits.'],
    [{ ...asha, message: 'x'.repeat(5001) }, 'message', 'Description takes at most 5000 characters.'],
    [{ ...asha, user_name: 7 }, 'user_name', 'user_name is missing, or its value is not accepted.'],
  ])('%o is refused, naming %s, and not stored', async (body, fields, message) => {
    const before = (await list()).counts;
    const answer = await send(body);
    const failure = (await answer.json()) as { message: string; problems: { field: string }[] };
    expect(answer.status).toBe(422);
    expect(failure.message).toBe(message);
    expect(failure.problems.map(({ field }) => field).join(' ')).toBe(fields);
    expect((await list()).counts).toEqual(before);
  });

  test.each([
    ['text/plain', JSON.stringify(asha), 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{', 400],
    ['application/json', 'null', 422],
    ['application/json', JSON.stringify({ ...asha, message: 'a\0b' }), 422],
    ['application/x-www-form-urlencoded', `message=${'x'.repeat(1_000_001)}`, 413],
  ])('as %s with %.20s is answered by %3$i', async (type, body, status) => {
    expect((await send(body, { 'Content-Type': type })).status).toBe(status);
  });

  test('a form without script is led to a page that says thank you', async () => {
    const answer = await sendForm({ ...asha, message: 'By form & without script', subject: '' });
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
      303,
      '/thanks',
      'no-store',
    ]);
    expect(await about('By form & without script')).toBeDefined();
  });

  const shownRefusals = (): Pages => ({
    ...app().ports.pages,
    render: async ({ path, company, refused }) => ({
      status: 200,
      html: `${path} of ${company.name}: ${refused?.problems[0]?.title}, ${refused?.request.name}`,
    }),
  });

  test('a form without script that cannot be taken is shown again, as a page', async () => {
    const shop = await openTestApp({ ports: { pages: shownRefusals() } });
    const answer = await shop.call('POST', '/api/callback', {
      body: 'user_name=Asha+Rao',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toBe('/callback of Sample Interiors Trading: Missing Information, Asha Rao');
    await shop.close();
  });

  test.each([
    ['filled in the trap', { subject: 'cheap pills' }, {}, 'trap'],
    ['came from a page of another site', { subject: '' }, { 'Sec-Fetch-Site': 'cross-site' }, 'elsewhere'],
  ])('a request that %s is answered like any other, and held back', async (reason, fields, headers, heldBecause) => {
    const answer = await sendForm({ ...asha, message: reason, ...fields }, headers);
    expect(answer.status).toBe(303);
    expect(await about(reason, 'held')).toMatchObject({ state: 'held', heldBecause, nextTryAt: null });
  });

  test('past the limit of one address it is still OK, and held back', async () => {
    const shop = await openTestApp({ settings: { rateLimits: true } });
    for (let count = 0; count < 6; count++) {
      const answer = await shop.call('POST', '/api/callback', { body: { ...asha, message: `No. ${count}` } });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    }
    expect(await shop.ports.callbacks.count()).toEqual({ open: 5, done: 0, held: 1 });
    await shop.close();
  });

  test('past the limit of requests held back from one address it is refused, and a form gets its page again with the typed values', async () => {
    const shop = await openTestApp({ settings: { rateLimits: true }, ports: { pages: shownRefusals() } });
    const send = (message: string) => shop.call('POST', '/api/callback', { body: { ...asha, message } });
    for (let count = 0; count < 25; count++) expect((await send(`No. ${count}`)).status).toBe(200);
    const refused = await send('One too many');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '4320']);
    expect(await refused.json()).toEqual({
      message: 'Your request was not taken: too many came in a short time. Please try again later.',
      problems: [],
    });
    const page = await shop.call('POST', '/api/callback', {
      body: 'user_name=Asha+Rao&contact_number=9810012345',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([page.status, page.headers.get('Retry-After')]).toEqual([429, '4320']);
    expect(await page.text()).toBe('/callback of Sample Interiors Trading: Not Sent, Asha Rao');
    expect(await shop.ports.callbacks.count()).toEqual({ open: 5, done: 0, held: 20 });
    await shop.close();
  });

  test('the log contains nothing of a request', async () => {
    await send({ ...asha, message: 'a secret palace' });
    expect(app().log.join('')).not.toMatch(/asha@example|9876543210|secret palace/);
  });
});

test('Only with an ad tag the OK names it, and pages may load the ad service’s picture', async () => {
  const shop = await openTestApp({ settings: { adTag: 'AW-123/AbC' } });
  const answer = await shop.call('POST', '/api/callback', { body: asha });
  expect(answer.headers.get('Ad-Tag')).toBe('AW-123/AbC');
  const images = async (from: typeof shop) =>
    /img-src [^;]*/.exec((await from.call('GET', '/')).headers.get('Content-Security-Policy') ?? '')?.[0];
  expect(await images(shop)).toContain('https://www.googleadservices.com');
  expect(await images(app())).toBe("img-src 'self' data: blob:");
  await shop.close();
});

describe('Staff', () => {
  const change = async (path: string, body?: unknown) => {
    const token = await app().logIn();
    const answer = await app().call('POST', `/api/callbacks/${path}`, { token, ...(body ? { body } : {}) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const stored = async (changes: Parameters<typeof buildCallback>[0] = {}) => {
    const callback = buildCallback({ message: crypto.randomUUID(), ...changes });
    await app().ports.callbacks.add(callback, '2026-11-21T06:00:00.000Z');
    return callback.id;
  };

  test('mark a request as done, write a note, and undo that', async () => {
    const id = await stored();
    expect(await change(id, { done: true, note: 'Visits on Monday' })).toMatchObject({
      status: 200,
      body: { state: 'done', doneBy: 'meena', note: 'Visits on Monday' },
    });
    expect((await change(id, { done: false })).body).toMatchObject({ state: 'open', note: 'Visits on Monday' });
    expect((await change(id, { note: 'x'.repeat(2001) })).status).toBe(422);
    expect((await change('nobody', { done: true })).status).toBe(404);
    expect(await change(id, { state: 'done' })).toMatchObject({
      status: 422,
      body: { message: 'Say whether it is done, or write a note.' },
    });
  });

  test('send a request again at once, also one that was held back', async () => {
    const held = await stored({ state: 'held', heldBecause: 'limit', nextTryAt: null });
    expect(await change(`${held}/retry`)).toMatchObject({
      status: 200,
      body: { state: 'open', nextTryAt: app().clock.now },
    });
    expect((await change('nobody/retry')).status).toBe(404);
  });

  test('see a page of requests, and how many there are in each state', async () => {
    await stored();
    await stored({ state: 'done' });
    const { callbacks, counts } = await list('?state=open&page=1&size=1');
    expect(callbacks).toHaveLength(1);
    expect([counts.open > 0, counts.done > 0]).toEqual([true, true]);
    const token = await app().logIn();
    expect((await app().call('GET', '/api/callbacks?state=lost', { token })).status).toBe(422);
    expect((await app().call('GET', '/api/callbacks?page=0', { token })).status).toBe(422);
  });

  test('see one request that a link names, whatever its state; none where it is gone', async () => {
    const id = await stored({ state: 'done' });
    await stored();
    expect((await list(`?state=open&id=${id}`)).callbacks.map((each) => each.id)).toEqual([id]);
    expect((await list(`?id=${'0'.repeat(36)}`)).callbacks).toEqual([]);
  });

  test('export them as a file in which no spreadsheet finds a formula', async () => {
    await stored({ name: '=HYPERLINK("http://evil.example")', contactNumber: '00919876543' });
    const answer = await app().call('GET', '/api/callbacks.csv', { token: await app().logIn() });
    const text = await answer.text();
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="callbacks.csv"');
    expect(text.split('\r\n', 1)[0]).toMatch(/Received \(IST\),Name,Email,Contact Number,Description,State/);
    expect(text).toContain('"\t=HYPERLINK(""http://evil.example"")"');
    expect(text).toContain('00919876543');
  });
});
