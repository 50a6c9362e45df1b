import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { localTime } from '../../parts/shown-time.ts';
import { usePart } from '../../parts/use-part.ts';
import { hasInput } from './blank-draft.ts';
import { formStart } from './form-start.ts';
import styles from './invoice-form.module.css';
import type { InvoiceFormState } from './use-invoice-draft.ts';

type DraftStatusProps = {
  form: InvoiceFormState;
  today: string;
  /** The form is being sent. */
  busy: boolean;
  onClear: () => void;
  /** Shows a form that is saved already, or an empty one. */
  onReplace: (saved: SavedDraft | null, said: string) => void;
  onSay: (said: string) => void;
  onTakeOver: () => void;
  onKeepThis: () => void;
};

/** The save state of the draft, and its buttons. */
export function DraftStatus(props: DraftStatusProps) {
  const { form, today, busy, onTakeOver, onKeepThis } = props;
  const elsewhere = usePart(form.saveState === 'conflict', () => import('./draft-elsewhere.tsx'));
  const aside = usePart(true, () => import('./aside-buttons.tsx'));
  const isTyped = hasInput(form.draft, today, formStart());
  return (
    <div className={styles.status}>
      {form.saveState === 'conflict' ? (
        elsewhere && (
          <elsewhere.DraftElsewhere
            kind={form.draft.kind}
            isTyped={isTyped}
            busy={busy}
            onTakeOver={onTakeOver}
            onKeepThis={onKeepThis}
          />
        )
      ) : (
        <>
          <span className={styles.said} role="status">
            {form.said}
          </span>
          {!form.said && <span className={styles[form.saveState]}>{sentences[form.saveState](form)}</span>}
        </>
      )}
      {form.saveState !== 'conflict' && aside && <aside.AsideButtons {...props} isTyped={isTyped} />}
    </div>
  );
}

const sentences: Record<Exclude<InvoiceFormState['saveState'], 'conflict'>, (form: InvoiceFormState) => string> = {
  unsaved: () => 'Drafts are saved on this device.',
  saved: ({ savedAt }) => `Saved as draft ${localTime(savedAt)}`,
  failed: () => 'This device cannot save the draft. Do not close this page before you issue it.',
};
