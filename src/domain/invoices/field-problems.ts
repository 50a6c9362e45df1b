import { isDate } from '../calendar/indian-date.ts';
import type { IsListed } from '../catalogue/form-lists.ts';
import { isOption } from '../catalogue/option-lists.ts';
import { type ChosenField, chosenFields } from '../company/compulsory-fields.ts';
import type { Problem } from '../outcome.ts';
import { lineValue } from '../tax/gst.ts';
import { blankLine, dateOnly, headerFields, numberLabel } from './draft-fields.ts';
import type { DraftHeader, DraftLine, InvoiceDraft } from './invoice.ts';
import { type InvoiceKind, invoiceKinds } from './invoice-kinds.ts';
import { fitsRule46 } from './invoice-number.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { readLine } from './read-line.ts';
import { cellProblems, rowGap } from './row-problems.ts';
import { textProblem } from './text-problem.ts';

/**
 * `fieldProblems(draft, isListed)` → what is wrong with its fields, each for itself: blank required fields in the form's order, then
 * incomplete rows, then wrong values. `compulsory`: those that the firm wants beside the law's. Each names its field: `buyerDate`,
 * `line 3`, `line 3 rate`, '' for the whole draft.
 */
export function fieldProblems(draft: InvoiceDraft, isListed: IsListed, compulsory: readonly ChosenField[]): Problem[] {
  const first = draft.lines.some((line) => line.row === 1) ? [] : [blankLine(1)];
  const gaps = [...first, ...draft.lines].flatMap((line) => rowGap(line) ?? []);
  const cells = draft.lines.flatMap((line) => cellProblems(line, isListed, draft));
  const broken = gaps.length + cells.length > 0;
  return [
    ...fields.filter((field) => isBlank(draft, field, compulsory)).map((field) => problem(field, 'is required')),
    ...gaps,
    ...(invoiceKinds.includes(draft.kind)
      ? []
      : [{ field: 'kind', message: 'Choose tax, pro, credit or challan as the type' }]),
    ...fields.flatMap((field) => headerProblem(draft, field) ?? []),
    ...cells,
    ...tooManyRows(draft),
    ...(broken ? [] : tooLarge(draft)),
  ];
}

const fields = Object.keys(headerFields) as (keyof DraftHeader)[];

function problem(field: keyof DraftHeader, says: string): Problem {
  return {
    field,
    message: `${headerFields[field].label} ${says}`,
  };
}

function isBlank(draft: InvoiceDraft, field: keyof DraftHeader, compulsory: readonly ChosenField[]) {
  return isRequired(draft.kind, field, compulsory) && draft[field].trim() === '';
}

/** `isRequired('tax', 'destination', [])` → `false`. A credit note always names its invoice (CGST Rules, rule 53). */
export function isRequired(kind: InvoiceKind, field: keyof DraftHeader, compulsory: readonly ChosenField[]): boolean {
  const chosen = chosenFields.find((each) => each === field);
  if (chosen === undefined || (chosen === 'referenceNumber' && kind === 'credit')) return headerFields[field].required;
  return compulsory.includes(chosen);
}

function headerProblem(draft: InvoiceDraft, field: keyof DraftHeader): Problem | null {
  const rule = headerFields[field];
  const value = draft[field].trim();
  if (value === '') return null;
  switch (rule.kind) {
    case 'options':
      return isOption(rule.list, value) ? null : problem(field, 'is not one of its list: choose one');
    case 'text': {
      const message = textProblem(rule.label, value, rule.longest) ?? linesProblem(rule.label, value, rule.lines);
      return message === null ? null : { field, message };
    }
    case 'number':
      return fitsRule46(value) ? null : { field, message: `${numberLabel(draft.kind)} ${numberRule}` };
    case 'date':
      if (!wireDate.test(value) || !isDate(dateOnly(value))) return problem(field, 'is not a date: enter DD/MM/YYYY');
      return field !== 'date' || numberable(dateOnly(value))
        ? null
        : problem(field, 'must lie between 01/04/2000 and 31/03/2100');
  }
}

const numberRule = 'can have at most 16 letters, digits, hyphens and slashes';

function linesProblem(label: string, text: string, most: number | undefined): string | null {
  if (most === undefined) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return lines <= most ? null : `${label} has ${lines} lines: the paper holds ${most}. Write several on one line`;
}

const wireDate = /^\d{4}-\d\d-\d\d(?: (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

// A number has two digits for its financial year, so numbers are unique for a hundred years only.
function numberable(date: string) {
  return date >= '2000-04-01' && date <= '2100-03-31';
}

function tooManyRows(draft: InvoiceDraft): Problem[] {
  if (draft.lines.length <= maxRows) return [];
  return draft.lines.filter(holdsSomething).length > maxRows ? [{ field: '', message: tooManyProducts }] : [];
}

function tooLarge(draft: InvoiceDraft): Problem[] {
  const rows = draft.lines.filter(hasProduct).map((line) => readLine(line, draft));
  const lines = rows.filter((line) => line !== null);
  // The exact sum comes first: valid rows can still add up to more than a safe integer.
  const value = lines.reduce((sum, line) => sum + lineValue(line), 0n);
  const fits = lines.length === rows.length && value <= BigInt(maxPayable);
  // No tax is as high as the value, so hardly any document needs its totals here.
  if (fits && 2n * value <= BigInt(maxPayable)) return [];
  const taxType = draft.taxType.trim() === 'central' ? 'central' : 'state';
  if (fits && invoiceTotals({ taxType, lines }).totals.payable <= maxPayable) return [];
  return [{ field: '', message: 'The payable amount can be at most Rs 9,99,99,99,99,999: split the document' }];
}

/** The most filled rows of a document, and the problem of more. */
export const maxRows = 500;
export const tooManyProducts = `A document can hold at most ${maxRows} products: split it in two`;
const maxPayable = 99_999_999_999_900;

function holdsSomething({ row: _, measured: __, ...cells }: DraftLine) {
  return Object.values(cells).some((text) => text.trim() !== '');
}

function hasProduct(line: DraftLine) {
  return line.product.trim() !== '';
}
