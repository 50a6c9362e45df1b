import type { Desk } from '#contract/desk.ts';
import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Correction, Problem } from '#domain/outcome.ts';
import { Button } from '../../../ui/button.tsx';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { Said } from '../../parts/said.tsx';
import type { DraftChange } from '../form/change-draft.ts';
import { fieldId } from '../form/invoice-fields.ts';
import { changeOfCorrection } from './change-of-correction.ts';
import { CodeChoice } from './code-choice.tsx';
import styles from './corrections.module.css';

type CorrectionsProps = {
  draft: InvoiceDraft;
  desk: Desk;
  problems: Problem[];
  /** The newest state of the form. */
  read: () => SavedDraft;
  change: (what: DraftChange) => void;
  /** Sets the rows from this one on aside, as a second document. */
  onSplit: (row: number) => void;
  onKept: () => void;
};

/** What keeps the document from being issued and a button can correct, with the button. */
export function Corrections({ draft, desk, problems, read, change, onSplit, onKept }: CorrectionsProps) {
  const correctable = problems.flatMap(({ correction, ...problem }) => (correction ? [{ problem, correction }] : []));
  if (correctable.length === 0) return null;
  // After it was kept: meanwhile rows were removed, moved or typed over.
  const chooseCode = (product: string, short: string) => (code: string) => {
    const rows = read().draft.lines.filter((each) => each.product === product && each.hsn === short);
    const active = document.activeElement;
    const isHere = active === document.body || active?.closest('[aria-labelledby="corrections"]');
    for (const { row } of rows) change({ kind: 'cell', row, cell: 'hsn', value: code });
    if (rows[0] && isHere) focusOn(`line ${rows[0].row} hsn`);
  };
  const set = (correction: Extract<Correction, { kind: 'set' }>) => {
    change(changeOfCorrection(correction));
    // This button goes with its problem.
    focusOn(correction.field);
  };
  return (
    <section className={styles.corrections} aria-labelledby="corrections">
      <h3 id="corrections">Before it can be issued</h3>
      <ul>
        {correctable.map(({ problem: { field, message }, correction }) => {
          const line = rowOf(draft, field);
          return (
            <li key={`${field} ${message}`}>
              <a href={`#${fieldId(field)}`}>
                <Said text={message} />
              </a>
              {correction.kind === 'set' && (
                <Button look="slim" onClick={() => set(correction)}>
                  {correction.label}
                </Button>
              )}
              {correction.kind === 'split' && (
                <Button look="slim" onClick={() => onSplit(correction.row)}>
                  Issue two
                </Button>
              )}
              {correction.kind === 'longer-code' && line && (
                <CodeChoice
                  key={line.hsn}
                  line={line}
                  below={correction.below}
                  isNear={correction.isNear === true}
                  desk={desk}
                  onChoose={chooseCode(line.product, line.hsn)}
                  onKept={onKept}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function rowOf({ lines }: InvoiceDraft, field: string): DraftLine | undefined {
  return lines.find(({ row }) => field.startsWith(`line ${row} `));
}

function focusOn(field: string) {
  document.getElementById(fieldId(field))?.focus();
}
