import { expect, test } from 'vitest';
import { actor, buildCompany } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { readOverCredited } from '../returns/read-over-credited.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';

// One line of 100.00 with GST of 18 %: 118.00.
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };

eachDatabase('An invoice that an earlier release credited twice', (openAny) => {
  const open = sealedAfter(openAny);

  test('has advances of which nothing is paid back that was not received for it', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', small);
    const original = { id: invoice.id, number: 'A/1', date: '2026-11-21' };
    const credit = (number: string) => shop.issueAsBefore(number, { ...small, type: 'credit' }, { original });
    const receipt = await shop.receive({ customer: customer.id, amount: 70_00, lines: [shop.pays(invoice, 70_00)] });
    const [first, second] = [await credit('C/1'), await credit('C/2')];
    await shop.catchUp();
    expect(await shop.openOf(customer)).toEqual(['C/1 70', 'C/2 118']);

    const refund = (source: { id: string }, amount: number) =>
      shop.tryIssue({ kind: 'refund', customer: customer.id, amount, lines: [shop.owes(source, amount)] });
    const message =
      'The notes of A/1 take back more than it came to, and ₹ 70.00 was received for it: ₹ 70.00 can be paid back. Returns says which notes';
    expect(await refund(second, 70_01)).toMatchObject({
      kind: 'refused',
      refusal: { problems: [{ field: 'allocations.0', message }] },
    });
    expect((await refund(second, 30_00)).kind).toBe('issued');
    expect((await refund(first, 40_01)).kind).toBe('refused');
    const both = (amount: number) =>
      shop.tryIssue({
        ...{ kind: 'refund', customer: customer.id, amount: 20_00 + amount },
        lines: [shop.owes(first, 20_00), shop.owes(second, amount)],
      });
    expect((await both(20_01)).kind).toBe('refused');
    const paid = await both(20_00);
    expect(paid.kind).toBe('issued');
    expect((await refund(first, 1)).kind).toBe('refused');
    // What a cancelled refund did not pay back, and what a cancelled receipt never brought.
    await shop.cancelVoucher(paid.kind === 'issued' ? paid.voucher : receipt);
    expect((await refund(first, 40_00)).kind).toBe('issued');
    await shop.cancelVoucher(receipt);
    expect((await refund(second, 1)).kind).toBe('refused');
  });

  test('is named with its notes, until one of them is cancelled', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    await shop.add(hotels);
    const named = () => readOverCredited(database.read, home);
    const invoice = await shop.issue('A/1', small);
    const original = { id: invoice.id, number: 'A/1', date: '2026-11-21' };
    const credit = (number: string, rate1: string) =>
      shop.issueAsBefore(number, { ...small, type: 'credit', rate1 }, { original });
    const first = await credit('C/1', '100');
    expect(await named()).toEqual([]);
    const second = await credit('C/2', '40');
    const note = { date: '2026-11-21', filed: false };
    expect(await named()).toEqual([
      {
        ...{ id: invoice.id, number: 'A/1', date: '2026-11-21', value: 118_00, credited: 165_20 },
        notes: [
          { ...note, id: first.id, number: 'C/1', value: 118_00 },
          { ...note, id: second.id, number: 'C/2', value: 47_20 },
        ],
      },
    ]);
    expect(await readOverCredited(database.read, branch)).toEqual([]);
    await shop.cancel(second);
    expect(await named()).toEqual([]);
  });

  test('of which money was never kept here counts as paid', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    const kept = buildCompany({ moneyKeptFrom: '2026-04-01' });
    await openCompanyStore(database).save(kept, false, '2026-11-21T06:00:00.000Z', actor);
    const invoice = await shop.issue('A/1', { ...small, orderDate: '2026-03-01' });
    expect(await shop.store.moneyOf(invoice.id)).toBeNull();
    const original = { id: invoice.id, number: 'A/1', date: '2026-03-01' };
    const [first, second] = [
      await shop.issueAsBefore('C/1', { ...small, type: 'credit' }, { original }),
      await shop.issueAsBefore('C/2', { ...small, type: 'credit' }, { original }),
    ];
    await shop.catchUp();
    const refund = (source: { id: string }, amount: number) =>
      shop.tryIssue(
        { kind: 'refund', customer: customer.id, amount, lines: [shop.owes(source, amount)] },
        { companyVersion: 2 },
      );
    expect(await refund(second, 118_00)).toMatchObject({ kind: 'issued' });
    expect((await refund(first, 1)).kind).toBe('refused');
  });
});
