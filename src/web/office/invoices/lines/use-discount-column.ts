import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { fieldId } from '../form/invoice-fields.ts';

/** The column is there when a row has a discount, or when somebody asked for it; then it stays. `%` in Quantity or Rate asks. */
export function useDiscountColumn(lines: DraftLine[]) {
  const [shown, setShown] = useState(false);
  const used = lines.some(({ discount }) => discount);
  if (used && !shown) setShown(true);
  const ask = (row: number) => {
    flushSync(() => setShown(true));
    document.getElementById(fieldId(`line ${row} discount`))?.focus();
  };
  return {
    shown: shown || used,
    /** Into the row that was filled last. */
    askInLast: () => ask(lines.findLast(({ product }) => product !== '')?.row ?? 1),
    onKeyDown: (event: KeyboardEvent) => {
      const { row, cell } = (event.target as HTMLElement).dataset;
      if (event.key !== '%' || row === undefined || (cell !== 'quantity' && cell !== 'rate')) return;
      event.preventDefault();
      ask(Number(row));
    },
  };
}
