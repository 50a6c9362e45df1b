import { partOfLine } from '#domain/documents/part-of-line.ts';
import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { formatQuantity } from '#domain/money/format-rupees.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';

export type QuantityProblem = { fromRow: string; message: string };

/**
 * The invoice of the quantities that were typed for rows of the pro-forma, by `fromRow`; a row without one keeps what is
 * left of it, and 0 leaves it out. A row with a problem stays out of the draft.
 */
export function chosenQuantities(
  whole: InvoiceDraft,
  typed: Readonly<Record<string, string>>,
): { draft: InvoiceDraft; problems: QuantityProblem[] } {
  const problems: QuantityProblem[] = [];
  const lines = whole.lines.flatMap((line): DraftLine[] => {
    const { fromRow = '' } = line;
    const text = typed[fromRow];
    if (text === undefined) return [line];
    const left = readDecimal(line.quantity, 3) ?? 0;
    const quantity = text.trim() === '' ? 0 : readDecimal(plainAmount(text), 3);
    if (quantity === null)
      problems.push({ fromRow, message: 'Enter a number above zero, with at most three decimals' });
    else if (quantity > left) problems.push({ fromRow, message: `Only ${formatQuantity(left)} ${line.unit} are left` });
    else if (quantity > 0) return [partOfLine(line, quantity, left)];
    return [];
  });
  const [first] = whole.lines;
  if (problems.length === 0 && lines.length === 0 && first)
    problems.push({ fromRow: first.fromRow ?? '', message: 'Nothing goes into the invoice: enter a quantity' });
  return { draft: { ...whole, lines }, problems };
}
