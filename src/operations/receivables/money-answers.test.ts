import { beforeAll, expect, test } from 'vitest';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import type { VoucherInput } from '#domain/receivables/voucher-input.ts';
import { buildOpening, buildReceipt } from '#test/build/build-money.ts';
import { actor, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { cancelVoucherOfKind } from './cancel-voucher-of-kind.ts';
import { checkVoucher, enterVoucher } from './enter-voucher.ts';
import { isBilledAbroad } from './is-billed-abroad.ts';
import { payFromAdvance } from './pay-from-advance.ts';
import { printVoucher } from './print-voucher.ts';
import { readStatement } from './read-statement.ts';
import { addOpening, changeOpening, endOpening } from './save-opening.ts';

const app = withTestApp();
const nobody = '00000000-0000-4000-a000-000000000000';
let [customer, invoice] = ['', ''];

beforeAll(async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const billingAddress = 'Sample Halls\nNew Delhi 110024';
  const added = await call('POST', '/api/customers', { token, body: { billingAddress, creditDays: 30 } });
  customer = ((await added.json()) as { customer: { id: string } }).customer.id;
  const body = buildInput({ buyerAddress: billingAddress, orderDate: '2026-10-05', qty1: '1', rate1: '200000' });
  const issued = await call('POST', '/api/generateInvoice', { token, body });
  invoice = issued.headers.get('Document') ?? '';
});

const typed = (changes: Partial<VoucherInput> = {}): VoucherInput => ({
  ...buildReceipt({ customer, amount: 100_00 }),
  lines: null,
  ...changes,
});
const check = (changes: Partial<VoucherInput> = {}) => checkVoucher(app().ports, typed(changes));
const enter = async (changes: Partial<VoucherInput> = {}) => {
  const entered = await enterVoucher(app().ports, { input: typed(changes), idempotency: null, actor });
  if (!entered.ok) throw new Error(entered.message);
  return entered.value;
};
const pays = (amount: number, tds = 0): VoucherDraft['lines'] => [{ source: null, debt: invoice, amount, tds }];
/** The sentence of an answer, and the fields that it is about. */
const said = (answer: { ok: boolean; message?: string; problems?: readonly { field: string }[] }) =>
  answer.ok ? 'ok' : [answer.message, ...(answer.problems ?? []).map(({ field }) => field)];

test('A voucher is checked as it would be issued: with the next number, and what is wrong by its field', async () => {
  expect(await check()).toMatchObject({ ok: true, value: { number: 'RC-DL/26-27/0001', warnings: [] } });
  const { voucher } = await enter();
  expect(voucher.number).toBe('RC-DL/26-27/0001');
  expect(await check()).toMatchObject({ value: { number: 'RC-DL/26-27/0002' } });
  expect(await check({ taxState: branch })).toMatchObject({ value: { number: 'RC-OD/26-27/0001' } });
  expect(said(await check({ taxState: 'kerala' }))).toEqual([expect.stringContaining('Kerala'), 'taxState']);
  expect(said(await check({ customer: nobody }))).toEqual([expect.any(String), 'customer']);
  expect(said(await check({ amount: 0 }))).toEqual([expect.any(String), 'amount']);
  const unknown = [{ source: null, debt: nobody, amount: 100_00, tds: 0 }];
  expect(said(await check({ lines: unknown }))).toEqual([expect.any(String), 'allocations.0']);
  // A settlement is never spread over debts that nobody chose.
  const settled = await check({ kind: 'settlement', mode: '', reason: 'discount' });
  expect(said(settled)).toEqual([expect.any(String), expect.stringMatching(/^allocations/)]);
});

test('A refund is checked against what its receipt has left, also where a wrong sum is typed', async () => {
  const { voucher } = await enter({ lines: [] });
  const back = (amount: number) =>
    check({ kind: 'refund', amount, lines: [{ source: voucher.id, debt: null, amount, tds: 0 }] });
  expect(await back(100_00)).toMatchObject({ ok: true, value: { number: 'RF-DL/26-27/0001' } });
  expect(said(await back(100_01))).toEqual([expect.stringContaining('100.00'), 'allocations.0']);
});

