import { indianDate } from '../calendar/indian-date.ts';
import { taxStates } from '../tax/states.ts';
import type { WrittenCell, WrittenColumn, WrittenSheet } from '../text/written-sheet.ts';
import { paymentModes, settlementReasons, tdsKinds, type Voucher, type VoucherKind } from './voucher.ts';

/**
 * Receipts, refunds or settlements as a sheet of a workbook. The amounts of a cancelled one are 0, so that a column can be added
 * up; what it was for is at the end.
 */
export function voucherBook(kind: VoucherKind, vouchers: AsyncIterable<Voucher>): WrittenSheet {
  const shown = columns.filter(({ of }) => of.includes(kind));
  return {
    name: sheetNames[kind],
    columns: shown.map(({ column }) => column),
    rows: rowsOf(vouchers, (voucher) => shown.map(({ cell }) => cell(voucher))),
  };
}

/** `tdsBook(vouchers)`: TDS by receipt and by settlement, cancelled ones left out. */
export function tdsBook(vouchers: AsyncIterable<Voucher>): WrittenSheet {
  return {
    name: 'TDS',
    columns: [...columns.filter(({ column: { head } }) => tdsHeads.includes(head)).map(({ column }) => column)],
    rows: tdsRows(vouchers),
  };
}

type VoucherColumn = { column: WrittenColumn; of: readonly VoucherKind[]; cell(voucher: Voucher): WrittenCell };

const all: readonly VoucherKind[] = ['receipt', 'refund', 'settlement'];
const money: readonly VoucherKind[] = ['receipt', 'refund'];

const columns: VoucherColumn[] = [
  text('Number', 18, all, ({ number }) => number),
  { column: { head: 'Date', kind: 'date', width: 12 }, of: all, cell: ({ date }) => date },
  text('Registration', 12, all, ({ taxState }) => taxStates[taxState].name),
  text('Customer', 36, all, ({ customer }) => customer.name),
  text('GSTIN', 18, all, ({ partyGstin }) => partyGstin),
  text('Mode', 14, money, ({ mode }) => textOf(paymentModes, mode)),
  text('Settled as', 26, ['settlement'], ({ reason }) => textOf(settlementReasons, reason)),
  rupees(
    'Amount',
    all,
    standing(({ amount }) => amount),
  ),
  rupees(
    'TDS',
    ['receipt'],
    standing(({ tds }) => tds),
  ),
  text('Kind of TDS', 18, ['receipt', 'settlement'], ({ tdsKind }) => textOf(tdsKinds, tdsKind)),
  text('Reference', 24, all, ({ reference }) => reference),
  text('Note', 30, all, ({ note }) => note),
  text('Status', 11, all, ({ cancelled }) => (cancelled ? 'Cancelled' : 'Issued')),
  {
    column: { head: 'Cancelled on', kind: 'date', width: 13 },
    of: all,
    cell: ({ cancelled }) => (cancelled ? indianDate(cancelled.at) : ''),
  },
  text('Reason', 24, all, ({ cancelled }) => cancelled?.reason ?? ''),
  rupees('Amount before it was cancelled', all, ({ cancelled, amount }) => (cancelled ? amount : '')),
];

const sheetNames: Record<VoucherKind, string> = { receipt: 'Receipts', refund: 'Refunds', settlement: 'Settlements' };

const tdsHeads = ['Number', 'Date', 'Registration', 'Customer', 'GSTIN', 'TDS', 'Kind of TDS', 'Reference'];

function text(head: string, width: number, of: readonly VoucherKind[], cell: VoucherColumn['cell']): VoucherColumn {
  return { column: { head, kind: 'text', width }, of, cell };
}

function rupees(head: string, of: readonly VoucherKind[], cell: VoucherColumn['cell']): VoucherColumn {
  return { column: { head, kind: 'rupees', width: 16 }, of, cell };
}

function standing(paise: (voucher: Voucher) => number): VoucherColumn['cell'] {
  return (voucher) => (voucher.cancelled ? 0 : paise(voucher));
}

function textOf(list: readonly { value: string; text: string }[], value: string): string {
  return list.find((each) => each.value === value)?.text ?? '';
}

async function* rowsOf(vouchers: AsyncIterable<Voucher>, cells: (voucher: Voucher) => WrittenCell[]) {
  for await (const voucher of vouchers) yield cells(voucher);
}

async function* tdsRows(vouchers: AsyncIterable<Voucher>) {
  const shown = columns.filter(({ column: { head } }) => tdsHeads.includes(head));
  for await (const voucher of vouchers) {
    const tds = tdsOf(voucher);
    if (voucher.cancelled || tds === 0) continue;
    yield shown.map(({ column, cell }) => (column.head === 'TDS' ? tds : cell(voucher)));
  }
}

/** `tdsOf(receipt)` → what was held back from it, or was told later by a settlement, in paise. */
function tdsOf({ kind, tds, reason, amount }: Voucher): number {
  if (kind === 'settlement') return reason === 'tds' ? amount : 0;
  return tds;
}
