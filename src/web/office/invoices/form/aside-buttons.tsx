import { useState } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { Button } from '../../../ui/button.tsx';
import { countAside, MAX_ASIDE, setAside, takeUp } from '../../parts/entry/aside-store.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { usePart } from '../../parts/use-part.ts';
import { AsideForms } from './aside-forms.tsx';
import { focusFirstField } from './invoice-fields.ts';
import styles from './invoice-form.module.css';
import type { InvoiceFormState } from './use-invoice-draft.ts';

type AsideButtonsProps = {
  form: InvoiceFormState;
  isTyped: boolean;
  busy: boolean;
  onClear: () => void;
  onReplace: (saved: SavedDraft | null, said: string) => void;
  onSay: (said: string) => void;
};

/** The keys of the form. Sets it aside and begins another, or takes up one of those that are set aside, or clears it. */
export function AsideButtons({ form, isTyped, busy, onClear, onReplace, onSay }: AsideButtonsProps) {
  const [listed, setListed] = useState(false);
  const [asking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    onClear();
  };
  const clearing = usePart(asking, () => import('../../../ui/question.tsx'));
  const { kind } = form.draft;
  const count = countAside(kind);
  const putAside = () => {
    const result = setAside(form);
    if (result === 'done') onReplace(null, `Set aside: ${nameOf(form.draft)}.`);
    else onSay(refusals[result]);
    focusFirstField();
  };
  const take = (taken: SavedDraft) => {
    setListed(false);
    if (takeUp(taken, isTyped ? form : null)) onReplace(taken, `Taken up: ${nameOf(taken.draft)}.`);
    else onSay(refusals.failed);
  };
  return (
    <>
      <div className={styles.keys}>
        <span>
          <kbd>Enter</kbd> next needed field
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>Enter</kbd> back
        </span>
        <span>
          <kbd>F2</kbd> Date
        </span>
      </div>
      {isTyped && (
        <Button look="slim" aria-disabled={busy} onClick={() => busy || putAside()}>
          Set aside
        </Button>
      )}
      {count > 0 && (
        <Button look="slim" aria-disabled={busy} onClick={() => busy || setListed(true)}>
          {count} set aside
        </Button>
      )}
      {(form.saveState === 'saved' || form.saveState === 'failed') && (
        <Button look="slim" aria-disabled={busy} onClick={() => busy || (isTyped ? setAsking(true) : clear())}>
          Clear form
        </Button>
      )}
      {asking && clearing && (
        <clearing.Question
          title="Clear this form?"
          yes="Clear"
          busy={busy}
          onYes={clear}
          onCancel={() => setAsking(false)}
        >
          <p>What you typed here will be lost. Issued documents do not change.</p>
        </clearing.Question>
      )}
      {listed && <AsideForms kind={kind} isTyped={isTyped} onClose={() => setListed(false)} onTakeUp={take} />}
    </>
  );
}

function nameOf({ buyerAddress }: InvoiceDraft) {
  return buyerName(buyerAddress) || 'no buyer yet';
}

const refusals = {
  full: `${MAX_ASIDE} forms are set aside already: take one up, and issue or clear it.`,
  failed: 'This device cannot save more: issue this form, or take up another and clear it.',
};
