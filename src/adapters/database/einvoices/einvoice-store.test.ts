import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Einvoice } from '#domain/einvoices/einvoice.ts';
import { noTransport } from '#domain/eway/eway-transport.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { TakenAnswer } from '#operations/ports/einvoices.ts';
import { actor } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openEwayStore } from '../eway/eway-store.ts';
import { openInvoiceStore } from '../invoices/invoice-store.ts';
import { openEinvoiceStore } from './einvoice-store.ts';

const at = '2026-11-21T11:00:00.000Z';
const einvoice: Einvoice = {
  irn: 'a'.repeat(64),
  ackNo: '182610400000331',
  ackAt: '2026-11-21T10:28:00.000Z',
  signedQr: 'eyJ.eyJ.c2ln',
  cancelled: null,
};
const { irn, ackNo, ackAt } = einvoice;
const burnt = { irn, ackNo, ackAt, message: 'The total is ₹ 1.00 here and ₹ 2.00 there.' };
const there = { on: '2026-11-21', reason: 'duplicate', why: '' } as const;

const subjectOf = ({ kind, taxState, number }: IssuedInvoice) => `${kind}/${taxState}/${number}`;

const taken = (invoice: IssuedInvoice, more: Partial<Einvoice> = {}): TakenAnswer => ({
  ...{ document: invoice.id, subject: subjectOf(invoice), kind: 'taken', einvoice: { ...einvoice, ...more } },
});

