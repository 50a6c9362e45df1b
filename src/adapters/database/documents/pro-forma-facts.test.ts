import { expect, test } from 'vitest';
import { fillAll } from '#operations/fill-all.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { issueAsBefore } from '#test/wire/issue-as-before.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { openDocumentStore } from './document-store.ts';
import { openProFormaFacts } from './pro-forma-facts.ts';

const at = '2026-11-22T06:00:00.000Z';
const on = new AbortController().signal;

/** As the release before cancels: it knows neither origins nor pro-formas. */
function cancelAsBefore(database: Database, id: string, subject: string) {
  return database.write.transaction().execute(async (transaction) => {
    await appendAudit(transaction, { at, actor, what: 'invoice cancelled', subject, after: { cancelled: true } });
    await transaction
      .updateTable('invoices')
      .set({ cancelled: 1, cancelled_at: at, cancelled_by: actor.username })
      .where('id', '=', id)
      .execute();
  });
}

eachDatabase('A process of the release before, beside this one', (open) => {
  test('issues and cancels as it always did, and what is open of pro-formas follows', async () => {
    const database = await open();
    const invoices = await openTestInvoices(database);
    const documents = openDocumentStore(database);
    const run = () => fillAll(openProFormaFacts(database).catchUp, on);
    const faults = async () => (await inspect(database, 'Chain')).faults;
    await run();

    const older = await issueAsBefore(database, buildNewInvoice({ type: 'pro', invoiceNo: 'Q/1' }), 'Q/1');
    expect(await documents.openOn('2026-11-22')).toMatchObject({ count: 0 });
    expect(await run()).toEqual({ filled: 1 });
    expect(await documents.openOn('2026-11-22')).toMatchObject({ count: 1, value: older.payable });

    const make = (quantity: string) =>
      invoices.issue(
        buildNewInvoice(
          { from: older.id, fromRow1: '1', qty1: quantity },
          { origin: { kind: 'document', id: older.id, subject: `pro/${home}/Q/1` } },
        ),
      );
    const first = await make('42');
    if (first.kind !== 'issued') throw new Error(first.kind);
    expect(await documents.openOn('2026-11-22')).toMatchObject({ count: 0 });
    expect((await make('1')).kind).toBe('origin-refused');

    await cancelAsBefore(database, first.invoice.id, `tax/${home}/${first.invoice.number}`);
    expect(await faults()).toEqual([]);
    // What may be invoiced follows at once, and the sum within a minute.
    expect(await documents.invoicedOf(older.id)).toEqual([]);
    expect(await run()).toMatchObject({ filled: expect.any(Number) });
    expect(await documents.openOn('2026-11-22')).toMatchObject({ count: 1, value: older.payable });
    expect((await make('42')).kind).toBe('issued');
    expect((await documents.history(older.id)).map(({ what, seq }) => [what, seq !== null])).toEqual([
      ['invoice issued', true],
      ['invoice issued', true],
      ['invoice issued', true],
      ['invoice cancelled', false],
    ]);

    await cancelAsBefore(database, older.id, `pro/${home}/Q/1`);
    await run();
    expect(await documents.openOn('2026-11-22')).toMatchObject({ count: 0 });
    expect(await run()).toBeNull();
    expect(await faults()).toEqual([]);
  });

  test('is followed by two processes at once, and after one of them was stopped', async () => {
    const database = await open();
    await openTestInvoices(database);
    for (let count = 1; count <= 30; count++)
      await issueAsBefore(database, buildNewInvoice({ type: 'pro', invoiceNo: `Q/${count}` }), `Q/${count}`);
    const ended = new AbortController();
    ended.abort();
    expect(await fillAll(openProFormaFacts(database).catchUp, ended.signal)).toBeNull();
    await Promise.all([1, 2].map(() => fillAll(openProFormaFacts(database).catchUp, on)));
    expect(await openDocumentStore(database).openOn('2026-11-22')).toMatchObject({ count: 30 });
    expect((await inspect(database, 'Chain')).faults).toEqual([]);
  });
});