test('Cash is warned of with what came before, and not twice with its own; TDS of GST is compared with its invoice', async () => {
  const cash = { mode: 'cash', amount: 2_00_000_00, lines: pays(2_00_000_00) } as const;
  const before = await check(cash);
  const day = 'Cash of ₹ 2,00,000.00 on one day.';
  const against = /^Cash of ₹ 2,00,000\.00 in all against DL\/26-27\/0001\./;
  const warned = [
    { field: 'amount', message: expect.stringContaining(day) },
    { field: 'allocations.0', message: expect.stringMatching(against) },
  ];
  expect(before).toMatchObject({ ok: true, value: { warnings: warned } });
  expect(await check({ ...cash, mode: 'bank' })).toMatchObject({ value: { warnings: [] } });
  const { voucher, warnings } = await enter(cash);
  expect(warnings).toMatchObject(warned);
  await cancelVoucherOfKind(app().ports, { id: voucher.id, kind: 'receipt', reason: 'Counted twice' }, actor);
  const held = (tds: number, tdsKind: 'gst' | 'income-tax') =>
    check({ tds, tdsKind, amount: 2_00_000_00 - tds, lines: pays(2_00_000_00, tds) });
  expect(await held(9_000_00, 'gst')).toMatchObject({
    value: { warnings: [{ field: 'allocations.0', message: expect.stringContaining('TDS of GST on DL/26-27/0001') }] },
  });
  expect(await held(9_000_00, 'income-tax')).toMatchObject({ ok: true, value: { warnings: [] } });
});

test('A voucher is cancelled once, as what it is, with a reason whose words stay apart', async () => {
  const { ports } = app();
  const { voucher } = await enter();
  const cancel = (changes: { id?: string; kind?: 'receipt' | 'refund'; reason?: string } = {}) =>
    cancelVoucherOfKind(ports, { id: voucher.id, kind: 'receipt', reason: '  Cheque \n bounced ', ...changes }, actor);
  expect(said(await cancel({ reason: ' ' }))).toEqual(['Say in a few words why it is cancelled', 'reason']);
  expect(said(await cancel({ kind: 'refund' }))).toEqual(['There is no such refund.']);
  expect(said(await cancel({ id: nobody }))).toEqual(['There is no such receipt.']);
  expect(await cancel()).toMatchObject({ ok: true, value: { cancelled: { reason: 'Cheque bounced' } } });
  expect(said(await cancel())).toEqual([`${voucher.number} was cancelled already.`]);
});

test('An opening bill says what is wrong with it, and who was faster', async () => {
  const { ports } = app();
  const add = (changes: object = {}, key: string | null = null) => {
    const bill = { ...buildOpening({ customer, due: '' }), ...changes };
    return addOpening(ports, bill, key === null ? null : { key, bodyHash: JSON.stringify(bill) }, actor);
  };
  expect(said(await add({ taxState: 'atlantis' }))).toEqual([expect.any(String), 'taxState']);
  expect(said(await add({ taxState: 'kerala' }))).toEqual([expect.stringContaining('Kerala'), 'taxState']);
  expect(said(await add({ side: '' }))).toEqual(['Choose whether it was owed or paid in advance', 'side']);
  expect(said(await add({ customer: nobody }))).toEqual(['There is no such customer.']);
  const bill = await add({}, 'opening');
  // What he was given to pay in days, from the day of the bill. Money that he paid is due at once.
  expect(bill).toMatchObject({ ok: true, value: { due: '2026-04-09', version: 1 } });
  expect(await add({ side: 'cr', reference: 'ADV/1' })).toMatchObject({ ok: true, value: { due: '2026-03-10' } });
  expect(await add({ reference: 'OLD/118', due: '2026-03-20' })).toMatchObject({ value: { due: '2026-03-20' } });
  expect(said(await add({ amount: 1 }, 'opening'))).toEqual(['This Idempotency-Key added OLD/117 with other values.']);
  if (!bill.ok) return expect.fail();
  const { id } = bill.value;
  const fields = { ...buildOpening({ customer }), note: 'Of the old book' };
  expect(await changeOpening(ports, { id, version: 1, ...fields }, actor)).toMatchObject({ value: { version: 2 } });
  const changed =
    'Somebody has changed OLD/117 after you opened it. Look at what is there now, then save your changes again.';
  expect(said(await changeOpening(ports, { id, version: 1, ...fields }, actor))).toEqual([changed, 'version']);
  expect((await endOpening(ports, { id, version: 2 }, actor)).ok).toBe(true);
  expect(said(await endOpening(ports, { id, version: 2 }, actor))).toEqual([
    'Somebody has removed OLD/117 meanwhile.',
    'version',
  ]);
  expect(said(await endOpening(ports, { id: nobody, version: 1 }, actor))).toEqual(['There is no such opening bill.']);
});

