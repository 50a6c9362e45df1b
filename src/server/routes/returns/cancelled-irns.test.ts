import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { EinvoiceListAnswer } from '#contract/returns/einvoices.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { buildEinvoiceFirm, buildPortalAnswer } from '#test/build/build-einvoice.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const firm = buildEinvoiceFirm();
const app = withTestApp({ company: firm });
const buyer = '07AAACB5678L1ZA';
const buyerAddress = `Sample Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN ${buyer}`;
const orderDate = '2026-06-20';

test('A document that stands and whose IRN the portal cancelled has none: it is counted, listed, hinted at and not sent again', async () => {
  const token = await app().logIn();
  const call = (path: string, body?: unknown) =>
    app().call(body === undefined ? 'GET' : 'POST', path, { token, ...(body === undefined ? {} : { body }) });
  const read = async <T>(path: string): Promise<T> => (await call(path)).json();
  const issue = async (changes: InvoiceInput) => {
    const { headers } = await call('/api/generateInvoice', buildInput({ buyerAddress, ...changes }));
    return { id: headers.get('Document') ?? '', number: headers.get('Invoice-Number') ?? '' };
  };
  const { id, number } = await issue({ orderDate });
  const waits = async () => {
    const { irns } = await read<ReturnAnswer>(`/api/returns/${home}/2026-06`);
    const later = (await read<ReturnAnswer>(`/api/returns/${home}/2026-07`)).irns.others;
    const rows = await read<{ refnum: string; irnAwaited: boolean }[]>(
      `/api/getInvoiceDetails/tax/${home}?page=1&size=100`,
    );
    const { counts } = await read<EinvoiceListAnswer>(`/api/einvoices/${home}/2026-06`);
    return {
      ...{ missing: irns.missing, later: later.some(({ period }) => period === '2026-06') },
      ...{ awaited: rows.find(({ refnum }) => refnum === number)?.irnAwaited, with: counts.with },
    };
  };
  const said = { kind: 'tax', number, date: orderDate, seller: firm.registrations[home].gstin, buyer } as const;
  const answer = buildPortalAnswer({ ...said, payable: 10_655_400, ackDt: '2026-11-21 11:00:00' });
  expect((await app().upload('/api/einvoices/answers', Buffer.from(JSON.stringify([answer])), token)).status).toBe(200);
  expect(await waits()).toEqual({ missing: 0, later: false, awaited: false, with: 1 });

  const cancelled = await call(`/api/einvoices/${id}/cancelled`, { on: '2026-11-21', reason: 'mistake' });
  expect(cancelled.status).toBe(200);
  expect(await waits()).toEqual({ missing: 1, later: true, awaited: true, with: 0 });
  const { rows } = await read<EinvoiceListAnswer>(`/api/einvoices/${home}/2026-06?show=without`);
  expect(rows).toMatchObject([{ number, state: 'cancelled', problems: [] }]);
  expect(await (await call('/api/einvoices/inv01', { documents: [id] })).json()).toMatchObject({
    message: `${number}: Its IRN was cancelled: cancel it here, and issue a new one.`,
  });
  const note = await issue({ type: 'credit', referenceNumber: number });
  const { rows: notes } = await read<EinvoiceListAnswer>(`/api/einvoices/${home}/2026-11`);
  expect(notes.find((row) => row.document === note.id)?.hint).toBe(`Its invoice ${number} has no IRN.`);
});

test('What the portal has put into the return keeps its buyer and its place; its town may still be added', async () => {
  const token = await app().logIn();
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const day = '2026-11-21';
  const issue = async (changes: InvoiceInput) => {
    const { headers } = await call('POST', '/api/generateInvoice', buildInput({ buyerAddress, ...changes }));
    return { id: headers.get('Document') ?? '', number: headers.get('Invoice-Number') ?? '' };
  };
  const { id, number } = await issue({ orderDate: day });
  const add = async (facts: object) => {
    const answer = await call('POST', `/api/documents/${id}/supplement`, { reason: 'told by the buyer', ...facts });
    return { status: answer.status, ...((await answer.json()) as { message?: string }) };
  };
  const irnOf = (kind: 'tax' | 'credit', of: string) =>
    buildPortalAnswer({
      ...{ kind, number: of, date: day, seller: firm.registrations[home].gstin, buyer, payable: 10_655_400 },
      ackDt: '2026-11-21 11:00:00',
    });
  const take = (answer: unknown) =>
    app().upload('/api/einvoices/answers', Buffer.from(JSON.stringify([answer])), token);
  expect((await add({ gstin: buyer })).status).toBe(200);
  expect((await take(irnOf('tax', number))).status).toBe(200);
  for (const facts of [{ gstin: '' }, { place: '21' }])
    expect(await add(facts)).toMatchObject({ status: 409, message: expect.stringContaining(`${number} has an IRN`) });
  expect((await add({ pin: '110037' })).status).toBe(200);
  const { sections, withIrn } = (await (await call('GET', `/api/returns/${home}/2026-11`)).json()) as ReturnAnswer;
  expect({ b2cs: sections.b2cs.documents, withIrn: withIrn.documents }).toEqual({ b2cs: 0, withIrn: 1 });

  // The portal no longer knows the invoice, but the note against it.
  const note = await issue({ type: 'credit', referenceNumber: number, orderDate: day });
  await take(irnOf('credit', note.number));
  expect((await call('POST', `/api/einvoices/${id}/cancelled`, { on: day, reason: 'mistake' })).status).toBe(200);
  expect(await add({ gstin: '' })).toMatchObject({ message: expect.stringContaining(`${note.number} has an IRN`) });
  await call('POST', `/api/einvoices/${note.id}/cancelled`, { on: day, reason: 'mistake' });
  expect((await add({ gstin: '' })).status).toBe(200);
});
