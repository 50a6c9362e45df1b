import { useId, useLayoutEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import question from '../../ui/question.module.css';
import { useClosing } from '../../ui/use-closing.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { isComposing } from '../parts/use-primary-key.ts';
import { useSending } from '../parts/use-sending.ts';
import { blankMend, factsOf, type MendDraft, saidOf } from './mend-draft.ts';
import { GstinField, OriginalFields, PlaceField } from './mend-fields.tsx';
import type { ReturnError } from './mend-list.ts';
import styles from './returns.module.css';

type MendDialogProps = { error: ReturnError; today: string; onClose: () => void; onMended: (answer: string) => void };

/** Asks for what the text of a document does not show. The paper stays as it was. */
export function MendDialog({ error, today, onClose, onMended }: MendDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { close, ways } = useClosing(dialog, onClose);
  const [draft, setDraft] = useState(() => blankMend(error));
  const { busy, about, refused, send } = useSending(() =>
    callStaff(path(paths.documentSupplement, { id: error.document }), {
      method: 'POST',
      body: { ...factsOf(draft), reason: draft.reason },
      read: (response) => response.json(),
    }),
  );
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const change = (part: Partial<MendDraft>) => setDraft((before) => ({ ...before, ...part }));
  const add = async () => {
    const answer = await send();
    if (!answer?.ok) return;
    // Before the row changes.
    close();
    onMended(saidOf(draft));
  };

  return (
    <dialog
      ref={dialog}
      className={question.question}
      aria-labelledby={`${id}-title`}
      {...ways}
      onKeyDown={(event) => {
        const target = event.target as HTMLElement;
        if (event.key !== 'Enter' || isComposing(event.nativeEvent) || target.matches('button')) return;
        event.preventDefault();
        void add();
      }}
    >
      <h2 id={`${id}-title`}>
        {titles[draft.remedy]} of <span className="whole">{error.number}</span>
      </h2>
      <p className="quiet">{error.message} The paper stays as it was.</p>
      <div className={styles.asked}>
        {draft.remedy === 'place' && <PlaceField draft={draft} change={change} about={about} />}
        {draft.remedy === 'gstin' && <GstinField draft={draft} change={change} about={about} />}
        {draft.remedy === 'original' && <OriginalFields draft={draft} today={today} change={change} about={about} />}
        <Field id="mend-reason" label="How do you know" error={about('reason')} note="kept with the document" roomy>
          {(control) => (
            <input
              {...control}
              value={draft.reason}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
        {refused && (
          <p className={styles.bad} role="alert">
            {refused}
          </p>
        )}
      </div>
      <div className={question.row}>
        <Button onClick={close}>Cancel</Button>
        <Button look="go" aria-disabled={busy} onClick={add}>
          {busy ? 'Saving …' : 'Add'}
        </Button>
      </div>
    </dialog>
  );
}

const titles = { place: 'Place of supply', gstin: 'Buyer’s GSTIN', original: 'The invoice' };
