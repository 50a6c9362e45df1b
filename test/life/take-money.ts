import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import type { OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './issue-documents.ts';
import type { Customers } from './keep-customers.ts';

export type Money = Record<'receipt' | 'advance', IssuedVoucher>;

/** Receipts, refunds, settlements and opening bills, a cancelled one of each, and an advance that is used later. */
export async function takeMoney(
  desk: Desk,
  { studio, hotel }: Customers,
  { paid, owed, older }: Documents,
): Promise<Money> {
  const common = { customer: studio.id, taxState: desk.firm.home, date: desk.today() };
  const enter = async (what: 'receipts' | 'refunds' | 'settlements', more: object) => {
    await desk.post(`/api/${what}?preview=1`, { ...common, ...more });
    return desk.postOnce<IssuedVoucher>(`/api/${what}`, { ...common, ...more });
  };
  const bank = { mode: 'bank', reference: 'SMPLN26325000417' };
  const receipt = await enter('receipts', {
    ...{ ...bank, amount: 4_000_000, tds: 100_000, tdsKind: 'income-tax', note: 'With thanks' },
    allocations: [{ document: paid.id, amount: 4_000_000, tds: 100_000 }],
  });
  await desk.file(`/api/receipts/${receipt.id}/file.pdf`);
  const advance = await enter('receipts', { mode: 'upi', amount: 900_000, allocations: [] });
  const bounced = await enter('receipts', { mode: 'cheque', reference: '004512', amount: 50_000, allocations: [] });
  await desk.say('DELETE', `/api/receipts/${bounced.id}?reason=Cheque+bounced`);

  const back = (amount: number) => ({ mode: 'upi', amount, allocations: [{ source: advance.id, amount }] });
  await enter('refunds', back(20_000));
  const unsent = await enter('refunds', back(10_000));
  await desk.say('DELETE', `/api/refunds/${unsent.id}?reason=Not+sent`);

  const less = (amount: number) => ({ reason: 'discount', allocations: [{ document: owed.id, amount }] });
  await enter('settlements', less(55_400));
  const wrong = await enter('settlements', less(100));
  await desk.say('DELETE', `/api/settlements/${wrong.id}?reason=Another+customer`);
  const setOff = { source: advance.id, document: older.id, amount: 30_000 };
  await enter('settlements', { reason: 'set-off', allocations: [setOff] });

  await desk.postOnce('/api/advances/use', {
    source: advance.id,
    allocations: [{ document: owed.id, amount: 40_000 }],
  });
  await desk.post(`/api/advances/${advance.id}/mark`, { mark: 'service' });
  await keepOpenings(desk, studio.id);
  await moveBillsIn(desk, hotel);
  return { receipt, advance };
}

async function keepOpenings(desk: Desk, customer: string): Promise<void> {
  const bill = { taxState: desk.firm.home, side: 'dr', date: '2026-03-10', due: '2026-04-09', note: '' };
  const add = (more: object) =>
    desk.postOnce<OpeningBillAnswer>(`/api/customers/${customer}/openings`, { ...bill, ...more });
  const kept = await add({ reference: 'OLD/117', amount: 50_000 });
  await desk.post(`/api/openings/${kept.id}`, { ...bill, version: kept.version, reference: 'OLD/117', amount: 60_000 });
  await add({ side: 'cr', reference: 'OLD/ADV', amount: 7_000 });
  const wrong = await add({ reference: 'OLD/118', amount: 900 });
  await desk.say('DELETE', `/api/openings/${wrong.id}?version=${wrong.version}`);
}

/** Bills of before the shop from a file, which are taken back. */
async function moveBillsIn(desk: Desk, { name, gstin }: Customers['hotel']): Promise<void> {
  const bills = `Customer,GSTIN,Bill no,Date,Amount\n${name},${gstin},OLD/77,31-03-2026,1180.50`;
  await desk.upload('/api/move-in/bills?preview=1', bills, 'bills.csv');
  const moved = await desk.upload('/api/move-in/bills', bills, 'bills.csv');
  const { file } = (await moved.json()) as MovedBillsAnswer;
  await desk.say('DELETE', `/api/move-in/bills/${file}`);
}
