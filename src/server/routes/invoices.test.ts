import { describe, expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/factories.ts';
import { openTestApp, withTestApp } from '#test/start-test-app.ts';

const app = withTestApp();
const uuid = () => crypto.randomUUID();

const issue = async (changes: InvoiceInput = {}, headers: Record<string, string> = {}) =>
  app().call('POST', '/api/generateInvoice', { token: await app().logIn(), body: buildInput(changes), headers });

const problemsOf = async (answer: Response) =>
  ((await answer.json()) as { problems: { field: string; message: string }[] }).problems;

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('POST /api/generateInvoice', () => {
  test('Specification 7, POST generateInvoice: the JSON of the input is answered by a file, with its number, its name and an address that opens it', async () => {
    const answer = await issue();
    expect(answer.status).toBe(200);
    const number = answer.headers.get('Invoice-Number') ?? '';
    expect(number).toMatch(/^DL\/26-27\/\d{4}$/);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe(`inline; filename="${number.replaceAll('/', '-')}.pdf"`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const bytes = await bytesOf(answer);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const opened = await app().call('GET', answer.headers.get('Document-URL') ?? '');
    expect((await bytesOf(opened)).equals(bytes)).toBe(true);
  });

  test('gives the same document again for the same key and body, in whatever order and form the fields come', async () => {
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

  test('says that a document was cancelled since, when its key and body come again, and shows which', async () => {
    const headers = { 'Idempotency-Key': uuid() };
    const number = (await issue({}, headers)).headers.get('Invoice-Number') ?? '';
    const token = await app().logIn();
    await app().call('DELETE', `/api/deleteInvoice/tax/delhi/${encodeURIComponent(number)}`, { token });
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

  test('names every problem by its field on the wire, in the specification’s words', async () => {
    const answer = await issue({
      buyerAddress: ' ',
      referenceNumber: '',
      rate1: '',
      productname2: 'Blinds',
      qty2: '-1',
    });
    expect(answer.status).toBe(422);
    expect(await problemsOf(answer)).toEqual(
      expect.arrayContaining([
        { field: 'buyerAddress', message: 'Buyer Address is required' },
        { field: 'referenceNumber', message: 'Reference No is required' },
        { field: 'productname1', message: 'Atleast fill one product detail completely !!' },
        { field: 'productname2', message: 'Please fill second product detail completely !!' },
      ]),
    );
  });

  test.each<[string, InvoiceInput | Record<string, unknown>, string]>([
    ['an unknown kind', { type: 'bill' }, 'type'],
    ['an unknown state', { taxState: 'goa' }, 'taxState'],
    ['an unknown product', { productname1: 'Moon rock' }, 'productname1'],
    ['an unknown rate', { gst1: '19' }, 'gst1'],
    ['a date that never was', { orderDate: '2026-02-30' }, 'orderDate'],
    ['another form of date', { orderDate: '21/11/2026' }, 'orderDate'],
    ['four decimals of a quantity', { qty1: '1.2345' }, 'qty1'],
    ['three decimals of a rate', { rate1: '1.234' }, 'rate1'],
    ['an exponent', { qty1: '1e3' }, 'qty1'],
    ['a negative rate', { rate1: '-1' }, 'rate1'],
    ['a quantity past the most', { qty1: '10000000' }, 'qty1'],
    ['a rate past the most', { rate1: '100000000' }, 'rate1'],
    ['a list where a text belongs', { buyerAddress: ['a'] }, 'buyerAddress'],
    ['a number of 17 characters', { invoiceNo: 'A'.repeat(17) }, 'invoiceNo'],
    ['a number with a space', { invoiceNo: 'A 1' }, 'invoiceNo'],
    ['a number in the form of a series', { invoiceNo: 'dl/27-28/0001' }, 'invoiceNo'],
  ])('refuses %s, naming the field', async (_, changes, field) => {
    const answer = await issue(changes as InvoiceInput);
    const problems = await problemsOf(answer);
    expect([answer.status, problems.map((problem) => problem.field)]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('takes numbers as numbers, zero as filled, null as blank, and further rows', async () => {
    const answer = await issue({
      qty1: 0,
      rate1: 12.5,
      otherRefrences: null as never,
      unknown: 'ignored',
      ...row(6),
      ...row(7),
    });
    expect(answer.status).toBe(200);
    const stored = await app().ports.invoices.find('tax', 'delhi', answer.headers.get('Invoice-Number') ?? '');
    const data = JSON.parse(stored?.data ?? '{}');
    expect(data).toMatchObject({ qty1: 0, rate1: 12.5, qty6: '2', invoiceNo: answer.headers.get('Invoice-Number') });
    expect(data).not.toHaveProperty('unknown');
    expect(stored?.totals.taxable).toBe(40_000);
  });

  test('keeps a typed number to one document, and says which one has it', async () => {
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

  test('says that the company record is missing, and issues nothing', async () => {
    const empty = await openTestApp({ company: null });
    const answer = await empty.call('POST', '/api/generateInvoice', { token: await empty.logIn(), body: buildInput() });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: 'The company record is empty: an owner writes it down first, under Company.', problems: [] },
    ]);
    await empty.close();
  });

  test('leaves the document standing when it cannot be drawn, and the same key gets it later', async () => {
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

  test('lets sixty documents a minute through for one login', async () => {
    const limited = await openTestApp({ settings: { rateLimits: true } });
    const token = await limited.logIn();
    const ask = () => limited.call('POST', '/api/generateInvoice', { token, body: buildInput({ destination: '' }) });
    for (let time = 0; time < 60; time++) expect((await ask()).status).toBe(422);
    const answer = await ask();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    await limited.close();
  });
});

describe('POST /api/previewInvoice', () => {
  test('reckons without storing anything', async () => {
    const token = await app().logIn();
    const before = await app().ports.invoices.peekNext(
      { kind: 'tax', taxState: 'odisha', financialYear: '2026-27' },
      1,
    );
    const answer = await app().call('POST', '/api/previewInvoice', {
      token,
      body: buildInput({ taxState: 'odisha', taxType: 'central', gst1: '28' }),
    });
    const body = (await answer.json()) as { totals: unknown; warnings: { field: string }[]; problems: unknown[] };
    expect(answer.status).toBe(200);
    expect(body.totals).toMatchObject({ taxable: 9_030_000, igst: 2_528_400, cgst: 0, payable: 11_558_400 });
    expect(body.warnings.map(({ field }) => field)).toContain('gst1');
    expect(body.problems).toEqual([]);
    expect(await app().ports.invoices.peekNext({ kind: 'tax', taxState: 'odisha', financialYear: '2026-27' }, 1)).toBe(
      before,
    );
  });

  test('answers 200 with the problems of a form that is half filled, and the totals of what can be reckoned', async () => {
    const answer = await app().call('POST', '/api/previewInvoice', {
      token: await app().logIn(),
      body: buildInput({ destination: '', productname2: 'Blinds' }),
    });
    const { totals, problems } = (await answer.json()) as { totals: unknown; problems: unknown[] };
    expect([answer.status, problems]).toEqual([
      200,
      [
        { field: 'destination', message: 'Destination is required' },
        { field: 'productname2', message: 'Please fill second product detail completely !!' },
      ],
    ]);
    expect(totals).toMatchObject({ taxable: 9_030_000, payable: 10_655_400 });
  });

  test('has no totals while no line can be reckoned', async () => {
    const body = buildInput({ rate1: '' });
    const answer = await app().call('POST', '/api/previewInvoice', { token: await app().logIn(), body });
    expect(await answer.json()).toMatchObject({ totals: null });
  });
});

describe('POST /api/downloadInvoice', () => {
  test.each(['application/json', 'text/plain', 'text/plain;charset=UTF-8'])(
    'Specification 7, POST downloadInvoice: the stored data text as %s is answered by the file as issued, byte for byte',
    async (type) => {
      const issued = await issue();
      const stored = await app().ports.invoices.find('tax', 'delhi', issued.headers.get('Invoice-Number') ?? '');
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

  test.each([
    [404, '', buildInput({ invoiceNo: 'NEVER-1' })],
    [404, '', buildInput({ invoiceNo: 'DL/26-27/0001', type: 'bill' })],
    [404, '', buildInput({ invoiceNo: 'DL/26-27/0001', taxState: 'goa' })],
    [422, '', { type: 'tax' }],
    [422, '?copy=fourth', buildInput()],
  ])('answers %i to what was never issued', async (status, query, body) => {
    const answer = await app().call('POST', `/api/downloadInvoice${query}`, { token: await app().logIn(), body });
    expect(answer.status).toBe(status);
  });
});

describe('DELETE /api/deleteInvoice', () => {
  test.each(['%2F', '/'])(
    'Specification 7, DELETE deleteInvoice: a number written with %s is answered by text, and the document is cancelled and kept',
    async (slash) => {
      const issued = await issue();
      const number = issued.headers.get('Invoice-Number') ?? '';
      const token = await app().logIn();
      const address = `/api/deleteInvoice/tax/delhi/${number.replaceAll('/', slash)}`;
      const answer = await app().call('DELETE', address, { token });
      expect([answer.status, await answer.text()]).toEqual([
        200,
        `${number} is cancelled. Its number stays used, and the record is kept.`,
      ]);
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect((await app().call('DELETE', address, { token })).status).toBe(404);
      const body = buildInput({ invoiceNo: number });
      const download = await app().call('POST', '/api/downloadInvoice', { token, body });
      expect((await bytesOf(download)).equals(await bytesOf(issued))).toBe(true);
      expect((await issue({ invoiceNo: number })).status).toBe(409);
    },
  );

  test.each([
    'tax/delhi/NEVER-1',
    'bill/delhi/DL%2F26-27%2F0001',
    'tax/goa/DL%2F26-27%2F0001',
    'pro/delhi/DL%2F26-27%2F0001',
  ])('answers 404 to %s', async (which) => {
    expect((await app().call('DELETE', `/api/deleteInvoice/${which}`, { token: await app().logIn() })).status).toBe(
      404,
    );
  });
});

describe('GET /api/getInvoiceDetails', () => {
  test('Specification 3, stored invoice record: refnum, gstType and the data text of the input; newest first, in pages with sums', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    for (const buyerAddress of ['Alpha Hotels', 'Beta Schools', 'Alpha Clinic'])
      await shop.call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress }) });
    await shop.call('DELETE', '/api/deleteInvoice/tax/delhi/DL/26-27/0002', { token });

    const list = async (query: string) => shop.call('GET', `/api/getInvoiceDetails/tax/delhi${query}`, { token });
    const all = (await (await list('')).json()) as Record<string, unknown>[];
    expect(all.map(({ refnum }) => refnum)).toEqual(['DL/26-27/0003', 'DL/26-27/0001']);
    expect(all[0]).toEqual({
      refnum: 'DL/26-27/0003',
      gstType: 'state',
      data: JSON.stringify({ ...buildInput({ buyerAddress: 'Alpha Clinic' }), invoiceNo: 'DL/26-27/0003' }),
      totals: {
        taxable: 9_030_000,
        cgst: 812_700,
        sgst: 812_700,
        igst: 0,
        tax: 1_625_400,
        roundOff: 0,
        payable: 10_655_400,
        words: 'Rupees One Lakh Six Thousand Five Hundred Fifty Four Only',
      },
      cancelled: false,
      issuedAt: shop.clock.now,
    });
    const page = await list('?page=1&size=2&q=alpha&cancelled=true&from=2026-11-01&to=2026-11-30');
    expect(page.headers.get('X-Total-Count')).toBe('2');
    expect(JSON.parse(page.headers.get('X-Totals') ?? '')).toMatchObject({ payable: 21_310_800, taxable: 18_060_000 });
    expect(await (await list('?page=9')).json()).toEqual([]);
    await shop.close();
  });

  test('Specification 7, GET getInvoiceDetails: a list of the records of that type and state alone', async () => {
    const token = await app().logIn();
    const number = (await issue({ type: 'credit', taxState: 'odisha' })).headers.get('Invoice-Number');
    const numbersOf = async (which: string) => {
      const answer = await app().call('GET', `/api/getInvoiceDetails/${which}`, { token });
      return ((await answer.json()) as { refnum: string }[]).map(({ refnum }) => refnum);
    };
    expect(await numbersOf('credit/odisha')).toEqual([number]);
    for (const other of ['tax/odisha', 'pro/odisha', 'credit/delhi', 'tax/delhi', 'pro/delhi'])
      expect(await numbersOf(other)).not.toContain(number);
  });

  test.each([
    ['bill/delhi', 404],
    ['tax/goa', 404],
    ['tax/delhi?page=0', 422],
    ['tax/delhi?size=1000&page=1', 422],
    ['tax/delhi?from=yesterday', 422],
  ])('answers %s with %i', async (which, status) => {
    expect((await app().call('GET', `/api/getInvoiceDetails/${which}`, { token: await app().logIn() })).status).toBe(
      status,
    );
  });
});

describe('GET /api/document', () => {
  test('opens nothing after ten minutes, nor with a ticket that nobody gave', async () => {
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
});

const row = (number: number): InvoiceInput => ({
  [`productname${number}`]: 'Wallpaper',
  [`hsn${number}`]: '48142000',
  [`qty${number}`]: '2',
  [`rate${number}`]: '100',
  [`ratePerQty${number}`]: 'roll',
  [`gst${number}`]: '18',
});

describe('A credit note', () => {
  test('is linked to the tax invoice that its Reference No names, and warned of when there is little or nothing to credit', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    const send = (path: string, changes: InvoiceInput) => shop.call('POST', path, { token, body: buildInput(changes) });
    const warningsOf = async (changes: InvoiceInput) => {
      const preview = (await (await send('/api/previewInvoice', { type: 'credit', ...changes })).json()) as {
        warnings: { field: string; message: string }[];
        original: { refnum: string; date: string } | null;
      };
      return { about: preview.warnings.map(({ field }) => field), original: preview.original?.refnum ?? null };
    };
    await send('/api/generateInvoice', { orderDate: '2025-09-01', gst1: '12' });
    const against = { referenceNumber: 'dl/25-26/0001', gst1: '12' };
    expect(await warningsOf(against)).toEqual({ about: [], original: 'DL/25-26/0001' });
    expect(await warningsOf({ ...against, qty1: '43' })).toEqual({
      about: ['referenceNumber'],
      original: 'DL/25-26/0001',
    });
    expect(await warningsOf({ ...against, referenceNumber: 'UNKNOWN' })).toEqual({
      about: ['referenceNumber', 'gst1'],
      original: null,
    });

    await send('/api/generateInvoice', { type: 'credit', ...against, qty1: '40' });
    const note = await shop.ports.invoices.find('credit', 'delhi', 'CN-DL/26-27/001');
    expect(note?.original).toEqual({ number: 'DL/25-26/0001', date: '2025-09-01' });
    expect((await warningsOf({ ...against, qty1: '2' })).about).toEqual([]);
    expect((await warningsOf({ ...against, qty1: '3' })).about).toEqual(['referenceNumber']);
    await shop.call('DELETE', '/api/deleteInvoice/credit/delhi/CN-DL%2F26-27%2F001', { token });
    expect((await warningsOf({ ...against, qty1: '42' })).about).toEqual([]);
    await shop.close();
  });
});
