import { describe, expect, test } from 'vitest';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import { writeWorkbook } from '#adapters/sheets/write-workbook.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { AnsweredRowAnswer, EinvoiceListAnswer } from '#contract/returns/einvoices.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { buildEinvoiceFirm, buildPortalAnswer } from '#test/build/build-einvoice.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { scannedPages } from '#test/read/scanned.ts';
import { home } from '#test/specification/specified-firm.ts';

const firm = buildEinvoiceFirm();
const app = withTestApp({ company: firm });
const seller = firm.registrations[home].gstin;
const buyer = '07AAACB5678L1ZA';
const buyerAddress = `Sample Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN ${buyer}`;
const list = `/api/einvoices/${home}/2026-11`;

async function openPortal() {
  const token = await app().logIn();
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const read = async <T>(path: string): Promise<T> => (await call('GET', path)).json();
  const issue = async (changes: InvoiceInput = {}) => {
    const answer = await call('POST', '/api/generateInvoice', buildInput({ buyerAddress, ...changes }));
    expect(answer.status).toBe(200);
    return { id: answer.headers.get('Document') ?? '', number: answer.headers.get('Invoice-Number') ?? '' };
  };
  const send = async (file: unknown, name = 'answer.json') => {
    const form = new FormData();
    const content = file instanceof Uint8Array ? file : JSON.stringify(file);
    form.append('file', new Blob([content as BlobPart]), name);
    return app().app.request('/api/einvoices/answers', {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${token}` },
    });
  };
  const take = async (file: unknown): Promise<AnsweredRowAnswer[]> => (await send(file)).json();
  const pdf = async (number: string) => {
    const body = { type: 'tax', taxState: home, invoiceNo: number };
    return new Uint8Array(await (await call('POST', '/api/downloadInvoice', body)).arrayBuffer());
  };
  return { call, read, issue, send, take, pdf };
}

const answerTo = (number: string, changes: { payable?: number; date?: string } = {}) =>
  ({ kind: 'tax', number, date: '2026-11-21', seller, buyer, payable: 10_655_400, ...changes }) as const;

test('An invoice goes to the portal and comes back with its IRN, and its paper is drawn again', async () => {
  const { call, read, issue, take, pdf } = await openPortal();
  const { id, number } = await issue();
  const listed = await read<EinvoiceListAnswer>(list);
  expect(listed.from).toBe('2026-04-01');
  expect(listed.rows[0]).toMatchObject({ document: id, number, state: 'ready', problems: [], payable: 10_655_400 });
  const first = await pdf(number);
  expect((await readPdf(first)).join()).toContain('IRN awaited');
  const file = await call('POST', '/api/einvoices/inv01', { documents: [id] });
  const [inv01] = (await file.json()) as unknown[];
  expect(checkInv01(inv01)).toEqual([]);
  expect(inv01).toMatchObject({ DocDtls: { No: number }, ValDtls: { TotInvVal: 106_554 } });
  const answer = buildPortalAnswer(answerTo(number));
  expect(await take([answer])).toMatchObject([
    { number, document: id, irn: answer.Irn, what: 'taken', message: expect.stringContaining('A new PDF is made') },
  ]);
  expect(await take([answer, answer])).toMatchObject([{ what: 'same' }, { what: 'same' }]);
  const second = await pdf(number);
  // A telephone reads the portal’s text, letter for letter.
  expect(await scannedPages(second, 4)).toEqual([answer.SignedQRCode]);
  const text = (await readPdf(second)).join().replaceAll(/\s/g, '');
  expect(text).toContain(`IRN${answer.Irn}Ack.No.182610400000331Ack.date21/11/202615:58`);
  expect(await pdf(number)).toEqual(second);
  const invoice = await app().ports.invoices.findById(id);
  const { sha256 } = app().ports.system;
  expect(invoice?.pdf).toBe(sha256(first));
  for (const paper of [first, second]) expect(await app().ports.files.has(sha256(paper))).toBe(true);
  expect(await read(list)).toMatchObject({ rows: expect.not.arrayContaining([expect.objectContaining({ number })]) });
  expect(await read(`${list}?show=with`)).toMatchObject({ rows: [{ number, state: 'taken', irn: answer.Irn }] });
  expect(
    await call('POST', '/api/einvoices/inv01', { documents: [id] }).then((refused) => refused.json()),
  ).toMatchObject({
    message: `${number}: It has its IRN already.`,
  });
});

test('What waits for its IRN is said in the reports and in the return, until the IRN is there', async () => {
  const { read, issue, take } = await openPortal();
  const old = await issue({ orderDate: '2026-09-05' });
  const needing = await issue({ orderDate: '2026-10-30' });
  const consumer = await issue({ orderDate: '2026-10-30', buyerAddress: 'Sample Buyer\nNew Delhi 110037' });
  const abroad = { supplyType: 'EXPWP', exportCountry: 'US', exportCurrency: 'USD', exportRate: '84.50' } as const;
  const importer = 'Sample Imports\n5 Example Avenue\nAustin';
  const exported = await issue({ ...abroad, buyerAddress: importer, consigneeAddress: importer, taxType: 'central' });
  const waiting = async () => {
    const rows = await read<{ refnum: string; irnAwaited: boolean }[]>(
      `/api/getInvoiceDetails/tax/${home}?page=1&size=100`,
    );
    return rows.filter(({ irnAwaited }) => irnAwaited).map(({ refnum }) => refnum);
  };
  const irns = async (period: string) => (await read<ReturnAnswer>(`/api/returns/${home}/${period}`)).irns;
  const before = await waiting();
  expect(before).toEqual(expect.arrayContaining([old.number, needing.number, exported.number]));
  expect(before).not.toContain(consumer.number);
  const other = (period: string, name: string, missing: number) => ({ period, name, missing, late: 0 });
  const [september, october] = [other('2026-09', 'September 2026', 1), other('2026-10', 'October 2026', 1)];
  // Those of the tests before it and the export.
  const november = other('2026-11', 'November 2026', (await irns('2026-11')).missing);
  expect((await irns('2026-12')).others).toEqual([september, october, november]);
  expect([await irns('2026-09'), await irns('2026-10')]).toEqual([
    { missing: 1, late: 0, others: [october, november] },
    { missing: 1, late: 0, others: [september, november] },
  ]);
  await take([buildPortalAnswer(answerTo(needing.number, { date: '2026-10-30' }))]);
  expect(await waiting()).not.toContain(needing.number);
  expect(await irns('2026-10')).toEqual({ missing: 0, late: 0, others: [september, november] });
});

test('The reports and the return count alike: by the GSTIN that staff added, and with what is past 30 days', async () => {
  const shop = await openTestApp({ company: buildEinvoiceFirm({ turnover: 'from-10' }) });
  // Within its 30 days: later the oldest would not be issued any more.
  const today = shop.clock.now;
  shop.clock.now = '2026-10-31T06:00:00.000Z';
  let token = await shop.logIn();
  const read = async <T>(path: string): Promise<T> => (await shop.call('GET', path, { token })).json();
  const issue = async (orderDate: string, address = buyerAddress) => {
    const body = buildInput({ buyerAddress: address, orderDate, buyerDate: orderDate, deliveryNoteDate: orderDate });
    const { headers } = await shop.call('POST', '/api/generateInvoice', { token, body });
    return { id: headers.get('Document') ?? '', number: headers.get('Invoice-Number') ?? '' };
  };
  const late = await issue('2026-10-22');
  const latest = await issue('2026-10-23');
  const named = await issue('2026-10-30', 'Sample Hotels\nNew Delhi 110037');
  const consumer = await issue('2026-10-31', `Sample Trust\nNew Delhi 110037\nGSTIN ${buyer}`);
  shop.clock.now = today;
  token = await shop.logIn();
  for (const [{ id }, gstin] of [[named, buyer] as const, [consumer, ''] as const]) {
    const body = { gstin, reason: 'Told on the phone' };
    expect((await shop.call('POST', `/api/documents/${id}/supplement`, { token, body })).status).toBe(200);
  }
  const rows = await read<{ refnum: string; irnAwaited: boolean }[]>(
    `/api/getInvoiceDetails/tax/${home}?page=1&size=100`,
  );
  expect(rows.filter(({ irnAwaited }) => irnAwaited).map(({ refnum }) => refnum)).toEqual(
    [named, latest, late].map(({ number }) => number),
  );
  expect((await read<ReturnAnswer>(`/api/returns/${home}/2026-10`)).irns).toEqual({ missing: 3, late: 1, others: [] });
  const { irns } = await read<ReturnAnswer>(`/api/returns/${home}/2026-11`);
  expect(irns).toMatchObject({ missing: 0, others: [{ period: '2026-10', missing: 3, late: 1 }] });
  await shop.close();
});

test('A long list is read in pages, the newest first, with the counts of the whole period', async () => {
  const { read, issue } = await openPortal();
  const numbers: string[] = [];
  for (let count = 0; count < 5; count += 1) numbers.unshift((await issue({ orderDate: '2026-08-05' })).number);
  const page = async (number: number) => {
    const { rows, counts } = await read<EinvoiceListAnswer>(`/api/einvoices/${home}/2026-08?page=${number}&size=2`);
    expect(counts).toMatchObject({ without: 5, with: 0, all: 5 });
    return rows.map((row) => row.number);
  };
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    numbers.slice(0, 2),
    numbers.slice(2, 4),
    numbers.slice(4),
    [],
  ]);
});

test('Within 24 hours the portal cancels first, then the document is cancelled', async () => {
  const { call, issue, take } = await openPortal();
  const { id, number } = await issue();
  await take([buildPortalAnswer({ ...answerTo(number), ackDt: '2026-11-21 11:00:00' })]);
  const cancel = () => call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}?reason=duplicate`);
  const refused = await cancel();
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('Cancel the IRN at the portal first') },
  ]);
  const path = `/api/einvoices/${id}/cancelled`;
  const wrong = await call('POST', path, { on: '2026-11-22', reason: 'duplicate' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { problems: [{ field: 'on', message: 'The day is in the future' }] },
  ]);
  const taken = await call('POST', path, { on: '2026-11-21', reason: 'duplicate' });
  expect(await taken.json()).toMatchObject({ state: 'cancelled', cancelledOn: '2026-11-21' });
  expect((await call('POST', path, { on: '2026-11-21', reason: 'duplicate' })).status).toBe(409);
  expect((await cancel()).status).toBe(200);
});

