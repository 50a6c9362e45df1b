import { Button } from '../ui/button.tsx';
import styles from './invoice-form.module.css';
import { timeOf } from './saved-drafts.tsx';
import type { InvoiceForm } from './use-invoice-draft.ts';

/** Whether what was typed is safe, which keys work, and the way to an empty form. */
export const DraftStatus = ({ form, onClear }: { form: InvoiceForm; onClear: () => void }) => (
  <div className={styles.status}>
    <span className={styles[form.saved]}>{sentences[form.saved](form)}</span>
    <div className={styles.keys}>
      <span>
        <kbd>Enter</kbd> next field that needs a value
      </span>
      <span>
        <kbd>Shift</kbd> <kbd>Enter</kbd> back
      </span>
      <span>
        <kbd>F2</kbd> Date
      </span>
    </div>
    {form.saved !== 'no' && (
      <Button look="slim" onClick={onClear}>
        Clear form
      </Button>
    )}
  </div>
);

const sentences: Record<InvoiceForm['saved'], (form: InvoiceForm) => string> = {
  no: () => 'What you type is kept on this device.',
  yes: ({ savedAt }) => `Saved as draft ${timeOf(savedAt)}, on this device`,
  failed: () => 'This device cannot keep the draft: do not close this page before it is issued.',
};
