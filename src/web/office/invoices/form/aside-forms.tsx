import { useId, useLayoutEffect, useRef } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { type InvoiceKind, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../../ui/button.tsx';
import question from '../../../ui/question.module.css';
import { useClosing } from '../../../ui/use-closing.ts';
import { asideForms } from '../../parts/entry/aside-store.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { localTime } from '../../parts/shown-time.ts';
import styles from './aside-forms.module.css';

type AsideFormsProps = {
  kind: InvoiceKind;
  /** The form has input, which is set aside in exchange. */
  isTyped: boolean;
  onTakeUp: (form: SavedDraft) => void;
  onClose: () => void;
};

/** A dialog with the forms that are set aside, by buyer. The focus begins at the newest. */
export function AsideForms({ kind, isTyped, onTakeUp, onClose }: AsideFormsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { close, ways } = useClosing(dialog, onClose);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={`${question.question} ${styles.aside}`} aria-labelledby={id} {...ways}>
      <h2 id={id}>{kindTitles[kind].report}s set aside on this device</h2>
      {isTyped && <p className="quiet">What you have typed here is set aside in exchange.</p>}
      <ul className={styles.list}>
        {asideForms(kind).map((form) => (
          <li key={form.key}>
            <span>
              <b>{buyerName(form.draft.buyerAddress) || 'No buyer yet'}</b> {factsOf(form)}
            </span>
            <Button
              look="slim"
              aria-label={`Take up ${buyerName(form.draft.buyerAddress) || 'the form without a buyer'}`}
              onClick={() => onTakeUp(form)}
            >
              Take up
            </Button>
          </li>
        ))}
      </ul>
      <div className={question.row}>
        <Button onClick={close}>Cancel</Button>
      </div>
    </dialog>
  );
}

function factsOf({ draft, savedAt }: SavedDraft) {
  const lines = draft.lines.filter(({ product }) => product !== '').length;
  const amount = formatRupees(liveTotals(draft).totals.payable);
  return `${lines} ${lines === 1 ? 'line' : 'lines'}, ₹ ${amount}, saved ${localTime(savedAt)}`;
}
