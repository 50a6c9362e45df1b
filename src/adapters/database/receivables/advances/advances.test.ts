import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { calculateHere } from '../calculate-past.ts';
import { openOutstandingStore } from '../outstanding-store.ts';

const today = '2026-11-21';
const at = '2026-11-21T06:00:00.000Z';
const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road\nPuri, Odisha 752001';

eachDatabase('Advances', (openAny) => {
  const open = sealedAfter(openAny);
  /** Three receipts of October: one is used in November, one bounces in November, one stays. */
  async function openOctober() {
    const database = await open();
    const shop = await openTestAccounts(database);
    const [hotel, clinic] = [await shop.add(hotels), await shop.add(clinics)];
    const receive = (customer: { id: string }, date: string, amount: number) =>
      shop.receive({ customer: customer.id, date, amount, lines: [] }, { issuedAt: `${date}T06:00:00.000Z` });
    const used = await receive(hotel, '2026-10-05', 118_00);
    const bounced = await receive(hotel, '2026-10-06', 50_00);
    const stays = await receive(clinic, '2026-10-07', 70_00);
    const later = await receive(clinic, '2026-11-03', 20_00);
    const bill = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18', orderDate: '2026-11-10' };
    const invoice = await shop.issue('H/1', bill, { date: '2026-11-10' });
    await shop.use(used, [{ debt: invoice.id, amount: 100_00 }]);
    await shop.store.cancel(bounced.id, 'Cheque bounced', '2026-11-02T06:00:00.000Z', actor);
    const store = openOutstandingStore(database, calculateHere(database));
    const left = async (asOf: string) =>
      (await store.advances({ asOf, today, taxState: home })).map(
        ({ number, name, place, left: amount, mark }) => `${number} ${name} ${place} ${amount / 100} ${mark}`,
      );
    return { database, shop, store, left, invoice, used, bounced, stays, later };
  }

  test('are those of the last day of a month: what was used or cancelled afterwards still counts', async () => {
    const { left, store, used, bounced, stays, later } = await openOctober();
    const hotel = 'Example Hotels, Aerocity 07';
    const october = [
      `${used.number} ${hotel} 118 `,
      `${bounced.number} ${hotel} 50 `,
      `${stays.number} Model Clinics 21 70 `,
    ];
    expect(await left('2026-10-31')).toEqual(october);
    expect(await left('2026-11-01')).toEqual(october);
    expect(await left('2026-11-02')).toEqual([october[0], october[2]]);
    expect(await left(today)).toEqual([
      `${used.number} ${hotel} 18 `,
      october[2],
      `${later.number} Model Clinics 21 20 `,
    ]);
    expect(await left('2026-10-04')).toEqual([]);
    expect(await store.advances({ asOf: today, today, taxState: branch })).toEqual([]);
  });

  test('are marked once for each answer, with a line of the log, also when they were used or cancelled since', async () => {
    const { shop, database, left, invoice, used, bounced, stays } = await openOctober();
    const mark = (id: string, value: 'goods' | 'service') => shop.store.markAdvance(id, value, at, actor);
    expect(await mark(used.id, 'service')).toBe(true);
    expect(await mark(used.id, 'service')).toBe(true);
    expect(await mark(bounced.id, 'goods')).toBe(true);
    expect(await mark(stays.id, 'service')).toBe(true);
    expect(await mark(stays.id, 'goods')).toBe(true);
    expect(await mark(invoice.id, 'goods')).toBe(false);
    expect(await mark('nothing', 'goods')).toBe(false);
    const marks = (await left('2026-10-31')).map((line) => line.split(' ').at(-1));
    expect(marks).toEqual(['service', 'goods', 'goods']);
    const lines = database.read
      .selectFrom('audit_log')
      .select(['subject', 'after'])
      .where('what', '=', 'advance marked');
    expect((await lines.orderBy('seq').execute()).map(({ subject, after }) => [subject, JSON.parse(after)])).toEqual([
      [used.number, { id: used.id, mark: 'service' }],
      [bounced.number, { id: bounced.id, mark: 'goods' }],
      [stays.number, { id: stays.id, mark: 'service' }],
      [stays.number, { id: stays.id, mark: 'goods' }],
    ]);
  });

  test('keep their marks: no other program changes them, and verify finds one that was', async () => {
    const { shop, database, used } = await openOctober();
    await shop.store.markAdvance(used.id, 'service', at, actor);
    const faults = async () => (await inspect(database, 'Money')).faults;
    expect(await faults()).toEqual([]);
    const run = (statement: string) => sql.raw(statement).execute(database.write);
    for (const statement of ["update advance_marks set mark = 'goods'", 'delete from advance_marks'])
      await expect(run(statement), statement).rejects.toThrow('What an advance was marked as is kept.');
    await run(
      database.engine === 'sqlite'
        ? 'drop trigger advance_marks_no_update'
        : 'drop trigger advance_marks_kept on advance_marks',
    );
    await run("update advance_marks set mark = 'goods'");
    expect(await faults()).toEqual([`A mark of the advance ${used.number} is not as it was made.`]);
    await run("update advance_marks set mark = 'service', line = line + 100");
    expect(await faults()).toEqual([
      `A mark of the advance ${used.id} is not in the audit log.`,
      `A mark of the advance ${used.number} is not as it was made.`,
    ]);
  });
});
