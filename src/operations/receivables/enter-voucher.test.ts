import { expect, test } from 'vitest';
import type { VoucherInput } from '#domain/receivables/voucher-input.ts';
import { buildReceipt } from '#test/build/build-money.ts';
import { actor, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import { enterVoucher } from './enter-voucher.ts';

const app = withTestApp();
let buyers = 0;

/** A customer with one tax invoice of 1,180.00 for each date; money that came without lines pays the oldest. */
async function openAccount(...dates: string[]) {
  const { call, logIn, ports } = app();
  const token = await logIn();
  buyers += 1;
  const billingAddress = `Sample Homes ${buyers}\nNew Delhi 110024`;
  const added = await call('POST', '/api/customers', { token, body: { billingAddress } });
  const customer = ((await added.json()) as { customer: { id: string } }).customer.id;
  const invoices: string[] = [];
  for (const orderDate of dates) {
    const body = buildInput({ buyerAddress: billingAddress, orderDate, qty1: '1', rate1: '1000' });
    const answer = await call('POST', '/api/generateInvoice', { token, body });
    invoices.push(answer.headers.get('Invoice-Number') ?? '');
  }
  const input = (amount: number, changes: Partial<VoucherInput> = {}): VoucherInput => ({
    ...buildReceipt({ customer, amount }),
    lines: null,
    ...changes,
  });
  const enter = (typed: VoucherInput, receivables: ReceivableStore = ports.receivables, key: string | null = null) =>
    enterVoucher(
      { ...ports, receivables },
      { input: typed, idempotency: key === null ? null : { key, bodyHash: JSON.stringify(typed) }, actor },
    );
  /** What a voucher paid: `DL/26-27/0001 1180`. */
  const paidBy = async (outcome: Awaited<ReturnType<typeof enter>>) => {
    if (!outcome.ok) return outcome.message;
    const allocations = await ports.receivables.allocationsOf(outcome.value.voucher.id);
    return allocations.map(({ debt, amount }) => `${debt.number} ${amount / 100}`);
  };
  return { customer, invoices, input, enter, paidBy };
}

/** The store of the shop, in which other payments come in between the moment when debts are read and the issue. */
function withPaymentsBetween(...payments: (() => Promise<unknown>)[]): ReceivableStore {
  const { receivables } = app().ports;
  return {
    ...receivables,
    issue: async (entry) => {
      await payments.shift()?.();
      return receivables.issue(entry);
    },
  };
}

test('Money that came while another payment took its debt pays the next one, and what is left is an advance', async () => {
  const { invoices, input, enter, paidBy } = await openAccount('2026-10-01', '2026-10-05');
  const [first, second] = invoices;
  const beside = withPaymentsBetween(() => enter(input(1180_00)));
  expect(await paidBy(await enter(input(1180_00), beside))).toEqual([`${second} 1180`]);
  expect(await paidBy(await enter(input(50_00)))).toEqual([]);
  expect(first).not.toBe(second);
});

test('The first receipt of a year whose opening number is saved meanwhile gets that number', async () => {
  const { input, enter } = await openAccount();
  const { companies } = app().ports;
  const record = (await companies.current()) ?? expect.fail();
  const openingNumbers = { 'RC-DL/25-26/': 42 };
  const save = () => companies.save({ ...record.company, openingNumbers }, false, '2026-11-21T06:00:00.000Z', actor);
  const late = await enter(input(10_00, { date: '2026-03-31' }), withPaymentsBetween(save));
  expect(late).toMatchObject({ ok: true, value: { voucher: { number: 'RC-DL/25-26/0042' } } });
  expect(await enter(input(10_00, { date: '2026-03-30' }))).toMatchObject({
    value: { voucher: { number: 'RC-DL/25-26/0043' } },
  });
});

test('It is spread again as often as others are faster', async () => {
  const { invoices, input, enter, paidBy } = await openAccount('2026-10-01', '2026-10-05', '2026-10-09');
  const other = () => enter(input(1180_00));
  const answer = await enter(input(1180_00), withPaymentsBetween(other, other));
  expect(await paidBy(answer)).toEqual([`${invoices[2]} 1180`]);
});

test('Lines that staff chose are never changed: the refusal says which invoice owes less', async () => {
  const { invoices, input, enter, paidBy } = await openAccount('2026-10-01', '2026-10-05');
  const { ports } = app();
  const { debts } = await ports.receivables.openItems(input(0).customer, home);
  const chosen = [{ source: null, debt: debts[0]?.id ?? null, amount: 1180_00, tds: 0 }];
  const beside = withPaymentsBetween(() => enter(input(1180_00)));
  expect(await paidBy(await enter(input(1180_00, { lines: chosen }), beside))).toBe(
    `More than ${invoices[0]} owes: 0.00 at most`,
  );
});

test('A refund that was beside another one pays back what is left, or is refused', async () => {
  const { input, enter, paidBy } = await openAccount();
  const advance = await enter(input(100_00));
  const number = advance.ok ? advance.value.voucher.number : '';
  const refund = (amount: number) => input(amount, { kind: 'refund' });
  const later = await enter(input(100_00));
  const beside = withPaymentsBetween(() => enter(refund(100_00)));
  const second = await enter(refund(100_00), beside);
  expect([advance.ok, later.ok, second.ok]).toEqual([true, true, true]);
  const { advances } = await app().ports.receivables.openItems(input(0).customer, home);
  expect(advances).toEqual([]);
  expect(number).not.toBe('');
  expect(await paidBy(await enter(refund(1_00)))).toContain('1.00');
});

test('A key that was used answers with its receipt, also when the receipt would be refused now', async () => {
  const { input, enter } = await openAccount('2026-10-01');
  const { ports } = app();
  const first = await enter(input(1180_00), ports.receivables, 'key');
  const again = await enter(input(1180_00), ports.receivables, 'key');
  expect(again.ok && again.value.voucher.id).toBe(first.ok && first.value.voucher.id);
  const unknown = await enter(input(1180_00, { taxState: 'atlantis' }), ports.receivables, 'key');
  expect(unknown.ok ? '' : unknown.message).toContain('Already issued as RC-DL/26-27/');
  expect(await enter(input(1180_00, { taxState: 'atlantis' }))).toMatchObject({ ok: false, kind: 'invalid' });
});
