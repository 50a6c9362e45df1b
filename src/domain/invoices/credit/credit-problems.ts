import { formatDate } from '../../calendar/indian-date.ts';
import { formatRate, formatRupees } from '../../money/format-rupees.ts';
import { readDecimal } from '../../money/paise.ts';
import type { Problem } from '../../outcome.ts';
import { lineTaxable } from '../../tax/gst.ts';
import { stateTax } from '../../tax/states.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import { dateOnly } from '../draft-fields.ts';
import type { DraftLine, InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';
import { goodsProblems } from './goods-problems.ts';
import { pricedRow } from './priced-row.ts';

/**
 * `creditProblems(note, original)` → why the note cannot be issued against this invoice: it is cancelled or later, or the note takes
 * back what is not left. Goods are counted by product, unit and price, GST by product and rate in paise of taxable value, which are whole
 * numbers: nothing is tolerated. The tax follows from them, and its rounding is no excess.
 */
export function creditProblems(draft: InvoiceDraft, original: CreditedInvoice): Problem[] {
  if (draft.kind !== 'credit') return [];
  if (original.cancelled)
    return [at('referenceNumber', `${original.number} was cancelled: there is nothing left to credit`)];
  const lines = draft.lines.filter(hasProduct);
  const goods = goodsProblems(lines, original);
  const value = draft.withoutGst ? [] : tooMuchValue(lines, original, goods);
  return [
    ...beforeInvoice(draft, original),
    ...(draft.withoutGst ? [] : otherTax(draft, original)),
    ...goods,
    ...value,
    ...(goods.length + value.length > 0 ? [] : tooMuchInAll(draft, lines, original)),
  ];
}

function at(field: string, message: string): Problem {
  return { field, message };
}

/** What is charged later cannot be taken back before: the month of the note would report a negative sale (CGST Act, section 34(1)). */
function beforeInvoice(draft: InvoiceDraft, { number, date }: CreditedInvoice): Problem[] {
  if (draft.date === '' || dateOnly(draft.date) >= date) return [];
  const problem = at('date', `${number} is of ${formatDate(date)}: the note cannot be dated before it`);
  return [{ ...problem, correction: { kind: 'set', label: 'Take its date', field: 'date', value: date } }];
}

function hasProduct({ product }: Pick<DraftLine, 'product'>): boolean {
  return product.trim() !== '';
}

function otherTax({ taxType, taxState }: InvoiceDraft, { number, draft }: CreditedInvoice): Problem[] {
  const chosen = taxType.trim();
  if (chosen === '' || chosen === draft.taxType.trim()) return [];
  const had =
    draft.taxType.trim() === 'central' ? 'Outside State, IGST' : `Within State, CGST and ${stateTax(taxState)}`;
  const message = `${number} was ${had}: the note keeps its tax (CGST Act, section 34)`;
  const correction = {
    kind: 'set',
    label: 'Take its tax type',
    field: 'taxType',
    value: draft.taxType.trim(),
  } as const;
  return [{ ...at('taxType', message), correction }];
}

function tooMuchValue(lines: DraftLine[], original: CreditedInvoice, said: Problem[]): Problem[] {
  const taxed = original.creditedLines.filter(({ withoutGst }) => !withoutGst);
  const readable = lines.filter(isReadable);
  const problems = [...new Set(readable.map(keyOf))].flatMap((key) => {
    const rows = readable.filter((row) => keyOf(row) === key);
    const sold = original.draft.lines.filter((row) => hasProduct(row) && keyOf(row) === key);
    const last = rows.at(-1);
    if (!last || rows.some(({ row }) => said.some(({ field }) => field === `line ${row} quantity`))) return [];
    if (sold.length === 0) return [notSold(last, original)];
    const left = taxableOf(sold) - taxableOf(taxed.filter((row) => keyOf(row) === key));
    if (taxableOf(rows) <= left) return [];
    const what = `of ${last.product.trim()} at ${last.gst.trim()}% is left in ${original.number}, before tax`;
    return [at(`line ${last.row} rate`, `Row ${last.row}: ${amountLeft(left)} ${what}`)];
  });
  if (problems.length > 0 || said.length > 0) return problems;
  const left = taxableOf(original.draft.lines.filter(hasProduct)) - taxableOf(taxed);
  if (taxableOf(lines) <= left) return [];
  return [at('referenceNumber', `${amountLeft(left)} of ${original.number} is left to credit, before tax`)];
}

/** The product was not sold, or at another rate of GST. */
function notSold({ row, product, gst }: DraftLine, { number, draft }: CreditedInvoice): Problem {
  const name = product.trim();
  const rates = draft.lines.filter((each) => each.product.trim() === name).map((each) => readDecimal(each.gst, 2));
  if (rates.length === 0) return at(`line ${row}`, `Row ${row}: ${number} has no ${name}`);
  const charged = [...new Set(rates.map((rate) => `${formatRate(rate ?? 0)}%`))].join(' and ');
  const keep = `the note keeps its rate, and not ${gst.trim()}% (CGST Act, section 34)`;
  return at(`line ${row} gst`, `Row ${row}: ${number} charged ${charged} on ${name}: ${keep}`);
}

function isReadable(line: DraftLine): boolean {
  return pricedRow(line) !== null && readDecimal(line.gst, 2) !== null;
}

function keyOf({ product, gst }: Pick<DraftLine, 'product' | 'gst'>): string {
  return `${readDecimal(gst, 2)} ${product.trim()}`;
}

/** Paise of taxable value. */
function taxableOf(rows: Pick<DraftLine, 'quantity' | 'rate' | 'discount'>[]): bigint {
  return rows.reduce((sum, row) => {
    const read = pricedRow(row);
    return read ? sum + lineTaxable(read) : sum;
  }, 0n);
}

function amountLeft(paise: bigint): string {
  return paise > 0n ? `at most ₹ ${formatRupees(paise)}` : 'nothing';
}

/**
 * With its tax: a note without GST takes back an amount alone. Before Round Off, because each paper is rounded to the rupee. A
 * note with GST may pass it by the paisa that the tax of each row is rounded by.
 */
function tooMuchInAll(draft: InvoiceDraft, lines: DraftLine[], original: CreditedInvoice): Problem[] {
  const { number, draft: invoice, credited, creditedLines } = original;
  const isBare = draft.withoutGst !== undefined;
  if (!isBare && creditedLines.every(({ withoutGst }) => !withoutGst)) return [];
  const { taxable, tax } = liveTotals(invoice).totals;
  const note = liveTotals(draft).totals;
  const left = Math.max(0, taxable + tax - credited);
  if (note.taxable + note.tax <= left + (isBare ? 0 : lines.length)) return [];
  const amount = formatRupees(note.taxable + note.tax);
  const message = `${number} has ₹ ${formatRupees(left)} left before Round Off, and the note takes back ₹ ${amount}`;
  return [at('referenceNumber', message)];
}
