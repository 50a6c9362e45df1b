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
 * of the pro-forma's row: `originRefusal(draft, origin)` → `'Row 2: 54 sqmtr of Carpet Tile are left in PI-DL/26-27/002. …'`
 */
export function originRefusal(draft: InvoiceDraft, origin: OriginFacts | null): Refusal | null {
  if (!origin) return invalid([{ field: 'from', message: 'What this document is made from is not stored here' }]);
  const rows = draft.lines.filter(({ fromRow }) => fromRow !== undefined);
  if (origin.kind === 'enquiry') return enquiryRefusal(draft.kind, rows);
  if (!canBecome(origin.documentKind, draft.kind)) return wrongKind(origin, draft.kind);
  if (origin.isCancelled) return failed('conflict', `${origin.number} is cancelled: nothing can be made from it.`);
  if (draft.kind === 'credit') return creditRefusal(draft, origin, rows);
  if (origin.isDeclined)
    return failed('conflict', `${origin.number} was declined. If the buyer wants it after all, take that back first.`);
  return invalid(rowProblems(rows, origin));
}

/** `canBecome('pro', 'tax')` → `true`. An invoice becomes a credit note; from an enquiry comes a pro-forma or an invoice. */
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
};

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

/** The Reference No says which invoice a credit note reduces. */
function creditRefusal(draft: InvoiceDraft, { number, taxState }: DocumentOrigin, rows: DraftLine[]): Refusal | null {
  const isNamed = draft.taxState.trim() === taxState && foldText(draft.referenceNumber) === foldText(number);
  if (!isNamed)
    return invalid([
      { field: 'referenceNumber', message: `This credit note is made from ${number}: write it as Reference No` },
    ]);
  return invalid(rows.map((line) => problemOf(line, 'only a tax invoice counts the rows of a pro-forma')));
}

function rowProblems(rows: DraftLine[], { number, draft, invoiced }: DocumentOrigin): Problem[] {
  const left = new Map(rowsLeft(readValidDraft(draft).lines, invoiced).map((line) => [line.row, line]));
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
