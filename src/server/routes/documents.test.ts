import { describe, expect, onTestFinished, test } from 'vitest';
import { buildInput, buildNewInvoice } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';
import { bytesOf, issueOverWire, problemsOf } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
const issue = issueOverWire(app);
function uuid() {
  return crypto.randomUUID();
}

describe('POST /api/generateInvoice', () => {
  test('gives the same document again for the same key and body, in any order and form of the fields', async () => {
    const headers = { 'Idempotency-Key': uuid() };
    const first = await issue({}, headers);
    const again = await issue({}, headers);
    expect(again.headers.get('Invoice-Number')).toBe(first.headers.get('Invoice-Number'));
    expect((await bytesOf(again)).equals(await bytesOf(first))).toBe(true);
    const other = await issue({ qty1: '43' }, headers);
    expect(other.status).toBe(409);
    expect(other.headers.get('Invoice-Number')).toBe(first.headers.get('Invoice-Number'));
    expect((await app().call('GET', other.headers.get('Document-URL') ?? '')).status).toBe(200);
    expect(await other.json()).toMatchObject({
      message: `Already issued as ${first.headers.get('Invoice-Number')}: open it, or issue another.`,
    });
  });

  test('says that a document was cancelled since, when its key and body come again, and links to it', async () => {
    const headers = { 'Idempotency-Key': uuid() };
    const number = (await issue({}, headers)).headers.get('Invoice-Number') ?? '';
    const token = await app().logIn();
    await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}`, { token });
    const again = await issue({}, headers);
    expect([again.status, again.headers.get('Invoice-Number')]).toEqual([409, number]);
    expect((await app().call('GET', again.headers.get('Document-URL') ?? '')).status).toBe(200);
    expect(await again.json()).toEqual({
      message: `Already issued as ${number}, and cancelled since: open it, or issue another.`,
      problems: [],
    });
  });

  test('refuses a key that is no UUID', async () => {
    const answer = await issue({}, { 'Idempotency-Key': 'again' });
    expect([answer.status, await problemsOf(answer)]).toEqual([
      422,
      [{ field: 'Idempotency-Key', message: 'must be a UUID' }],
    ]);
  });

  test('gives a typed number to one document only, and says which one has it', async () => {
    expect((await issue({ invoiceNo: 'OLD-0007' })).status).toBe(200);
    const answer = await issue({ invoiceNo: 'old-0007', orderDate: '2025-11-21' });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('Invoice-Number')).toBe('OLD-0007');
    expect(await problemsOf(answer)).toEqual([
      { field: 'invoiceNo', message: expect.stringContaining('issued already') },
    ]);
    const automatic = (await issue()).headers.get('Invoice-Number') ?? '';
    expect((await issue({ invoiceNo: automatic })).status).toBe(409);
  });

  test('keeps the document issued when it cannot be drawn, and the same key gets it later', async () => {
    let broken = true;
    const shop = await openTestApp();
    const { paper } = shop.ports;
    const draw = paper.draw;
    paper.draw = async (...request) => {
      if (broken) throw new Error('no ink');
      return draw(...request);
    };
    const headers = { 'Idempotency-Key': uuid() };
    const ask = async () =>
      shop.call('POST', '/api/generateInvoice', { token: await shop.logIn(), body: buildInput(), headers });
    const first = await ask();
    expect([first.status, first.headers.get('Invoice-Number'), first.headers.get('Retry-After')]).toEqual([
      503,
      'DL/26-27/0001',
      '1',
    ]);
    broken = false;
    const second = await ask();
    expect([second.status, second.headers.get('Invoice-Number')]).toEqual([200, 'DL/26-27/0001']);
    await shop.close();
  });
});

describe('POST /api/downloadInvoice', () => {
  test.each(['application/json', 'text/plain', 'text/plain;charset=UTF-8'])(
    'Specification 7, POST downloadInvoice: the stored data text as %s is answered by the file as issued, byte for byte',
    async (type) => {
      const issued = await issue();
      const stored = await app().ports.invoices.find('tax', home, issued.headers.get('Invoice-Number') ?? '');
      const answer = await app().call('POST', '/api/downloadInvoice', {
        token: await app().logIn(),
        body: stored?.data ?? '',
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Document-URL')).toMatch(/^\/api\/document\/[\w-]{43}\/DL-26-27-\d{4}\.pdf$/);
      expect((await bytesOf(answer)).equals(await bytesOf(issued))).toBe(true);
    },
  );

  test('draws a marked copy when asked, and its address opens that copy', async () => {
    const issued = await issue();
    const body = buildInput({ invoiceNo: issued.headers.get('Invoice-Number') ?? '' });
    const copy = await app().call('POST', '/api/downloadInvoice?copy=duplicate', { token: await app().logIn(), body });
    const bytes = await bytesOf(copy);
    expect(bytes.equals(await bytesOf(issued))).toBe(false);
    expect((await bytesOf(await app().call('GET', copy.headers.get('Document-URL') ?? ''))).equals(bytes)).toBe(true);
  });

  test('prints on a copy the same dates as on its original, also for a document of an earlier release', async () => {
    const blank = { buyerOrderNumber: '', dispatchDocNo: '' };
    const datesOn = async (number: string, copy: string) => {
      const token = await app().logIn();
      const body = buildInput({ invoiceNo: number });
      const pdf = await app().call('POST', `/api/downloadInvoice?copy=${copy}`, { token, body });
      return (await readPdf(await bytesOf(pdf))).join().match(/Buyer Date|Delivery Note Date/g) ?? [];
    };
    // Stored with all its dates, as earlier releases did.
    const older = await app().ports.invoices.issue(buildNewInvoice({ ...blank, invoiceNo: 'OLD-DATES' }));
    expect(older.kind).toBe('issued');
    const newer = (await issue(blank)).headers.get('Invoice-Number') ?? '';
    for (const copy of ['original', 'duplicate', 'all']) {
      const times = copy === 'all' ? 3 : 1;
      expect(await datesOn('OLD-DATES', copy)).toHaveLength(2 * times);
      expect(await datesOn(newer, copy)).toEqual([]);
    }
  });

  test('draws original, duplicate and triplicate in one PDF when all are asked for, and its address opens them', async () => {
    const number = (await issue()).headers.get('Invoice-Number') ?? '';
    const body = buildInput({ invoiceNo: number });
    const all = await app().call('POST', '/api/downloadInvoice?copy=all', { token: await app().logIn(), body });
    const bytes = await bytesOf(all);
    const marks = /ORIGINAL FOR RECIPIENT|DUPLICATE FOR TRANSPORTER|TRIPLICATE FOR SUPPLIER/g;
    expect((await readPdf(bytes)).map((page) => page.match(marks)?.join())).toEqual([
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR TRANSPORTER',
      'TRIPLICATE FOR SUPPLIER',
    ]);
    expect((await bytesOf(await app().call('GET', all.headers.get('Document-URL') ?? ''))).equals(bytes)).toBe(true);
  });

  test.each([
    [404, '', buildInput({ invoiceNo: 'NEVER-1' })],
    [404, '', buildInput({ invoiceNo: 'DL/26-27/0001', type: 'bill' })],
    [404, '', buildInput({ invoiceNo: 'DL/26-27/0001', taxState: 'atlantis' })],
    [422, '', { type: 'tax' }],
    [422, '?copy=fourth', buildInput()],
  ])('answers %i to a document that was never issued', async (status, query, body) => {
    const answer = await app().call('POST', `/api/downloadInvoice${query}`, { token: await app().logIn(), body });
    expect(answer.status).toBe(status);
  });
});

describe('The paper of a cancelled document', () => {
  const cancel = async (number: string) =>
    app().call('DELETE', `/api/deleteInvoice/tax/${home}/${number}?reason=order-cancelled`, {
      token: await app().logIn(),
    });
  const textOf = async (answer: Response) => (await readPdf(await bytesOf(answer))).join();

  test('says CANCELLED also under a link that was given before', async () => {
    const issued = await issue();
    const link = issued.headers.get('Document-URL') ?? '';
    expect(await textOf(await app().call('GET', link))).not.toContain('CANCELLED');
    await cancel(issued.headers.get('Invoice-Number') ?? '');
    expect(await textOf(await app().call('GET', link))).toContain('CANCELLED 21/11/2026, order cancelled');
  });

  test('may fail to be drawn: the document is cancelled, no other paper is served for it, and the next request gets the new one', async () => {
    const issued = await issue();
    const number = issued.headers.get('Invoice-Number') ?? '';
    const { paper } = app().ports;
    const { draw } = paper;
    onTestFinished(() => {
      paper.draw = draw;
    });
    paper.draw = async () => {
      throw new Error('no ink');
    };
    const answer = await cancel(number);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `${number} is cancelled. Its number stays used, and the record is kept. Its cancelled paper could not be drawn just now: it will be drawn when somebody opens it.`,
    ]);
    expect((await app().ports.invoices.find('tax', home, number))?.cancelledAt).toBe(app().clock.now);
    expect(app().log.join('')).toContain('no ink');
    const link = issued.headers.get('Document-URL') ?? '';
    const token = await app().logIn();
    const body = buildInput({ invoiceNo: number });
    const undrawn = await app().call('POST', '/api/downloadInvoice', { token, body });
    expect([undrawn.status, (await app().call('GET', link)).status]).toEqual([503, 503]);
    paper.draw = draw;
    expect(await textOf(await app().call('GET', link))).toContain('CANCELLED');
    expect(await textOf(await app().call('POST', '/api/downloadInvoice', { token, body }))).toContain('CANCELLED');
  });
});

describe('GET /api/document', () => {
  test('opens nothing after ten minutes, nor with an invented ticket', async () => {
    const shop = await openTestApp();
    const issued = await shop.call('POST', '/api/generateInvoice', { token: await shop.logIn(), body: buildInput() });
    const address = issued.headers.get('Document-URL') ?? '';
    shop.clock.now = '2026-11-21T06:09:59.000Z';
    expect((await shop.call('GET', address)).status).toBe(200);
    shop.clock.now = '2026-11-21T06:10:00.000Z';
    expect((await shop.call('GET', address)).status).toBe(404);
    expect((await shop.call('GET', `/api/document/${'A'.repeat(43)}/x.pdf`)).status).toBe(404);
    await shop.close();
  });

  test('answers a browser with a page, the same whether the link existed or not, and a program with JSON', async () => {
    const shop = await openTestApp();
    const issued = await shop.call('POST', '/api/generateInvoice', { token: await shop.logIn(), body: buildInput() });
    const lapsed = issued.headers.get('Document-URL') ?? '';
    shop.clock.now = '2026-11-21T07:00:00.000Z';
    const headers = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const fetched = async (address: string, sent = headers) => {
      const answer = await shop.call('GET', address, { headers: sent });
      const { 'x-request-id': _, ...rest } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: rest, body: await answer.text() };
    };
    const page = await fetched(lapsed);
    expect(page).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
      body: expect.stringContaining('<!doctype html>'),
    });
    expect(page.headers).not.toHaveProperty('etag');
    expect(await fetched(`/api/document/${'A'.repeat(43)}/x.pdf`)).toEqual(page);
    const program = await fetched(lapsed, { Accept: '*/*' });
    expect([program.status, JSON.parse(program.body)]).toEqual([404, { message: expect.any(String), problems: [] }]);
    await shop.close();
  });
});