describe('what cannot be sent is named, with what to do', () => {
  test('in the list, and when the file is asked for', async () => {
    const { call, read, issue } = await openPortal();
    const { id, number } = await issue({ buyerAddress: `Sample Trust\nPlot 9\nGSTIN ${buyer}` });
    const message = 'Buyer’s PIN and place are missing: the address names none.';
    const { rows } = await read<EinvoiceListAnswer>(list);
    expect(rows.find((row) => row.document === id)).toMatchObject({
      state: 'missing',
      problems: [{ line: null, remedy: 'address', message }],
    });
    const refused = await call('POST', '/api/einvoices/inv01', { documents: [id, 'nobody'] });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { problems: [{ field: id, message: `${number}: ${message}` }, { field: 'nobody' }] },
    ]);
  });

  test('a credit note whose invoice has no IRN is hinted at, and can be sent', async () => {
    const { call, read, issue } = await openPortal();
    const { number } = await issue();
    const note = await issue({ type: 'credit', referenceNumber: number });
    const { rows } = await read<EinvoiceListAnswer>(list);
    expect(rows.find((row) => row.document === note.id)).toMatchObject({
      state: 'ready',
      hint: `Its invoice ${number} has no IRN.`,
    });
    const file = await call('POST', '/api/einvoices/inv01', { documents: [note.id] });
    expect(await file.json()).toMatchObject([
      { DocDtls: { Typ: 'CRN' }, RefDtls: { PrecDocDtls: [{ InvNo: number, InvDt: '21/11/2026' }] } },
    ]);
  });

  test('unregistered buyers, pro-formas and what is older are not asked for', async () => {
    const { read, issue } = await openPortal();
    const others = [await issue({ buyerAddress: 'Sample Home\nNew Delhi 110024' }), await issue({ type: 'pro' })].map(
      ({ id }) => id,
    );
    const { rows } = await read<EinvoiceListAnswer>(`${list}?show=all`);
    expect(rows.filter((row) => others.includes(row.document))).toEqual([]);
    expect(await read(`/api/einvoices/${home}/2026-03?show=all`)).toMatchObject({ rows: [] });
  });
});

