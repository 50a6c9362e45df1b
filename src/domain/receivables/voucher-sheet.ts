import { formatDate, indianDate } from '../calendar/indian-date.ts';
import type { Company } from '../company/company.ts';
import { buyerBlock } from '../customers/buyer-block.ts';
import { type SheetFact, type SheetSeller, sheetSeller, sheetSigning } from '../invoices/sheet/sheet-firm.ts';
import { type SheetParty, sheetParty } from '../invoices/sheet/sheet-parties.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { rupeesInWords } from '../money/rupees-in-words.ts';
import type { AccountItem } from './account-item.ts';
import { countsAsPaid, type Voucher, type VoucherKind } from './voucher.ts';
import { modeText, reasonText, referenceLabel, tdsKindText, tdsLabel, voucherWording } from './voucher-wording.ts';

type PrintedItem = Pick<AccountItem, 'id' | 'number' | 'date' | 'amount'>;

/** What a voucher took as it was at its issue: `before` was owed of a debt, or left of the source that a refund paid back. */
type PrintedLine = { item: PrintedItem; before: number; paid: number };

/** What a set-off took from each advance. */
type PrintedUse = { source: PrintedItem; amount: number };

type SheetTable = { head: string[]; rows: string[][]; rest: SheetFact | null };

/** The paper of a receipt, refund or settlement. Every figure is a formatted string. */
export type VoucherSheet = {
  title: string;
  specimen: boolean;
  /** What a specimen is not. */
  notThis: string;
  cancelled: { on: string; why: string } | null;
  number: string;
  date: string;
  /** The three facts at the top. */
  strip: SheetFact[];
  amountLabel: string;
  amount: string;
  seller: SheetSeller;
  partyLabel: string;
  party: SheetParty;
  refs: SheetFact[];
  tables: SheetTable[];
  words: string;
  remark: string;
  totals: SheetFact[];
  sumLabel: string;
  sum: string;
  /** The names of the facts whose figures count no more: they are struck through. */
  struck: string[];
  signFor: string;
  signName: string;
  signRole: string;
};

/**
 * `voucherSheet(receipt, { lines, uses: [] }, company).sum` → `'2,50,000.00'`: what came, and what was held back as tax. `uses`
 * are those of a set-off.
 */
export function voucherSheet(
  voucher: Voucher,
  took: { lines: readonly PrintedLine[]; uses: readonly PrintedUse[] },
  company: Company,
): VoucherSheet {
  const { kind, number, amount, tds, cancelled, specimen } = voucher;
  const says = voucherWording[kind];
  const date = formatDate(voucher.date);
  const received: SheetFact[] = [
    [says.amount, formatRupees(amount)],
    [tdsLabel, formatRupees(tds)],
  ];
  return {
    title: says.title,
    specimen,
    notThis: says.notThis,
    cancelled: cancelled && { on: formatDate(indianDate(cancelled.at)), why: cancelled.reason },
    number,
    date,
    strip: [
      [says.number, number],
      ['Date', date],
      kind === 'settlement' ? ['Why', reasonText(voucher.reason)] : ['Mode', modeText(voucher.mode)],
    ],
    amountLabel: says.amount,
    amount: formatRupees(amount),
    seller: sheetSeller(company, voucher.taxState),
    partyLabel: says.party,
    party: sheetParty(buyerBlock({ billingAddress: voucher.party, gstin: voucher.partyGstin }), null),
    refs: refsOf(voucher),
    tables: tablesOf(voucher, took),
    words: rupeesInWords(amount),
    remark: remarkOf(voucher),
    totals: tds > 0 ? received : [],
    sumLabel: tds > 0 ? countsLabel : says.amount,
    sum: formatRupees(countsAsPaid(voucher)),
    struck: cancelled ? [tdsLabel, countsLabel] : [],
    ...sheetSigning(company),
  };
}

const countsLabel = 'Counts as paid';

function refsOf({ mode, reference, tds, tdsKind, note }: Voucher): SheetFact[] {
  const refs: SheetFact[] = [
    [referenceLabel(mode), reference],
    [tdsLabel, tds > 0 ? `₹ ${formatRupees(tds)}` : ''],
    ['TDS', tdsKind === 'gst' || (tdsKind !== '' && tds === 0) ? tdsKindText(tdsKind) : ''],
    ['Note', note.replaceAll(/\s+/g, ' ')],
  ];
  return refs.filter(([, value]) => value !== '');
}

function tablesOf(
  voucher: Voucher,
  took: { lines: readonly PrintedLine[]; uses: readonly PrintedUse[] },
): SheetTable[] {
  const lines = eachItemOnce(took.lines.map((line) => ({ ...line, id: line.item.id })));
  const uses = eachItemOnce(took.uses.map(({ source, amount }) => ({ id: source.id, item: source, paid: amount })));
  const heads = tableHeads[voucher.kind];
  const left = countsAsPaid(voucher) - lines.reduce((sum, { paid }) => sum + paid, 0);
  const rest: SheetFact | null =
    voucher.kind === 'receipt' && left > 0 ? ['Advance, to be used against later invoices', formatRupees(left)] : null;
  const main = lines.map(({ item, before, paid }) => [
    ...itemCells(item),
    ...[before, paid, before - paid].map(formatRupees),
  ]);
  return [
    ...(main.length > 0 || rest ? [{ head: heads, rows: main, rest }] : []),
    ...(uses.length > 0
      ? [
          {
            head: ['Advance used', 'Its date', 'Amount ₹', '', 'Used now ₹', ''],
            rows: uses.map(({ item, paid }) => [...itemCells(item), '', formatRupees(paid), '']),
            rest: null,
          },
        ]
      : []),
  ];
}

const tableHeads: Record<VoucherKind, string[]> = {
  receipt: ['Invoice paid', 'Its date', 'Amount ₹', 'Owed before ₹', 'Paid now ₹', 'Left ₹'],
  refund: ['Advance paid back', 'Its date', 'Amount ₹', 'Left before ₹', 'Paid back now ₹', 'Left ₹'],
  settlement: ['Invoice settled', 'Its date', 'Amount ₹', 'Owed before ₹', 'Settled now ₹', 'Left ₹'],
};

function itemCells({ number, date, amount }: PrintedItem): string[] {
  return [number, formatDate(date), formatRupees(amount)];
}

/** A set-off may pay an invoice from several advances: the paper has one row for each. */
function eachItemOnce<Line extends { id: string; paid: number }>(lines: readonly Line[]): Line[] {
  const rows = new Map<string, Line>();
  for (const line of lines) rows.set(line.id, { ...line, paid: line.paid + (rows.get(line.id)?.paid ?? 0) });
  return [...rows.values()];
}

function remarkOf({ kind, mode, reason, tds, cancelled }: Voucher): string {
  if (cancelled) return '';
  if (kind === 'receipt' && tds > 0) return 'The tax held back counts as paid; please send us its certificate.';
  if (kind === 'receipt') return mode === 'cheque' ? 'A cheque counts when it is realised.' : '';
  if (kind === 'settlement')
    return reason === 'tds' ? 'Please send us the certificate of the tax.' : 'No money was paid.';
  return '';
}