eachDatabase('What the e-invoice portal said', (open) => {
  const openShop = async () => {
    const database = await open();
    const { issue, documents } = await openTestReturns(database);
    const [store, invoices] = [openEinvoiceStore(database), openInvoiceStore(database)];
    const invoice = await issue('');
    const faults = async () => (await inspect(database, 'E-invoices')).faults;
    const cancel = (id: string, when = at) => invoices.cancel(id, null, when, actor);
    return { database, issue, documents, store, invoice, faults, cancel };
  };

  test('is stored once, with its audit line, and is in the return; two at a time are one', async () => {
    const { store, invoice, documents, faults } = await openShop();
    const both = await Promise.all([1, 2].map(() => store.take([taken(invoice)], at, actor)));
    expect(both.flat().sort()).toEqual(['known', 'taken']);
    expect(await store.find([invoice.id, 'nobody'])).toEqual(new Map([[invoice.id, { einvoice, burnt: null }]]));
    const facts = await store.portalFacts(invoice.id);
    expect(facts).toMatchObject({ irn: { irn, ackNo, ackAt, signedQr: einvoice.signedQr, isCancelled: false } });
    expect(await documents('2026-11')).toMatchObject([{ number: invoice.number, irn }]);
    // What stood before the answer had no IRN.
    expect(await documents('2026-11', (facts?.line ?? 0) - 1)).toMatchObject([{ irn: null }]);
    expect(await faults()).toEqual([]);
  });

  test('forbids cancelling until the portal has cancelled, and for ever after 24 hours', async () => {
    const { store, invoice, documents, cancel, faults } = await openShop();
    await store.take([taken(invoice)], at, actor);
    expect(await cancel(invoice.id)).toMatchObject({
      kind: 'portal-stands',
      message: expect.stringContaining('Cancel the IRN at the portal first (until 22/11/2026 15:58)'),
    });
    expect(await cancel(invoice.id, '2026-11-22T10:28:00.001Z')).toMatchObject({
      message: expect.stringContaining('write a credit note instead'),
    });
    expect(await store.cancelIrn(invoice.id, subjectOf(invoice), there, at, actor)).toEqual({ kind: 'cancelled' });
    expect(await store.cancelIrn(invoice.id, subjectOf(invoice), there, at, actor)).toEqual({
      kind: 'cancelled-already',
    });
    expect(await store.portalFacts(invoice.id)).toMatchObject({ irn: { isCancelled: true } });
    expect(await documents('2026-11')).toMatchObject([{ irn: null }]);
    expect(await cancel(invoice.id, '2026-11-24T06:00:00.000Z')).toMatchObject({ kind: 'cancelled' });
    expect(await faults()).toEqual([]);
  });

  test('of a burnt number, too; its right answer comes too late', async () => {
    const { store, invoice, cancel, faults } = await openShop();
    const burn: TakenAnswer = { document: invoice.id, subject: subjectOf(invoice), kind: 'burnt', burnt };
    expect(await store.take([burn, taken(invoice)], at, actor)).toEqual(['burnt', 'known']);
    expect(await store.find([invoice.id])).toEqual(
      new Map([[invoice.id, { einvoice: null, burnt: { ...burnt, cancelled: null } }]]),
    );
    expect(await store.portalFacts(invoice.id)).toBeNull();
    expect(await cancel(invoice.id)).toMatchObject({ kind: 'portal-stands' });
    await store.cancelIrn(invoice.id, subjectOf(invoice), there, at, actor);
    expect(await cancel(invoice.id)).toMatchObject({ kind: 'cancelled' });
    expect(await faults()).toEqual([]);
  });

  test('stands behind an e-way bill: that is cancelled first, and both are printed', async () => {
    const { database, store, invoice, cancel } = await openShop();
    const eway = openEwayStore(database);
    const document = { id: invoice.id, subject: subjectOf(invoice) };
    await store.take([taken(invoice)], at, actor);
    const before = await store.portalFacts(invoice.id);
    await eway.saveTransport(document, 0, { ...noTransport, vehicle: 'DL01LX0000' }, at, actor);
    await eway.takeBill(document, { number: '771200004821', madeAt: at, validUntil: '2026-11-22' }, at, actor);
    const both = await store.portalFacts(invoice.id);
    expect(both).toMatchObject({
      irn: { irn },
      eway: { number: '771200004821', validUntil: '2026-11-22', vehicle: 'DL01LX0000' },
    });
    expect(both?.line).toBeGreaterThan(before?.line ?? 0);
    expect(await cancel(invoice.id)).toMatchObject({
      kind: 'portal-stands',
      message: expect.stringContaining('has the e-way bill 7712 0000 4821. Cancel it at the portal first'),
    });
    await eway.cancelBill(document, { at, reason: 'duplicate' }, at, actor);
    expect(await store.portalFacts(invoice.id)).toEqual(before);
    expect(await cancel(invoice.id)).toMatchObject({
      message: expect.stringContaining('Cancel the IRN at the portal'),
    });
  });

  test('and a cancellation at the same time: one of them is first', async () => {
    const { issue, store, cancel } = await openShop();
    for (let turn = 0; turn < 5; turn += 1) {
      const invoice = await issue('');
      const answer = taken(invoice, { irn: String(turn).repeat(64) });
      const [took, cancelled] = await Promise.all([store.take([answer], at, actor), cancel(invoice.id)]);
      expect([
        ['taken', 'portal-stands'],
        ['cancelled', 'cancelled'],
      ]).toContainEqual([took[0], cancelled.kind]);
    }
  });

  test('never changes, and verify finds what was put in its place', async () => {
    const { database, store, invoice, faults } = await openShop();
    await store.take([taken(invoice)], at, actor);
    const change = sql`update einvoices set ack_no = '1'`;
    await expect(change.execute(database.write)).rejects.toThrow('kept as it is');
    await expect(sql`delete from einvoices`.execute(database.write)).rejects.toThrow('kept as it is');
    // What somebody does who may do everything in the database.
    const off =
      database.engine === 'sqlite'
        ? sql`drop trigger einvoices_no_update`
        : sql`alter table einvoices disable trigger all`;
    await off.execute(database.write);
    await change.execute(database.write);
    expect(await faults()).toEqual([
      `What the e-invoice portal said about the document ${invoice.id} is not as it was taken in.`,
    ]);
  });
});
