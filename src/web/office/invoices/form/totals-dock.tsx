import type { ReactNode } from 'react';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { payableWords } from '#domain/invoices/payable-words.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Problem } from '#domain/outcome.ts';
import { PlainButton } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { EntryDock, Next } from '../../parts/entry/entry-dock.tsx';
import { Said } from '../../parts/said.tsx';
import styles from './totals-dock.module.css';
import { TotalsFigures } from './totals-figures.tsx';

type TotalsDockProps = {
  draft: InvoiceDraft;
  totals: InvoiceTotals;
  /** The problems that are not solved yet. */
  open: Problem[];
  warnings: Problem[];
  busy: boolean;
  /** Shown above the figures on narrow screens. */
  children: ReactNode;
};

/** The totals and the Generate button, always visible. */
export function TotalsDock({ draft, totals, open, warnings, busy, children }: TotalsDockProps) {
  return (
    <EntryDock
      announced={`${payableWords[draft.kind]} ${formatRupees(totals.payable)} rupees`}
      go={busy ? 'Generating …' : generates[draft.kind]}
      isBusy={busy}
    >
      {children && <div className={styles.above}>{children}</div>}
      <div className={`${dock.need} ${styles.need}`}>
        <p className={styles.next}>
          <Next problems={open.map(({ message }) => message)}>Nothing is missing.</Next>
        </p>
        {warnings[0] && (
          <p className={styles.warned} title={warnings[0].message}>
            <PlainButton onClick={() => document.getElementById('checks')?.focus()}>
              {warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}
            </PlainButton>
            : <Said text={warnings[0].message} />
          </p>
        )}
      </div>
      <TotalsFigures draft={draft} totals={totals} className={dock.figures} payable={dock.sum} />
    </EntryDock>
  );
}

const generates = {
  tax: 'Generate Invoice',
  pro: 'Generate Invoice',
  credit: 'Generate Credit Note',
  challan: 'Generate Delivery Challan',
} as const;
