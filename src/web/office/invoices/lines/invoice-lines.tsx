import { useRef, useState } from 'react';
import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { LiveTotals } from '#domain/invoices/live-totals.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import type { Problem } from '#domain/outcome.ts';
import { stateTax } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { usePart } from '../../parts/use-part.ts';
import { useLastPrices } from '../customer/use-last-prices.ts';
import type { DraftChange } from '../form/change-draft.ts';
import { TotalsFigures } from '../form/totals-figures.tsx';
import { InvoiceLineRow } from './invoice-line-row.tsx';
import styles from './invoice-lines.module.css';
import { useDiscountColumn } from './use-discount-column.ts';

type InvoiceLinesProps = {
  draft: InvoiceDraft;
  /** The id of the customer, '' for nobody of the book. */
  customer: string;
  totals: LiveTotals;
  /** The last used unit and GST of each product. */
  habits: ProductHabits;
  problems: Problem[];
  warnings: Problem[];
  /** The newest state of the form. */
  read: () => SavedDraft;
  change: (what: DraftChange) => void;
  addLine: () => void;
};

export function InvoiceLines(props: InvoiceLinesProps) {
  const { draft, customer, totals, habits, problems, warnings, read, change, addLine } = props;
  const lastPriceOf = useLastPrices(customer, draft);
  const { shown: discounted, askInLast, onKeyDown } = useDiscountColumn(draft.lines);
  const grid = useRef<HTMLElement>(null);
  const tools = usePart(true, () => import('./line-tools.tsx'));
  const [pasted, setPasted] = useState<{ lines: DraftLine[]; problems: Problem[] } | null>(null);
  const shown = new Set(problems.map(({ field }) => field));
  const marked =
    pasted?.lines === draft.lines
      ? [...problems, ...pasted.problems.filter(({ field }) => !shown.has(field))]
      : problems;
  return (
    <section
      ref={grid}
      className={discounted ? `${styles.lines} ${styles.discounted}` : styles.lines}
      aria-label="Products"
      onKeyDown={onKeyDown}
    >
      <div className={styles.head} aria-hidden="true">
        <span>#</span>
        <span>Product</span>
        <span>Description</span>
        <span>HSN/SAC</span>
        <span className="end">Quantity</span>
        <span className="end">Rate ₹</span>
        {discounted && <span className="end">Discount</span>}
        <span>Per</span>
        <span>GST</span>
        <span className="end">Amount ₹</span>
      </div>
      {draft.lines.map((line) => (
        <InvoiceLineRow
          key={line.row}
          line={line}
          habits={habits}
          tax={totals.byRow.get(line.row)}
          beside={stateTax(draft.taxState)}
          problems={marked.filter(isAbout(line.row))}
          warnings={warnings.filter(isAbout(line.row))}
          discounted={discounted}
          lastPrice={lastPriceOf(line.product)}
          change={change}
        />
      ))}
      <div className={styles.more}>
        <Button look="slim" onClick={addLine}>
          Add line
        </Button>
        {tools && (
          <tools.LineTools
            grid={grid}
            lines={draft.lines}
            habits={habits}
            discounted={discounted}
            onDiscount={askInLast}
            read={read}
            change={change}
            onPasted={setPasted}
          />
        )}
      </div>
      <TotalsFigures draft={draft} totals={totals.totals} className={styles.sum} payable={styles.payable} />
    </section>
  );
}

function isAbout(row: number) {
  return ({ field }: Problem) => field === `line ${row}` || field.startsWith(`line ${row} `);
}
