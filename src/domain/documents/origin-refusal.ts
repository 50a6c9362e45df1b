import { formatDate } from '../calendar/indian-date.ts';
import { dateOnly } from '../invoices/draft-fields.ts';
import type { DraftLine, InvoiceDraft } from '../invoices/invoice.ts';
import { type InvoiceKind, kindTitles } from '../invoices/invoice-kinds.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import { formatQuantity } from '../money/format-rupees.ts';
import { readDecimal } from '../money/paise.ts';
import { failed, type Problem, type Refusal } from '../outcome.ts';
import { foldText } from '../text/fold-text.ts';
import type { OriginFacts } from './origin-facts.ts';
import { type RowLeft, rowsLeft } from './rows-left.ts';

type DocumentOrigin = Extract<OriginFacts, { kind: 'document' }>;

/**
 * Why a document cannot be made from its origin; null when it can. The row of an invoice never has more than what is left
 * of the row that it comes from: `originRefusal(draft, origin)` → `'Row 2: 54 sqmtr of Carpet Tile are left in PI-DL/26-27/002. …'`
 */
export function originRefusal(draft: InvoiceDraft, origin: OriginFacts | null): Refusal | null {
  if (!origin) return invalid([{ field: 'from', message: 'What this document is made from is not stored here' }]);
  const rows = draft.lines.filter(({ fromRow }) => fromRow !== undefined);
  if (origin.kind === 'enquiry') return enquiryRefusal(draft.kind, rows);
  if (!canBecome(origin.documentKind, draft.kind)) return wrongKind(origin, draft.kind);
  if (origin.isCancelled) return failed('conflict', `${origin.number} is cancelled: nothing can be made from it.`);
  if (draft.kind === 'credit') return creditRefusal(draft, origin, rows);
  if (origin.isDeclined) return endedRefusal(origin);
  if (isBetweenOwnPlaces(origin)) return ownPlacesRefusal(origin);
  return invalid([...beforeChallan(draft, origin), ...rowProblems(rows, origin)]);
}

/** `canBecome('pro', 'tax')` → `true`. An invoice becomes a credit note, a challan an invoice; from an enquiry comes a pro-forma or an invoice. */
export function canBecome(from: InvoiceKind | 'enquiry', kind: InvoiceKind): boolean {
  return next[from].includes(kind);
}

/** `usualNext('pro')` → `'tax'`. Nothing is made from a credit note, which is refused as another credit note. */
export function usualNext(from: InvoiceKind | 'enquiry'): InvoiceKind {
  return next[from][0] ?? 'credit';
}

const next: Record<InvoiceKind | 'enquiry', InvoiceKind[]> = {
  enquiry: ['pro', 'tax'],
  pro: ['tax'],
  tax: ['credit'],
  credit: [],
  challan: ['tax'],
};

/** `endedRefusal(origin)` → why nothing is made from a document that was declined or closed. */
export function endedRefusal({ documentKind, number }: Pick<DocumentOrigin, 'documentKind' | 'number'>): Refusal {
  return failed(
    'conflict',
    documentKind === 'challan'
      ? `${number} is closed: nothing more is awaited of it. Open it again first.`
      : `${number} was declined. If the buyer wants it after all, take that back first.`,
  );
}

/** Goods that went to a place of the same registration are not sold. */
export function isBetweenOwnPlaces({ documentKind, draft }: Pick<DocumentOrigin, 'documentKind' | 'draft'>): boolean {
  return documentKind === 'challan' && draft.purpose === 'branch';
}

export function ownPlacesRefusal({ number }: Pick<DocumentOrigin, 'number'>): Refusal {
  return failed('conflict', `${number} moved goods between our own places: nothing of it is sold.`);
}

function invalid(problems: Problem[]): Refusal | null {
  return problems[0] ? failed('invalid', problems[0].message, { problems }) : null;
}

function enquiryRefusal(kind: InvoiceKind, rows: DraftLine[]): Refusal | null {
  if (!canBecome('enquiry', kind))
    return invalid([{ field: 'from', message: `A ${kindTitles[kind].report} is not made from an enquiry` }]);
  return invalid(rows.map((line) => problemOf(line, 'an enquiry has no rows')));
}

function wrongKind({ documentKind, number }: DocumentOrigin, kind: InvoiceKind): Refusal | null {
  const message = `A ${kindTitles[kind].report} is not made from a ${kindTitles[documentKind].report}: ${number}`;
  return invalid([{ field: 'from', message }]);
}

/** What is sold later than it went out is not billed before: the date would be of a month in which the goods were still here. */
function beforeChallan(draft: InvoiceDraft, { documentKind, number, draft: challan }: DocumentOrigin): Problem[] {
  const [date, sent] = [dateOnly(draft.date), dateOnly(challan.date)];
  if (documentKind !== 'challan' || date === '' || date >= sent) return [];
  const message = `${number} is of ${formatDate(sent)}: its invoice cannot be dated before it`;
  const correction = { kind: 'set', label: 'Take its date', field: 'date', value: sent } as const;
  return [{ field: 'date', message, correction }];
}

/** The Reference No says which invoice a credit note reduces. */
function creditRefusal(draft: InvoiceDraft, { number, taxState }: DocumentOrigin, rows: DraftLine[]): Refusal | null {
  const isNamed = draft.taxState.trim() === taxState && foldText(draft.referenceNumber) === foldText(number);
  if (!isNamed)
    return invalid([
      { field: 'referenceNumber', message: `This credit note is made from ${number}: write it as Reference No` },
    ]);
  return invalid(rows.map((line) => problemOf(line, 'only a tax invoice counts the rows of another document')));
}

function rowProblems(rows: DraftLine[], { number, draft, invoiced, cameBack }: DocumentOrigin): Problem[] {
  const left = new Map(rowsLeft(readValidDraft(draft).lines, invoiced, cameBack).map((line) => [line.row, line]));
  return [...new Set(rows.map(({ fromRow }) => Number(fromRow)))].flatMap((fromRow) => {
    const line = left.get(fromRow);
    const lines = rows.filter((each) => Number(each.fromRow) === fromRow);
    const last = lines.at(-1);
    if (!last) return [];
    if (!line) return lines.map((each) => problemOf(each, `${number} has no row ${fromRow}`));
    const others = lines.filter((each) => !isSameGoods(each, line));
    if (others.length > 0) return others.map((each) => problemOf(each, otherGoods(line, number)));
    const wanted = lines.reduce((sum, { quantity }) => sum + (readDecimal(quantity, 3) ?? 0), 0);
    return wanted > line.left
      ? [{ field: `line ${last.row} quantity`, message: `Row ${last.row}: ${tooMuch(line, number)}` }]
      : [];
  });
}

function isSameGoods(line: DraftLine, { product, unit }: { product: string; unit: string }): boolean {
  return line.product.trim() === product && line.unit.trim() === unit;
}

function otherGoods({ row, product, unit }: RowLine, number: string): string {
  return `it comes from row ${row} of ${number}, ${product} per ${unit}. Keep both, or write a new row`;
}

function tooMuch({ product, unit, left }: RowLine, number: string): string {
  if (left === 0) return `nothing of ${product} is left in ${number}. Take the row out, or write a new one`;
  return `${formatQuantity(left)} ${unit} of ${product} are left in ${number}. Lower the quantity, or write a new row`;
}

type RowLine = RowLeft<ReturnType<typeof readValidDraft>['lines'][number]>;

function problemOf({ row }: DraftLine, says: string): Problem {
  return { field: `line ${row} fromRow`, message: `Row ${row}: ${says}` };
}
