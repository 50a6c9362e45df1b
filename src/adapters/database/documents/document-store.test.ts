import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { Database } from '../engine/tables.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openDocumentStore } from './document-store.ts';

const at = '2026-11-22T06:00:00.000Z';
const today = '2026-11-22';

async function openShop(database: Database) {
  const invoices = await openTestInvoices(database);
  const documents = openDocumentStore(database);
  const issuePro = async (changes = {}): Promise<IssuedInvoice> => {
    const answer = await invoices.issue(buildNewInvoice({ type: 'pro', qty1: '10', ...changes }));
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    return answer.invoice;
  };
  /** A tax invoice of so much of the first row of a pro-forma. */
  const invoice = (pro: IssuedInvoice, quantity: string, more = {}) =>
    invoices.issue(
      buildNewInvoice(
        { from: pro.id, fromRow1: '1', qty1: quantity },
        { origin: { kind: 'document', id: pro.id, subject: `pro/${home}/${pro.number}` }, ...more },
      ),
    );
  const credit = (original: IssuedInvoice) =>
    invoices.issue(buildNewInvoice({ type: 'credit', referenceNumber: original.number, qty1: '10' }, { original }));
  const invoiced = async (pro: IssuedInvoice) => (await documents.invoicedOf(pro.id))[0]?.quantity ?? 0;
  const faults = async () => (await inspect(database, 'Chain')).faults;
  return { invoices, documents, issuePro, invoice, credit, invoiced, faults };
}

function issued(answer: Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['invoice']>>): IssuedInvoice {
  if (answer.kind !== 'issued') throw new Error(answer.kind);
  return answer.invoice;
}

