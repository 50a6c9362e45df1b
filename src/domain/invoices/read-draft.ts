import { readDecimal } from '../money/paise.ts';
import type { TaxState, TaxType } from '../tax/gst.ts';
import { dateOnly, headerFields } from './draft-fields.ts';
import { draftProblems } from './draft-problems.ts';
import type { DraftHeader, DraftLine, Invoice, InvoiceDraft, InvoiceLine } from './invoice.ts';

/**
 * `readDraft(draft)` → the document in paise, thousandths and basis points, without rows that have no product; dates are cut
 * to `YYYY-MM-DD`, texts are trimmed. Throws on a draft with problems: call `draftProblems` first.
 */
export function readDraft(draft: InvoiceDraft): Invoice {
  const [first] = draftProblems(draft);
  if (first) throw new Error(`The draft is not ready: ${first.message}`);
  return readValidDraft(draft);
}

/** `readValidDraft(draft)` → the same without the check, which costs more than the reading. Only after `draftProblems` returned `[]`. */
export function readValidDraft(draft: InvoiceDraft): Invoice {
  const header = Object.fromEntries(
    Object.entries(headerFields).map(([field, rule]) => {
      const value = cleaned(draft[field as keyof DraftHeader]);
      return [field, rule.kind === 'date' ? dateOnly(value) : value];
    }),
  ) as DraftHeader & { taxState: TaxState; taxType: TaxType };
  return {
    ...header,
    kind: draft.kind,
    lines: draft.lines.filter((line) => cleaned(line.product) !== '').map(readLine),
  };
}

function readLine(line: DraftLine): InvoiceLine {
  return {
    row: line.row,
    product: cleaned(line.product),
    description: cleaned(line.description),
    hsn: cleaned(line.hsn),
    quantityMilli: amount(line.quantity, 3),
    ratePaise: amount(line.rate, 2),
    unit: cleaned(line.unit),
    gstBasisPoints: amount(line.gst, 2),
  };
}

function cleaned(text: string) {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

function amount(text: string, places: number): number {
  const value = readDecimal(text, places);
  if (value === null) throw new Error('The draft is not ready: a number cannot be read');
  return value;
}
