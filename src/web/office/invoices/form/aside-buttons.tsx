import { useState } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { Button } from '../../../ui/button.tsx';
import { countAside, MAX_ASIDE, setAside, takeUp } from '../../parts/documents/aside-store.ts';
import type { SavedDraft } from '../../parts/documents/draft-store.ts';
import { AsideForms } from './aside-forms.tsx';
import { focusFirstField } from './invoice-fields.ts';
import type { InvoiceFormState } from './use-invoice-draft.ts';

type AsideButtonsProps = {
  form: InvoiceFormState;
  isTyped: boolean;
  busy: boolean;
  onReplace: (saved: SavedDraft | null, said: string) => void;
  onSay: (said: string) => void;
};

/** Sets the form aside and begins another, or takes up one of those that are set aside. */
export function AsideButtons({ form, isTyped, busy, onReplace, onSay }: AsideButtonsProps) {
  const [listed, setListed] = useState(false);
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
