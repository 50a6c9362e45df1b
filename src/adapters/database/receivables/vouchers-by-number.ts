import { voucherPrefixes } from '#domain/receivables/voucher-number.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { endOf } from '#domain/text/word-starts.ts';
import type { VouchersByNumber } from '#operations/ports/receivables.ts';
import type { Database } from '../engine/tables.ts';
import { voucherColumns, vouchersIn } from './read-vouchers.ts';
import { voucherFromRow } from './voucher-row.ts';

/** Reads a few entries of the index on the number for each series, and nothing when no number begins so. */
export async function vouchersByNumber(
  read: Database['read'],
  typed: string,
  count: number,
): Promise<VouchersByNumber> {
  const number = foldText(typed.trim());
  const states = number === '' ? [] : await statesWithVouchers(read);
  const starts = voucherPrefixes(states).flatMap((prefix) => startWithin(number, prefix));
  if (starts.length === 0) return { exact: [], others: [] };
  const [exact, ...beginning] = await Promise.all([
    seqsOf(read, number, number, 1),
    ...starts.map((start) => seqsOf(read, start, endOf(start), count)),
  ]);
  const others = beginning
    .flat()
    .filter((seq) => !exact.includes(seq))
    .sort((one, other) => other - one)
    .slice(0, count);
  const found = [...exact, ...others];
  if (found.length === 0) return { exact: [], others: [] };
  const rows = await vouchersIn(read)
    .selectAll('vouchers')
    .select(voucherColumns)
    .where('vouchers.issued_seq', 'in', found)
    .execute();
  rows.sort((one, other) => found.indexOf(one.issued_seq) - found.indexOf(other.issued_seq));
  const vouchers = rows.map(voucherFromRow);
  return { exact: vouchers.slice(0, exact.length), others: vouchers.slice(exact.length) };
}

async function statesWithVouchers(read: Database['read']): Promise<TaxState[]> {
  const rows = await read.selectFrom('voucher_series').select('tax_state').distinct().execute();
  return rows.map(({ tax_state }) => tax_state as TaxState);
}

/** What the numbers of a series begin with when they also begin with what was typed. */
function startWithin(typed: string, prefix: string): string[] {
  if (prefix.startsWith(typed)) return [prefix];
  return typed.startsWith(prefix) ? [typed] : [];
}

/** The last of these numbers, which are the newest of their series. */
async function seqsOf(read: Database['read'], from: string, to: string, count: number): Promise<number[]> {
  const rows = await read
    .selectFrom('vouchers')
    .select('issued_seq')
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.issued_seq);
}
