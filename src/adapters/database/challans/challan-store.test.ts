import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { queriesOf } from '#test/postgres/plans-of.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openDocumentStore } from '../documents/document-store.ts';
import type { Database } from '../engine/tables.ts';
import { openChallanStore } from './challan-store.ts';

const at = '2026-11-22T06:00:00.000Z';
const today = '2026-11-22';

async function openShop(database: Database) {
  const invoices = await openTestInvoices(database);
  const challans = openChallanStore(database);
  const documents = openDocumentStore(database);
  const send = async (changes: InvoiceInput = {}): Promise<IssuedInvoice> => {
    const answer = await invoices.issue(
      buildNewInvoice({ type: 'challan', purpose: 'approval', qty1: '10', rate1: '100', ...changes }),
    );
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    return answer.invoice;
  };
  /** A tax invoice of so much of the first row of a challan. */
  const invoice = ({ id, number }: IssuedInvoice, quantity: string) =>
    invoices.issue(
      buildNewInvoice(
        { from: id, fromRow1: '1', qty1: quantity, rate1: '100' },
        { origin: { kind: 'document', id, subject: `challan/${home}/${number}` } },
      ),
    );
  const back = ({ id }: IssuedInvoice, quantity: number, seen: number | null = null, date = today) =>
    challans.noteCameBack(id, { date, remark: '', rows: [{ row: 1, quantity, seen }] }, at, actor);
  const gone = async ({ id }: IssuedInvoice) => {
    const sum = (rows: { quantity: number }[]) => rows.reduce((all, { quantity }) => all + quantity, 0);
    const entries = (await challans.cameBackOf(id)).filter(({ undone }) => undone === null);
    return sum(await documents.invoicedOf(id)) + sum(entries.flatMap(({ rows }) => rows));
  };
  const faults = async () => (await inspect(database, 'Chain')).faults;
  return { database, invoices, challans, documents, send, invoice, back, gone, faults };
}

