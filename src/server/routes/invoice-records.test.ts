import { describe, expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { branch, home, homeName } from '#test/specification/specified-firm.ts';
import { bytesOf, issueOverWire } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
const issue = issueOverWire(app);

describe('DELETE /api/deleteInvoice', () => {
  test.each(['%2F', '/'])(
    'Specification 7, DELETE deleteInvoice: a number written with %s is answered by text, and the document is cancelled and kept',
    async (slash) => {
      const issued = await issue();
      const number = issued.headers.get('Invoice-Number') ?? '';
      const token = await app().logIn();
      const address = `/api/deleteInvoice/tax/${home}/${number.replaceAll('/', slash)}`;
      const answer = await app().call('DELETE', address, { token });
      expect([answer.status, await answer.text()]).toEqual([
        200,
        `${number} is cancelled. Its number stays used, and the record is kept.`,
      ]);
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect((await app().call('DELETE', address, { token })).status).toBe(404);
      const body = buildInput({ invoiceNo: number });
      const download = await app().call('POST', '/api/downloadInvoice', { token, body });
      expect((await readPdf(await bytesOf(download))).join()).toContain('CANCELLED 21/11/2026, reason not given');
      expect((await issue({ invoiceNo: number })).status).toBe(409);
    },
  );

  test('stores who cancelled, when and why, for the list of cancelled documents and the audit log', async () => {
    const token = await app().logIn();
    const number = (await issue({ type: 'pro', taxState: branch })).headers.get('Invoice-Number') ?? '';
    const why = encodeURIComponent(' Billed to the\nwrong department ');
    const address = `/api/deleteInvoice/pro/${branch}/${number}?reason=other&why=${why}`;
    expect((await app().call('DELETE', address, { token })).status).toBe(200);
    const list = await app().call('GET', `/api/getInvoiceDetails/pro/${branch}?page=1&cancelled=true`, { token });
    expect(((await list.json()) as Record<string, unknown>[]).find(({ refnum }) => refnum === number)).toMatchObject({
      cancelled: true,
      cancellation: { at: app().clock.now, by: 'meena', reason: 'other', why: 'Billed to the wrong department' },
    });
    const cancelled = { who: '', what: 'invoice cancelled', subject: number, from: '', to: '' };
    const { entries } = await app().ports.audit.page(cancelled, null, 9);
    expect(entries[0]).toMatchObject({
      subject: `pro/${branch}/${number}`,
      after: JSON.stringify({ cancelled: true, reason: 'other', why: 'Billed to the wrong department' }),
    });
  });

  test.each([
    ['?reason=other', 'why'],
    ['?reason=other&why=%20', 'why'],
    [`?reason=other&why=${'x'.repeat(201)}`, 'why'],
    [`?reason=duplicate&why=${'x'.repeat(5000)}`, 'why'],
    ['?why=twice', 'reason'],
    ['?reason=whim', 'reason'],
  ])('refuses %.40s, and the document stays valid', async (query, field) => {
    const token = await app().logIn();
    const number = (await issue()).headers.get('Invoice-Number') ?? '';
    const answer = await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${number}${query}`, { token });
    const { problems } = (await answer.json()) as { problems: { field: string }[] };
    expect([answer.status, problems.map((problem) => problem.field)]).toEqual([422, [field]]);
    expect((await app().ports.invoices.find('tax', home, number))?.cancelledAt).toBeNull();
  });

  test.each([
    `tax/${home}/NEVER-1`,
    `bill/${home}/DL%2F26-27%2F0001`,
    'tax/atlantis/DL%2F26-27%2F0001',
    `pro/${home}/DL%2F26-27%2F0001`,
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
    await shop.call('DELETE', `/api/deleteInvoice/tax/${home}/DL/26-27/0002`, { token });

    const list = async (query: string) => shop.call('GET', `/api/getInvoiceDetails/tax/${home}${query}`, { token });
    const all = (await (await list('')).json()) as Record<string, unknown>[];
    expect(all.map(({ refnum }) => refnum)).toEqual(['DL/26-27/0003', 'DL/26-27/0001']);
    expect(all[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
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
      cancellation: null,
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
    const number = (await issue({ type: 'credit', taxState: branch })).headers.get('Invoice-Number');
    const numbersOf = async (which: string) => {
      const answer = await app().call('GET', `/api/getInvoiceDetails/${which}`, { token });
      return ((await answer.json()) as { refnum: string }[]).map(({ refnum }) => refnum);
    };
    expect(await numbersOf(`credit/${branch}`)).toEqual([number]);
    for (const other of [`tax/${branch}`, `pro/${branch}`, `credit/${home}`, `tax/${home}`, `pro/${home}`])
      expect(await numbersOf(other)).not.toContain(number);
  });

  test.each([
    [`bill/${home}`, 404],
    ['tax/atlantis', 404],
    [`tax/${home}?page=0`, 422],
    [`tax/${home}?size=1000&page=1`, 422],
    [`tax/${home}?from=yesterday`, 422],
  ])('answers %s with %i', async (which, status) => {
    expect((await app().call('GET', `/api/getInvoiceDetails/${which}`, { token: await app().logIn() })).status).toBe(
      status,
    );
  });
});

describe('A credit note', () => {
  test('is linked to the tax invoice in its Reference No, and refused when it credits more than is left', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    const send = (path: string, changes: InvoiceInput) => shop.call('POST', path, { token, body: buildInput(changes) });
    const warningsOf = async (changes: InvoiceInput) => {
      const preview = (await (await send('/api/previewInvoice', { type: 'credit', ...changes })).json()) as {
        warnings: { field: string; message: string }[];
        problems: { field: string }[];
        original: { refnum: string; date: string } | null;
      };
      // October is another month: its return is due already.
      const about = preview.warnings
        .filter(({ message }) => !message.includes('is in an earlier month'))
        .map(({ field }) => field);
      const refused = preview.problems.map(({ field }) => field);
      return { about, refused, original: preview.original?.refnum ?? null };
    };
    await send('/api/generateInvoice', { orderDate: '2025-09-01', gst1: '12' });
    // The return of October was the last one that could take its tax back.
    const against = { referenceNumber: 'dl/25-26/0001', gst1: '12', orderDate: '2026-10-31' };
    expect(await warningsOf(against)).toEqual({ about: [], refused: [], original: 'DL/25-26/0001' });
    expect(await warningsOf({ ...against, qty1: '43' })).toEqual({
      about: [],
      refused: ['qty1'],
      original: 'DL/25-26/0001',
    });
    expect(await warningsOf({ ...against, referenceNumber: 'UNKNOWN' })).toEqual({
      about: ['referenceNumber'],
      refused: [],
      original: null,
    });

    await send('/api/generateInvoice', { type: 'credit', ...against, qty1: '40' });
    const note = await shop.ports.invoices.find('credit', home, 'CN-DL/26-27/001');
    expect(note?.original).toEqual({ number: 'DL/25-26/0001', date: '2025-09-01' });
    expect((await warningsOf({ ...against, qty1: '2' })).refused).toEqual([]);
    expect((await warningsOf({ ...against, qty1: '3' })).refused).toEqual(['qty1']);
    const more = await send('/api/generateInvoice', { type: 'credit', ...against, qty1: '3' });
    const left = 'Row 1: 2 roll of Wallpaper are left in DL/25-26/0001. Lower the quantity';
    expect([more.status, await more.json()]).toEqual([
      409,
      { message: 'This note does not fit DL/25-26/0001.', problems: [{ field: 'qty1', message: left }] },
    ]);
    // Two rolls are ₹ 4,300.00: a paisa more is refused, and the same tax is kept.
    expect((await warningsOf({ ...against, qty1: '1', rate1: '4300.01' })).refused).toEqual(['rate1']);
    expect((await warningsOf({ ...against, qty1: '1', taxType: 'central' })).refused).toEqual(['taxType']);
    expect((await warningsOf({ ...against, qty1: '1', orderDate: '2026-11-01' })).refused).toEqual(['orderDate']);
    expect((await warningsOf({ ...against, qty1: '2', buyerAddress: 'Another Buyer' })).about).toEqual([
      'buyerAddress',
    ]);
    expect((await warningsOf({ ...against, qty1: '2', orderDate: '2025-08-31' })).about).toContain('orderDate');
    await shop.call('DELETE', `/api/deleteInvoice/credit/${home}/CN-DL%2F26-27%2F001`, { token });
    expect((await warningsOf({ ...against, qty1: '42' })).about).toEqual([]);
    await shop.close();
  });

  test('of an invoice with a discount has no more left than was charged after it, and warns when it leaves the discount out', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    const send = (path: string, changes: InvoiceInput) => shop.call('POST', path, { token, body: buildInput(changes) });
    const found = async (changes: InvoiceInput) => {
      const answer = await send('/api/previewInvoice', {
        type: 'credit',
        referenceNumber: 'DL/26-27/0001',
        ...changes,
      });
      const { problems, warnings } = (await answer.json()) as Record<'problems' | 'warnings', { field: string }[]>;
      return [...problems.map(({ field }) => field), ...warnings.map(({ field }) => `${field}?`)];
    };
    await send('/api/generateInvoice', { discount1: '10%' });
    expect(await found({ discount1: '10%' })).toEqual([]);
    expect(await found({})).toEqual(['rate1', 'discount1?']);
    const note = { type: 'credit', referenceNumber: 'DL/26-27/0001', qty1: '40', discount1: '10%' };
    expect((await send('/api/generateInvoice', note)).status).toBe(200);
    expect(await found({ qty1: '2', discount1: '10%' })).toEqual([]);
    // At the price after discount, without naming it: the same goods, and the same two rolls that are left.
    expect(await found({ qty1: '2', rate1: '1935.00' })).toEqual([]);
    expect(await found({ qty1: '3', rate1: '1935.00' })).toEqual(['qty1']);
    await shop.close();
  });

  test('is of the registration of its invoice', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    const send = (path: string, changes: InvoiceInput) => shop.call('POST', path, { token, body: buildInput(changes) });
    await send('/api/generateInvoice', {});
    await send('/api/generateInvoice', { invoiceNo: 'X/7' });
    const refused = await send('/api/generateInvoice', {
      ...{ type: 'credit', taxState: branch, referenceNumber: 'DL/26-27/0001', taxType: 'central' },
    });
    const message = `DL/26-27/0001 is an invoice of ${homeName}: choose ${homeName}, for the note is of the same registration`;
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: `${message}.`, problems: [{ field: 'taxState', message }] },
    ]);
    // A typed number may be that of an invoice of before, unless it went to this buyer.
    const typed = { type: 'credit', taxState: branch, referenceNumber: 'X/7', taxType: 'central' };
    expect((await send('/api/generateInvoice', typed)).status).toBe(409);
    expect((await send('/api/generateInvoice', { ...typed, buyerAddress: 'Example Cafe\nDelhi' })).status).toBe(200);
    const preview = (await (await send('/api/previewInvoice', typed)).json()) as { issuedIn: string };
    expect(preview.issuedIn).toBe(home);
    await shop.close();
  });

  test('blocks the cancellation of its invoice; a cancelled invoice gets no credit note', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    const issueHere = (changes: InvoiceInput) =>
      shop.call('POST', '/api/generateInvoice', { token, body: buildInput(changes) });
    const cancel = (which: string) => shop.call('DELETE', `/api/deleteInvoice/${which}`, { token });
    await issueHere({});
    await issueHere({ type: 'credit', referenceNumber: 'DL/26-27/0001', qty1: '1' });
    const refused = await cancel(`tax/${home}/DL/26-27/0001`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        message: 'DL/26-27/0001 has the credit note CN-DL/26-27/001 against it: cancel CN-DL/26-27/001 first.',
        problems: [],
      },
    ]);
    expect((await cancel(`credit/${home}/CN-DL/26-27/001`)).status).toBe(200);
    expect((await cancel(`tax/${home}/DL/26-27/0001`)).status).toBe(200);

    const late = await issueHere({ type: 'credit', referenceNumber: 'DL/26-27/0001', qty1: '1' });
    expect([late.status, await late.json()]).toEqual([
      409,
      {
        message: 'DL/26-27/0001 is cancelled: no credit note can be issued against it.',
        problems: [{ field: 'referenceNumber', message: 'DL/26-27/0001 is cancelled' }],
      },
    ]);
    await issueHere({ type: 'credit', referenceNumber: 'UNKNOWN' });
    expect(await shop.ports.invoices.find('credit', home, 'CN-DL/26-27/002')).toMatchObject({ original: null });
    await shop.close();
  });
});
