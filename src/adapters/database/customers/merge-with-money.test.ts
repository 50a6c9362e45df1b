import { expect, test } from 'vitest';
import { actor } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { moveDocuments } from './move-documents.ts';

const at = '2026-11-21T06:00:00.000Z';
const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road, New Delhi 110085';
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };

eachDatabase('Between two batches of a merge', (open) => {
  test('money is taken, used, given back and cancelled as if the merge were done', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const [from, into] = [await shop.add(hotels), await shop.add(clinics)];
    const by = { customer: from.id };
    const [one, two] = [await shop.issue('A/1', small), await shop.issue('A/2', small)];
    const paid = await shop.receive({ ...by, amount: 100_00, lines: [shop.pays(one, 50_00), shop.pays(two, 20_00)] });
    await shop.customers.merge(from.id, into.id, at, actor);
    // The first batch has moved one invoice alone: the receipt that pays it is still the old customer's.
    await database.write.transaction().execute(async (transaction) => {
      const documents = transaction.selectFrom('document_customers').selectAll().where('document', '=', one.id);
      await lockAudit(transaction, actor);
      await moveDocuments(transaction, [
        { from: await documents.executeTakeFirstOrThrow(), customer: into.id, linkedBy: 'rule' },
      ]);
      await appendAudit(transaction, {
        at,
        actor,
        what: 'documents linked',
        subject: into.name,
        before: { customer: from.id, name: from.name },
        after: { customer: into.id, documents: [one.id] },
      });
    });
    const later = await shop.receive({ ...by, amount: 30_00, lines: [shop.pays(one, 10_00), shop.pays(two, 20_00)] });
    expect((await shop.use(paid, [{ debt: one.id, amount: 5_00 }])).kind).toBe('used');
    await shop.refund(paid, 25_00, by);
    await shop.cancelVoucher(later);
    const openNow = async () => [
      (await shop.store.moneyOf(one.id))?.item.open,
      (await shop.store.moneyOf(two.id))?.item.open,
      (await shop.store.moneyOf(paid.id))?.item.open,
    ];
    expect(await openNow()).toEqual([63_00, 98_00, 0]);
    await shop.link(from);
    expect(await openNow()).toEqual([63_00, 98_00, 0]);
    expect(await shop.balanceOf(into)).toEqual([161_00, 0]);
    expect(await shop.balanceOf(from)).toEqual([0, 0]);
    expect(await shop.faults()).toEqual({});
  });
});
