import { randomUUID } from 'node:crypto';
import { rowFromVoucher } from '#adapters/database/receivables/voucher-row.ts';
import { voucherNumber, voucherSeriesOf } from '#domain/receivables/voucher-number.ts';
import { buildReceipt } from '#test/build/build-money.ts';
import { actor } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { at } from './fill-shop.ts';
import { openBulk } from './open-bulk.ts';

const BATCH = 2000;
const series = voucherSeriesOf('receipt', home, '2026-11-21');

/** Fills one series with receipts of the customers `id-0`, `id-1` … as Find reads them; the audit log aside. */
export async function fillVouchers(url: string, count: number, customers: number): Promise<void> {
  const bulk = await openBulk(url);
  for (let begin = 0; begin < count; begin += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - begin) }, (_, place) => begin + place);
    const vouchers = numbers.map((index) => receiptOf(index, customers));
    await bulk.write({ vouchers, account_items: vouchers.map(itemOf) });
  }
  await bulk.close();
}

function receiptOf(index: number, customers: number) {
  const number = voucherNumber(series, index + 1);
  // Beyond those of the documents.
  return receiptRow({ id: randomUUID(), number, seq: 2_000_000 + index }, { customer: `id-${index % customers}` });
}

/** The row of a receipt. */
export function receiptRow(
  { id, number, seq }: { id: string; number: string; seq: number },
  draft: Parameters<typeof buildReceipt>[0],
) {
  const typed = buildReceipt(draft);
  const customer = { id: typed.customer, name: 'Sample', billing_address: 'Sample', gstin: '', archived_at: null };
  return rowFromVoucher({ id, companyVersion: 1, specimen: false, actor }, typed, customer, { seq, number, at });
}

function itemOf({ id, customer, tax_state, number, date, issued_seq, amount }: ReturnType<typeof receiptOf>) {
  const facts = { id, side: 'source', kind: 'receipt', customer, tax_state, number, date, due: date };
  return { ...facts, seq: issued_seq, amount, open: 0, ended_on: null };
}