eachDatabase('The chain of documents', (open) => {
  test('never invoices more of a pro-forma than it offers, also when two clerks invoice it at once', async () => {
    const database = await open();
    const shop = await openShop(database);
    for (let round = 0; round < 10; round++) {
      const pro = await shop.issuePro();
      const answers = await Promise.all(['6', '6', '4'].map((quantity) => shop.invoice(pro, quantity)));
      const refused = answers.filter(({ kind }) => kind === 'origin-refused');
      expect(refused.length).toBeGreaterThan(0);
      expect(await shop.invoiced(pro)).toBeLessThanOrEqual(10_000);
    }
    expect(await shop.faults()).toEqual([]);
    expect((await openAuditLog(database).check()).brokenAt).toBeNull();
  });

  test('says which row is too much and what is left, and the refused document uses no number', async () => {
    const shop = await openShop(await open());
    const pro = await shop.issuePro();
    await shop.invoice(pro, '7.5');
    expect(await shop.invoice(pro, '2.501')).toMatchObject({
      kind: 'origin-refused',
      refusal: {
        kind: 'invalid',
        problems: [{ field: 'line 1 quantity', message: expect.stringContaining(`2.5 roll of Wallpaper are left`) }],
      },
    });
    expect(issued(await shop.invoice(pro, '2.5')).number).toBe('DL/26-27/0002');
  });

  test('returns the same invoice for the same key, although nothing is left for a second one', async () => {
    const shop = await openShop(await open());
    const pro = await shop.issuePro();
    const idempotency = { key: 'key', bodyHash: 'body' };
    const first = issued(await shop.invoice(pro, '10', { idempotency }));
    expect(await shop.invoice(pro, '10', { idempotency })).toMatchObject({
      kind: 'replayed',
      invoice: { id: first.id },
    });
  });

  test('gives a quantity back with the cancellation, and both are consistent in any order of the calls', async () => {
    const database = await open();
    const shop = await openShop(database);
    for (let round = 0; round < 10; round++) {
      const pro = await shop.issuePro();
      const first = issued(await shop.invoice(pro, '10'));
      const [cancelled, second] = await Promise.all([
        shop.invoices.cancel(first.id, null, at, actor),
        shop.invoice(pro, '10'),
      ]);
      expect(cancelled.kind).toBe('cancelled');
      expect(await shop.invoiced(pro)).toBe(second.kind === 'issued' ? 10_000 : 0);
    }
    expect(await shop.faults()).toEqual([]);
  });

  test('never makes an invoice from a pro-forma that is cancelled or declined, in any order of the calls', async () => {
    const shop = await openShop(await open());
    for (let round = 0; round < 6; round++) {
      const [one, other] = [await shop.issuePro(), await shop.issuePro()];
      const [, made, declined, madeToo] = await Promise.all([
        shop.invoices.cancel(one.id, null, at, actor),
        shop.invoice(one, '10'),
        shop.documents.decline(other.id, 'Price.', at, actor),
        shop.invoice(other, '10'),
      ]);
      expect(['issued', 'origin-refused']).toContain(made.kind);
      expect([
        ['done', 'origin-refused'],
        ['wholly-invoiced', 'issued'],
      ]).toContainEqual([declined.kind, madeToo.kind]);
      expect((await shop.invoice(one, '1')).kind).toBe('origin-refused');
    }
    expect(await shop.faults()).toEqual([]);
  });

  test('keeps the credit notes of an invoice made from a pro-forma as they were: credited or cancelled, never both', async () => {
    const shop = await openShop(await open());
    for (let round = 0; round < 6; round++) {
      const pro = await shop.issuePro();
      const tax = issued(await shop.invoice(pro, '10'));
      const [cancelled, credited] = await Promise.all([
        shop.invoices.cancel(tax.id, null, at, actor),
        shop.credit(tax),
      ]);
      expect([
        ['cancelled', 'original-cancelled'],
        ['credited', 'issued'],
      ]).toContainEqual([cancelled.kind, credited.kind]);
      // A credit note gives nothing back: those goods were invoiced.
      expect(await shop.invoiced(pro)).toBe(credited.kind === 'issued' ? 10_000 : 0);
    }
    expect(await shop.faults()).toEqual([]);
  });

  test('leaves exactly what standing invoices do not hold, after any order of issuing, cancelling and declining', async () => {
    const database = await open();
    const shop = await openShop(database);
    const steps = fc.array(fc.record({ what: fc.nat(4), quantity: fc.integer({ min: 0, max: 9000 }) }), {
      minLength: 8,
      maxLength: 14,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const pro = await shop.issuePro();
        const standing: { id: string; quantity: number }[] = [];
        for (const { what, quantity } of taken) {
          if (what === 4) await shop.documents.decline(pro.id, 'Price.', at, actor);
          else if (what === 3) await shop.documents.takeBackDecline(pro.id, at, actor);
          else if (what === 2) {
            const [gone] = standing.splice(quantity % Math.max(1, standing.length), 1);
            if (gone) await shop.invoices.cancel(gone.id, null, at, actor);
          } else {
            const answer = await shop.invoice(pro, `${Math.floor(quantity / 1000)}.${quantity % 1000}`);
            const milli = Number(`${Math.floor(quantity / 1000)}.${quantity % 1000}`) * 1000;
            if (answer.kind === 'issued') standing.push({ id: answer.invoice.id, quantity: Math.round(milli) });
          }
          const sum = standing.reduce((total, each) => total + each.quantity, 0);
          expect(await shop.invoiced(pro)).toBe(sum);
          expect(sum).toBeLessThanOrEqual(10_000);
        }
      }),
      { numRuns: database.engine === 'sqlite' ? 12 : 5 },
    );
    expect(await shop.faults()).toEqual([]);
  }, 60_000);

  test('counts the open pro-formas with what is left of them', async () => {
    const shop = await openShop(await open());
    const [lapsed, part, declined, whole] = [
      await shop.issuePro({ orderDate: '2026-11-20', validUntil: '2026-11-21' }),
      await shop.issuePro({ validUntil: '2026-11-25' }),
      await shop.issuePro(),
      await shop.issuePro({ validUntil: '2026-11-24' }),
    ];
    const each = lapsed.totals.payable;
    expect(await shop.documents.openOn('2026-11-21')).toMatchObject({ count: 4, value: 4 * each });
    await shop.invoice(part, '4');
    const first = issued(await shop.invoice(whole, '10'));
    await shop.documents.decline(declined.id, 'Price.', at, actor);
    expect(await shop.documents.openOn(today)).toEqual({
      count: 1,
      value: 6 * 215_000 * 1.18,
      next: { id: part.id, number: part.number, validUntil: '2026-11-25' },
    });
    await shop.invoices.cancel(first.id, null, at, actor);
    await shop.documents.takeBackDecline(declined.id, at, actor);
    await shop.invoices.cancel(part.id, null, at, actor);
    expect(await shop.documents.openOn(today)).toMatchObject({ count: 2, value: 2 * each, next: { id: whole.id } });
  });

  test('is kept as it is, also against changes in the database itself, and verify finds what was altered', async () => {
    const database = await open();
    const shop = await openShop(database);
    const pro = await shop.issuePro();
    const made = await shop.invoice(pro, '4');
    await shop.documents.decline(pro.id, 'Price.', at, actor);
    for (const change of [
      "update document_origins set origin = 'another'",
      'delete from row_origins',
      "update declines set reason = 'another'",
      'delete from document_lines',
    ])
      await expect(sql.raw(change).execute(database.write)).rejects.toThrow(/is kept as it is/);
    const [dated, lost] = [
      await shop.issuePro({ validUntil: '2026-12-24' }),
      await shop.issuePro({ validUntil: '2026-12-25' }),
    ];
    for (const name of ['row_origins no_update', 'declines no_update', 'document_lines no_delete']) {
      const [table = '', change] = name.split(' ');
      await sql
        .raw(
          database.engine === 'sqlite' ? `drop trigger ${table}_${change}` : `drop trigger ${table}_kept on ${table}`,
        )
        .execute(database.write);
    }
    expect(await shop.faults()).toEqual([]);
    await sql`update row_origins set quantity = 11000`.execute(database.write);
    await sql`update declines set reason = 'another'`.execute(database.write);
    await sql`update pro_formas set open_value = 1 where document = ${pro.id}`.execute(database.write);
    await sql`insert into document_origins values ('nobody', 'document', 'none')`.execute(database.write);
    await sql`update pro_formas set valid_until = '2027-12-24' where document = ${dated.id}`.execute(database.write);
    await sql`delete from pro_formas where document = ${lost.id}`.execute(database.write);
    await sql`delete from document_lines`.execute(database.write);
    const found = [
      `What the row ${made.kind === 'issued' ? made.invoice.id : ''} 1 was made from is not as the audit log recorded it.`,
      'What the document nobody was made from is not as the audit log recorded it.',
      `More of ${pro.number} is invoiced than it offers.`,
      'That a pro-forma was declined, or a challan closed, is not stored as the audit log recorded it.',
      `pro/${home}/${pro.number} does not name its line 4.`,
      `The last day of ${dated.number} is not the one on its paper.`,
      `What is open of ${pro.number} is not what its rows come to.`,
      `What is open of ${lost.number} is missing.`,
      ...['2026-12-24', '2026-12-25', '2027-12-24', '9999-12-31'].map(
        (day) => `The sums of the pro-formas that are open until ${day} are not those of the pro-formas.`,
      ),
    ];
    expect((await shop.faults()).sort()).toEqual(found.sort());
  });
});