eachDatabase('A delivery challan', (open) => {
  test('is numbered in its own series, and bills nothing', async () => {
    const { send, database } = await openShop(await open());
    const { number, id } = await send();
    expect(number).toBe('DC-DL/26-27/001');
    for (const table of ['account_items', 'return_facts', 'pro_formas'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    const [linked] = await database.read.selectFrom('document_customers').selectAll().execute();
    expect(linked).toMatchObject({ document: id, kind: 'challan' });
    expect((await database.read.selectFrom('unknown_buyers').select('billed').execute())[0]?.billed).toBe(0);
  });

  test('whose series is full is refused, and the refused document uses no number', async () => {
    const { send, invoices, database } = await openShop(await open());
    await send();
    await database.write.updateTable('series').set({ counter: 9999 }).where('kind', '=', 'challan').execute();
    expect(await invoices.issue(buildNewInvoice({ type: 'challan', purpose: 'site' }))).toEqual({
      kind: 'series-full',
      number: 'DC-DL/26-27/10000',
    });
  });

  test('never gives more than went out, when clerks invoice it and take it back at once', async () => {
    const shop = await openShop(await open());
    for (let round = 0; round < 8; round++) {
      const challan = await shop.send();
      const answers = await Promise.all([
        shop.invoice(challan, '6'),
        shop.back(challan, 6_000),
        shop.invoice(challan, '6'),
        shop.back(challan, 5_000),
      ]);
      const refused = answers.filter(({ kind }) => kind === 'origin-refused' || kind === 'more-than-left');
      expect(refused.length).toBeGreaterThan(1);
      expect(await shop.gone(challan)).toBeLessThanOrEqual(10_000);
    }
    expect(await shop.faults()).toEqual([]);
  });

  test('is invoiced once when two clerks invoice the same rows at once', async () => {
    const shop = await openShop(await open());
    for (let round = 0; round < 6; round++) {
      const challan = await shop.send();
      const kinds = (await Promise.all(['10', '10'].map((quantity) => shop.invoice(challan, quantity)))).map(
        ({ kind }) => kind,
      );
      expect(kinds.sort()).toEqual(['issued', 'origin-refused']);
    }
  });

  test('is taken back in parts, and says what is left when it is too much', async () => {
    const { send, back, invoice, challans } = await openShop(await open());
    const challan = await send();
    expect(await back(challan, 2_500)).toEqual({ kind: 'done' });
    await invoice(challan, '4');
    expect(await back(challan, 3_501)).toEqual({
      kind: 'more-than-left',
      number: challan.number,
      row: 1,
      left: 3_500,
    });
    // The same entry twice: the second screen showed what was left before.
    expect(await back(challan, 1_000, 3_500)).toEqual({ kind: 'done' });
    expect(await back(challan, 1_000, 3_500)).toEqual({ kind: 'changed-since', number: challan.number });
    expect(await back(challan, 1_000, null, '2026-11-20')).toEqual({ kind: 'before-challan', date: '2026-11-21' });
    expect(
      await challans.noteCameBack(
        challan.id,
        { date: today, remark: '', rows: [{ row: 7, quantity: 1, seen: null }] },
        at,
        actor,
      ),
    ).toMatchObject({ kind: 'more-than-left', row: 7, left: null });
    expect((await challans.open(today, 1, 10)).rows).toMatchObject([
      { number: challan.number, value: 250_00, left: [{ left: 2_500, quantity: 10_000 }] },
    ]);
    expect(await back(challan, 2_500)).toEqual({ kind: 'done' });
    expect(await challans.open(today, 1, 10)).toEqual({ count: 0, value: 0, warned: 0, over: 0, rows: [] });
  });

  test('has what was noted by mistake out again, once', async () => {
    const { send, back, challans, faults } = await openShop(await open());
    const challan = await send();
    await back(challan, 10_000);
    const [entry] = await challans.cameBackOf(challan.id);
    const takeBack = (line = entry?.line ?? 0) => challans.takeBackReturn(challan.id, line, at, actor);
    const kinds = (await Promise.all([takeBack(), takeBack()])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['done', 'undone-already']);
    expect(await takeBack(7)).toEqual({ kind: 'no-such-entry' });
    expect(await challans.cameBackOf(challan.id)).toMatchObject([{ undone: { by: 'meena' } }]);
    expect(await challans.open(today, 1, 10)).toMatchObject({ count: 1, value: 1_000_00 });
    expect(await faults()).toEqual([]);
  });

  test('gives back with the cancellation of its invoice, and is not cancelled itself while goods of it are counted', async () => {
    const { send, back, invoice, invoices, challans, faults } = await openShop(await open());
    const [challan, free] = [await send(), await send({ purpose: 'samples' })];
    const made = await invoice(challan, '10');
    if (made.kind !== 'issued') throw new Error(made.kind);
    expect(await challans.open(today, 1, 10)).toMatchObject({ count: 1 });
    const cancel = (id: string) => invoices.cancel(id, null, at, actor);
    expect(await cancel(challan.id)).toMatchObject({
      kind: 'portal-stands',
      message: expect.stringContaining(`${made.invoice.number} first`),
    });
    expect((await cancel(made.invoice.id)).kind).toBe('cancelled');
    expect(await challans.open(today, 1, 10)).toMatchObject({ count: 2, value: 2_000_00 });
    await back(challan, 1_000);
    expect(await cancel(challan.id)).toMatchObject({ message: expect.stringContaining('came back') });
    expect((await cancel(free.id)).kind).toBe('cancelled');
    expect(await back(free, 1_000)).toEqual({ kind: 'cancelled', number: free.number });
    expect(await challans.open(today, 1, 10)).toMatchObject({ count: 1, value: 900_00 });
    expect(await faults()).toEqual([]);
  });

  test('is closed and open again, and closed nothing of it is invoiced or comes back', async () => {
    const { send, back, invoice, documents, challans, faults } = await openShop(await open());
    const challan = await send({ purpose: 'job-work' });
    const branch = await send({ purpose: 'branch' });
    expect((await documents.decline(branch.id, 'There.', at, actor)).kind).toBe('not-a-pro-forma');
    expect((await documents.decline(challan.id, 'Used up.', at, actor)).kind).toBe('done');
    expect(await back(challan, 1_000)).toEqual({ kind: 'closed', number: challan.number });
    expect((await invoice(challan, '1')).kind).toBe('origin-refused');
    expect(await challans.open(today, 1, 10)).toMatchObject({ count: 0 });
    expect((await documents.takeBackDecline(challan.id, at, actor)).kind).toBe('done');
    expect((await invoice(challan, '1')).kind).toBe('issued');
    expect((await documents.history(challan.id)).map(({ what }) => what)).toEqual([
      // By the time of the documents.
      ...['invoice issued', 'invoice issued', 'challan closed', 'challan reopened'],
    ]);
    expect(await faults()).toEqual([]);
  });

  test('is open again when the invoice of a closed one is cancelled, and not when nothing came from it', async () => {
    const { send, back, invoice, invoices, documents, challans, faults } = await openShop(await open());
    const challan = await send({ qty1: '6' });
    const made = await invoice(challan, '4');
    await documents.decline(challan.id, 'The rest is used up.', at, actor);
    if (made.kind !== 'issued') throw new Error(made.kind);
    expect(await invoices.cancel(made.invoice.id, null, at, actor)).toMatchObject({ reopened: challan.number });
    expect(await challans.open(today, 1, 10)).toMatchObject({ count: 1, value: 600_00 });
    expect((await invoice(challan, '4')).kind).toBe('issued');
    expect(await back(challan, 2_000)).toEqual({ kind: 'done' });
    const line = (await documents.history(challan.id)).find(({ what }) => what === 'challan reopened');
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ invoice: made.invoice.number });

    const other = await send();
    const apart = await invoices.issue(
      buildNewInvoice(
        { from: other.id, qty1: '1' },
        { origin: { kind: 'document', id: other.id, subject: `challan/${home}/${other.number}` } },
      ),
    );
    await documents.decline(other.id, 'Used up.', at, actor);
    if (apart.kind !== 'issued') throw new Error(apart.kind);
    expect(await invoices.cancel(apart.invoice.id, null, at, actor)).toMatchObject({ reopened: null });
    expect(await documents.declineOf(other.id)).toMatchObject({ reason: 'Used up.' });
    expect(await faults()).toEqual([]);
  });

  test('is listed by its last day: over, near, and then the others by age', async () => {
    const { send, challans } = await openShop(await open());
    const sent = async (purpose: string, orderDate: string) => (await send({ purpose, orderDate })).number;
    const site = await sent('site', '2026-04-01');
    const far = await sent('approval', '2026-07-01');
    const near = await sent('approval', '2026-06-20');
    const over = await sent('approval', '2026-05-21');
    const work = await sent('job-work', '2026-05-21');
    const open1 = await challans.open(today, 1, 3);
    expect(open1).toMatchObject({ count: 5, warned: 2, over: 1 });
    expect(open1.rows.map(({ number }) => number)).toEqual([over, near, far]);
    expect((await challans.open(today, 2, 3)).rows.map(({ number }) => number)).toEqual([work, site]);
  });

  test('is listed with the others in one reading', async () => {
    const { send, back, database } = await openShop(await open());
    const asked = async () =>
      (await queriesOf(database, (watched) => openChallanStore(watched).open(today, 1, 10))).length;
    await back(await send(), 1_000);
    const one = await asked();
    for (let count = 0; count < 3; count++) await back(await send(), 1_000);
    expect(await asked()).toBe(one);
  });

  test('is verified: what came back and what is open are found when somebody changes them', async () => {
    const { send, back, database, faults } = await openShop(await open());
    const challan = await send();
    await back(challan, 2_000);
    expect(await faults()).toEqual([]);
    const run = (statement: string) => sql.raw(statement).execute(database.write);
    for (const statement of ['delete from came_back', 'update came_back set quantity = 1'])
      await expect(run(statement), statement).rejects.toThrow(/came back/);
    await run('update challans set open_value = open_value + 1');
    expect(await faults()).toEqual([expect.stringContaining(`What is open of the challan ${challan.id}`)]);
    await run('update challans set open_value = open_value - 1, is_open = 0');
    expect(await faults()).toEqual([expect.stringContaining(`What is open of the challan ${challan.id}`)]);
    await run('delete from challans');
    expect(await faults()).toEqual([expect.stringContaining('is missing')]);
  });

  test('in any order of deeds leaves exactly what is neither invoiced nor back', async () => {
    const database = await open();
    const shop = await openShop(database);
    const deed = fc.record({
      kind: fc.constantFrom('invoice', 'back', 'undo', 'cancel'),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 7 }), async (deeds) => {
        const challan = await shop.send();
        const made: string[] = [];
        for (const { kind, quantity } of deeds) {
          if (kind === 'invoice') {
            const answer = await shop.invoice(challan, String(quantity));
            if (answer.kind === 'issued') made.push(answer.invoice.id);
          }
          if (kind === 'back') await shop.back(challan, quantity * 1000);
          const entry = (await shop.challans.cameBackOf(challan.id)).find(({ undone }) => undone === null);
          if (kind === 'undo' && entry) await shop.challans.takeBackReturn(challan.id, entry.line, at, actor);
          const last = made.at(-1);
          if (kind === 'cancel' && last) await shop.invoices.cancel(last, null, at, actor);
        }
        const left = 10_000 - (await shop.gone(challan));
        expect(left).toBeGreaterThanOrEqual(0);
        const row = await database.read
          .selectFrom('challans')
          .selectAll()
          .where('document', '=', challan.id)
          .executeTakeFirstOrThrow();
        expect([row.is_open, row.open_value]).toEqual([left > 0 ? 1 : 0, left * 10]);
      }),
      { numRuns: 12 },
    );
    expect(await shop.faults()).toEqual([]);
  });
});
