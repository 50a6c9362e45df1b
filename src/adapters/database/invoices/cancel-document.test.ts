import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { InvoiceStore } from '#operations/ports/invoices.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';

const at = '2026-11-22T06:00:00.000Z';
const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: true } as const;
const mistake = { reason: 'mistake', why: '' } as const;

async function issue(store: InvoiceStore, ...entry: Parameters<typeof buildNewInvoice>): Promise<IssuedInvoice> {
  const answer = await store.issue(buildNewInvoice(...entry));
  if (answer.kind !== 'issued') throw new Error(answer.kind);
  return answer.invoice;
}

function creditOf(original: IssuedInvoice) {
  return buildNewInvoice({ type: 'credit', referenceNumber: original.number }, { original });
}

eachDatabase('A cancelled document', (open) => {
  test('has its reason wherever it is read, or none when none was given', async () => {
    const store = await openTestInvoices(await open());
    const [first, second] = [await issue(store), await issue(store)];
    expect(await store.cancel(first.id, mistake, at, actor)).toMatchObject({
      kind: 'cancelled',
      invoice: { number: first.number, cancelledAt: at, cancelledBy: 'meena', cancelledBecause: mistake },
    });
    await store.cancel(second.id, null, at, actor);
    const reasons = [null, mistake];
    const reasonsOf = (found: IssuedInvoice[]) => found.map(({ cancelledBecause }) => cancelledBecause);
    expect(reasonsOf(await store.rows(all, 1, 10))).toEqual(reasons);
    expect(reasonsOf(await store.rows({ ...all, query: 'dl' }, 1, 10))).toEqual(reasons);
    const streamed: IssuedInvoice[] = [];
    for await (const invoice of store.stream(all)) streamed.push(invoice);
    expect(reasonsOf(streamed)).toEqual(reasons);
    expect((await store.findById(first.id))?.cancelledBecause).toEqual(mistake);
    expect((await store.find('tax', home, first.number))?.cancelledBecause).toEqual(mistake);
  });

  test('has a second paper, named once', async () => {
    const store = await openTestInvoices(await open());
    const { id } = await issue(store);
    await store.setPdf(id, 'first paper', '2026-11-21T06:00:00.000Z');
    await store.cancel(id, null, at, actor);
    expect(await store.laterPdf(id, 'cancelled')).toBeNull();
    expect(await store.setLaterPdf(id, 'cancelled', 'says CANCELLED', at)).toBe('says CANCELLED');
    expect(await store.setLaterPdf(id, 'cancelled', 'drawn later', at)).toBe('says CANCELLED');
    expect(await store.laterPdf(id, 'cancelled')).toBe('says CANCELLED');
    expect((await store.findById(id))?.pdf).toBe('first paper');
  });

  test('is never a tax invoice with a valid credit note, and a refused cancellation stores nothing', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    const invoice = await issue(store);
    const note = await store.issue(creditOf(invoice));
    const number = note.kind === 'issued' ? note.invoice.number : '';
    const uses = () => database.read.selectFrom('addresses').select('uses').orderBy('id').execute();
    const before = await uses();
    expect(await store.cancel(invoice.id, mistake, at, actor)).toEqual({ kind: 'credited', note: number });
    expect(await store.findById(invoice.id)).toMatchObject({ cancelledAt: null, cancelledBecause: null });
    expect(await uses()).toEqual(before);
    const credit = await store.find('credit', home, number);
    await store.cancel(credit?.id ?? '', null, at, actor);
    expect((await store.cancel(invoice.id, mistake, at, actor)).kind).toBe('cancelled');
  });

  test('gets no credit note, also from a person who opened it before', async () => {
    const store = await openTestInvoices(await open());
    const invoice = await issue(store);
    await store.cancel(invoice.id, mistake, at, actor);
    expect(await store.issue(creditOf(invoice))).toEqual({ kind: 'original-cancelled', number: invoice.number });
    // The number of the refused note is not lost: the next one has it.
    const next = await store.issue(buildNewInvoice({ type: 'credit' }));
    expect(next).toMatchObject({ kind: 'issued', invoice: { number: 'CN-DL/26-27/001' } });
  });

  test('and a credit note against it are never both valid, in any order of the calls', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    for (let round = 0; round < 15; round++) {
      const invoice = await issue(store);
      const [cancelled, credited] = await Promise.all([
        store.cancel(invoice.id, mistake, at, actor),
        store.issue(creditOf(invoice)),
      ]);
      expect([
        ['cancelled', 'original-cancelled'],
        ['credited', 'issued'],
      ]).toContainEqual([cancelled.kind, credited.kind]);
    }
    expect((await openAuditLog(database).check()).brokenAt).toBeNull();
  });

  test('keeps its reason and its paper, also against changes in the database itself', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    const { id } = await issue(store);
    await store.cancel(id, mistake, at, actor);
    await store.setLaterPdf(id, 'cancelled', 'says CANCELLED', at);
    for (const change of [
      "update cancellations set reason = 'duplicate'",
      'delete from cancellations',
      "update papers set hash = 'another'",
      'delete from papers',
    ])
      await expect(sql.raw(change).execute(database.write)).rejects.toThrow(/are kept as they are/);
  });

  test('is checked by verify: an altered or missing reason, and a paper CANCELLED of a valid document', async () => {
    const database = await open();
    const store = await openTestInvoices(database);
    const invoices = [await issue(store), await issue(store), await issue(store)];
    for (const { id } of invoices.slice(0, 2)) await store.cancel(id, mistake, at, actor);
    expect((await inspect(database, 'Cancellations')).faults).toEqual([]);
    const guards =
      database.engine === 'sqlite'
        ? ['drop trigger cancellations_no_update', 'drop trigger cancellations_no_delete']
        : ['drop trigger cancellations_kept on cancellations'];
    for (const guard of guards) await sql.raw(guard).execute(database.write);
    const [first, second, third] = invoices.map(({ id }) => id);
    await sql`update cancellations set reason = 'duplicate' where invoice_id = ${first}`.execute(database.write);
    await sql`delete from cancellations where invoice_id = ${second}`.execute(database.write);
    await store.setLaterPdf(third ?? '', 'cancelled', 'says CANCELLED', at);
    expect((await inspect(database, 'Cancellations')).faults).toEqual([
      'The reason of DL/26-27/0001 is not the one that was given.',
      'The reason of DL/26-27/0002 is missing.',
      'DL/26-27/0003 is not cancelled, but has a paper marked CANCELLED.',
    ]);
  });
});
