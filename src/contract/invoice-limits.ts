import { headerFields } from '#domain/invoices/draft-fields.ts';
import type { DraftHeader } from '#domain/invoices/invoice.ts';
import { LONGEST_REMARK } from '#domain/invoices/supply-problems.ts';
import { tooLongText } from '#domain/invoices/text-problem.ts';
import { cellOf, headerNames, optionalNames } from './invoice-wire.ts';

type Limit = { most: number; message: string };

/**
 * The most UTF-16 units of a text in the invoice input, and the message for a longer one, in the words of its field. It is
 * wider than the domain's rule, which counts characters without the spaces around and refuses the rest.
 */
export function inputLimit(key: string): Limit {
  const field = fieldOf.get(key);
  if (field) {
    const rule = headerFields[field];
    return limit(rule.label, rule.kind === 'text' ? rule.longest : SHORT);
  }
  if (key === optionalNames.placeRemark) return limit('The remark', LONGEST_REMARK);
  const [cell, row] = cellOf(key) ?? [];
  if (!cell) return limit(key, SHORT);
  return limit(`Row ${row}: ${cellLabels[cell]}`, cell === 'description' ? DESCRIPTION : SHORT);
}

/** Facts beside the document: they are not in its JSON text. */
const besideFields = ['customer'];

/** The keys that are not cells of a row. */
export const knownFields: ReadonlySet<string> = new Set([
  'type',
  ...Object.values(headerNames),
  ...Object.values(optionalNames),
  ...besideFields,
]);

const fieldOf = new Map(Object.entries(headerNames).map(([field, key]) => [key as string, field as keyof DraftHeader]));

function limit(label: string, longest: number): Limit {
  return {
    most: 2 * longest + SPACES,
    message: tooLongText(label, longest),
  };
}

/** For an option, a date or a number: the longest product name has 40. */
const SHORT = 100;
const SPACES = 100;
const DESCRIPTION = 1000;

const cellLabels = {
  product: 'the product',
  description: 'Description',
  hsn: 'HSN/SAC',
  quantity: 'Quantity',
  rate: 'Rate',
  unit: 'the unit',
  gst: 'GST',
  fromRow: 'the row it comes from',
  discount: 'Discount',
  material: 'the material',
};