describe('bad files of the portal', () => {
  test('another total burns the number, and says how to go on', async () => {
    const { call, read, issue, take } = await openPortal();
    const { id, number } = await issue();
    const [row] = await take([buildPortalAnswer(answerTo(number, { payable: 10_655_500 }))]);
    expect(row).toMatchObject({
      what: 'refused',
      message: expect.stringMatching(/^The total is ₹ 1,06,554.00 here and ₹ 1,06,555.00 there. .* issue a new one.$/),
    });
    const { rows } = await read<EinvoiceListAnswer>(list);
    expect(rows.find((each) => each.document === id)).toMatchObject({
      state: 'burnt',
      hint: 'The total is ₹ 1,06,554.00 here and ₹ 1,06,555.00 there.',
    });
    const refused = await call('POST', '/api/einvoices/inv01', { documents: [id] });
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('never takes this number again') });
    expect(await take([buildPortalAnswer(answerTo(number))])).toMatchObject([{ what: 'refused' }]);
  });

  test('cut off, of another kind, or of another firm', async () => {
    const { send, take, issue } = await openPortal();
    const { number } = await issue();
    const cut = new TextEncoder().encode(JSON.stringify([buildPortalAnswer(answerTo(number))]).slice(0, 500));
    const refusals = [await send(cut), await send({ gstin: seller }), await send(new Uint8Array([1, 2, 3]))];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422]);
    const other = buildPortalAnswer({ ...answerTo(number), seller: '21ABCDE1234F1ZC' });
    expect(await take([other])).toMatchObject([{ what: 'refused', message: expect.stringContaining('another firm') }]);
    expect(await take([buildPortalAnswer(answerTo(number))])).toMatchObject([{ what: 'taken' }]);
  });

  test('a workbook with 3,000 rows is read row by row', async () => {
    const { take, issue } = await openPortal();
    const { number } = await issue();
    const right = buildPortalAnswer(answerTo(number));
    const cells = ({ Irn, AckNo, AckDt, SignedQRCode }: typeof right, docNo: string) => [
      ...[String(AckNo), AckDt, docNo, 'INV', Irn, SignedQRCode],
    ];
    const stranger = buildPortalAnswer(answerTo('XX/1'));
    const sheet = writeWorkbook({
      name: 'answers',
      columns: ['Ack No', 'Ack Date', 'Doc No', 'Doc Type', 'IRN', 'Signed QR Code'].map((head) => ({
        ...{ head, kind: 'text', width: 20 },
      })),
      rows: (async function* () {
        for (let row = 1; row < 3000; row += 1) yield cells(stranger, `XX/${row}`);
        yield cells(right, number);
      })(),
    });
    const rows = await take(new Uint8Array(await new Response(sheet).arrayBuffer()));
    expect(rows).toHaveLength(3000);
    expect(rows[0]).toMatchObject({
      what: 'refused',
      message: expect.stringContaining('There is no tax invoice XX/1 here'),
    });
    expect(rows.at(-1)).toMatchObject({ row: 3001, number, what: 'taken' });
  }, 60_000);
});
