import { headerFields } from '#domain/invoices/draft-fields.ts';
import type { DraftHeader } from '#domain/invoices/invoice.ts';
import { tooLongText } from '#domain/invoices/text-problem.ts';
import { cellOf, headerNames } from './invoice-wire.ts';

type Limit = { most: number; message: string };

/**
 * How long a text of the invoice input can be, and what is said of a longer one, in the words of its field. Wider than the
 * trade's own rule, which counts characters as people do and without the spaces around: that one refuses the rest.
 */
export function inputLimit(key: string): Limit {
  const field = fieldOf.get(key);
  if (field) {
    const rule = headerFields[field];
    return limit(rule.label, rule.kind === 'text' ? rule.longest : SHORT);
  }
  const [cell, row] = cellOf(key) ?? [];
  if (!cell) return limit(key, SHORT);
  return limit(`Row ${row}: ${cellLabels[cell]}`, cell === 'description' ? DESCRIPTION : SHORT);
}

/** The keys that are no cells of a row. */
export const knownFields: ReadonlySet<string> = new Set(['type', ...Object.values(headerNames)]);

const fieldOf = new Map(Object.entries(headerNames).map(([field, key]) => [key as string, field as keyof DraftHeader]));

function limit(label: string, longest: number): Limit {
  return {
    most: 2 * longest + SPACES,
    message: tooLongText(label, longest),
  };
}

/** Of a choice, a date or a number: the longest product has 40. */
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
};