test('An advance pays once for each key, and says when the key did something else', async () => {
  const { ports } = app();
  const { voucher } = await enter({ lines: [] });
  const pay = (amount: number) =>
    payFromAdvance(
      ports,
      { source: voucher.id, lines: [{ debt: invoice, amount }], idempotency: { key: 'use', bodyHash: `${amount}` } },
      actor,
    );
  expect(await pay(10_00)).toMatchObject({ ok: true, value: [{ amount: 10_00, date: '2026-11-21' }] });
  expect((await pay(10_00)).ok).toBe(true);
  expect(said(await pay(20_00))).toEqual([
    'This Idempotency-Key used another advance, or paid something else with it.',
  ]);
});

test('A statement says which of its days is wrong, and whose it cannot be', async () => {
  const read = (changes: object) =>
    readStatement(app().ports, { customer, taxState: home, from: '2026-04-01', to: '2026-11-21', ...changes });
  expect(said(await read({ to: '2026-11-22' }))).toEqual(['The statement cannot end after today, 21/11/2026', 'to']);
  const after = 'It cannot begin after its last day, 21/11/2026';
  expect(said(await read({ from: '2026-11-22' }))).toEqual([after, 'from']);
  expect((await read({ from: '2026-11-21' })).ok).toBe(true);
  expect(said(await read({ customer: nobody }))).toEqual(['There is no such customer.']);
  expect(said(await read({ taxState: 'kerala' }))).toEqual([expect.stringContaining('Kerala'), 'state']);
});

test('Whose last invoice went abroad is billed abroad; other bills say nothing of that', async () => {
  const { debts } = await app().ports.receivables.openItems(customer, home);
  const bill = debts.find(({ kind }) => kind === 'invoice');
  const opening = debts.find(({ kind }) => kind === 'opening');
  if (!bill || !opening) return expect.fail();
  const kinds = new Map([
    ['abroad', 'export-without'],
    ['here', undefined],
  ]);
  const invoices = {
    findById: async (id: string) => {
      const issued = await app().ports.invoices.findById(invoice);
      if (!issued || !kinds.has(id)) return null;
      const { supplyType: _, ...draft } = issued.draft;
      return { ...issued, draft: kinds.get(id) ? { ...draft, supplyType: 'EXPWOP' as const } : draft };
    },
  };
  const of = (...ids: string[]) => isBilledAbroad({ invoices }, [...ids.map((id) => ({ ...bill, id })), opening]);
  expect([await of('here', 'abroad'), await of('abroad', 'here'), await of()]).toEqual([true, false, false]);
});

test('A paper that is named and gone is an error of the store; one that is not drawn yet is asked for again', async () => {
  const { ports } = app();
  const { voucher } = await enter();
  const bytes = await printVoucher(ports, voucher);
  expect(Buffer.from(await printVoucher(ports, voucher)).equals(Buffer.from(bytes))).toBe(true);
  const files = { ...ports.files, get: async () => null };
  await expect(printVoucher({ ...ports, files }, voucher)).rejects.toThrow(/^The file [0-9a-f]{64} is missing/);
  const { voucher: other } = await enter();
  const paper = { ...ports.paper, drawVoucher: () => Promise.reject(new Error('No ink')) };
  const failure = await printVoucher({ ...ports, paper }, other).catch((error: Error) => error);
  expect(failure).toMatchObject({ message: `${other.number} could not be drawn.`, cause: { message: 'No ink' } });
  const without = { ...ports.companies, version: async () => null };
  await expect(printVoucher({ ...ports, companies: without }, other)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^Version \d+ of the company record is missing\.$/) },
  });
  // A sweep took the file before its hash was named.
  let puts = 0;
  const swept = {
    ...ports.files,
    has: async () => false,
    put: async (...put: Parameters<typeof ports.files.put>) => {
      puts += 1;
      return ports.files.put(...put);
    },
  };
  await printVoucher({ ...ports, files: swept }, other);
  expect(puts).toBe(2);
});
