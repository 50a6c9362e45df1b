import type { Desk } from '#contract/desk.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button } from '../../../ui/button.tsx';
import type { DraftChange } from '../form/change-draft.ts';
import { fieldId } from '../form/invoice-fields.ts';
import type { InvoiceFormState } from '../form/use-invoice-draft.ts';
import { CodeChoice } from './code-choice.tsx';
import { type Mend, mendOf, tooShortRow } from './mend-of.ts';
import styles from './mends.module.css';

type MendsProps = {
  draft: InvoiceDraft;
  desk: Desk;
  original: InvoiceDraft | null;
  problems: Problem[];
  /** The newest state of the form. */
  read: () => InvoiceFormState;
  change: (what: DraftChange) => void;
  onKept: () => void;
};

/** What keeps the document from being issued and a button can mend, with the button. */
export function Mends({ draft, desk, original, problems, read, change, onKept }: MendsProps) {
  const mendable = problems.flatMap((problem) => {
    const row = tooShortRow(problem);
    const line = row === null ? undefined : draft.lines.find((each) => each.row === row);
    const mend = mendOf(problem, draft, original);
    return line || mend ? [{ problem, line, mend }] : [];
  });
  if (mendable.length === 0) return null;
  // After it was kept: meanwhile rows were removed, moved or typed over.
  const chooseCode = (product: string, short: string) => (code: string) => {
    const rows = read().draft.lines.filter((each) => each.product === product && each.hsn === short);
    const active = document.activeElement;
    const isHere = active === document.body || active?.closest('[aria-labelledby="mends"]');
    for (const { row } of rows) change({ kind: 'cell', row, cell: 'hsn', value: code });
    if (rows[0] && isHere) focusOn(`line ${rows[0].row} hsn`);
  };
  const mendWith = ({ change: what }: Mend, field: string) => {
    change(what);
    // This button goes with its problem.
    focusOn(what.kind === 'without gst' ? 'withoutGst' : field);
  };
  return (
    <section className={styles.mends} aria-labelledby="mends">
      <h3 id="mends">Before it can be issued</h3>
      <ul>
        {mendable.map(({ problem, line, mend }) => (
          <li key={`${problem.field} ${problem.message}`}>
            <a href={`#${fieldId(problem.field)}`}>{problem.message}</a>
            {mend && (
              <Button look="slim" onClick={() => mendWith(mend, problem.field)}>
                {mend.label}
              </Button>
            )}
            {line && (
              <CodeChoice
                key={line.hsn}
                line={line}
                desk={desk}
                onChoose={chooseCode(line.product, line.hsn)}
                onKept={onKept}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusOn(field: string) {
  document.getElementById(fieldId(field))?.focus();
}
