import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { EinvoiceRowAnswer } from '#contract/returns/einvoices.ts';
import { Field } from '../../../ui/field.tsx';
import { Question } from '../../../ui/question.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useSending } from '../../parts/use-sending.ts';
import styles from './einvoices.module.css';

type AddressDialogProps = { row: EinvoiceRowAnswer; onClose: () => void; onAdded: () => void };

const fields = [
  { name: 'pin', label: 'PIN', note: '6 digits', longest: 6 },
  { name: 'placeName', label: 'Place', note: 'the town', longest: 50 },
  { name: 'reason', label: 'How do you know', note: 'kept with the document', longest: 200 },
] as const;

/** Adds PIN and place of the buyer, which the address does not name. The paper stays as it was. */
export function AddressDialog({ row: { document, number, buyerName }, onClose, onAdded }: AddressDialogProps) {
  const [draft, setDraft] = useState<Record<string, string>>({ pin: '', placeName: '', reason: '' });
  const { busy, about, refused, send } = useSending(() => {
    const said = Object.entries(draft).filter(([name, value]) => name === 'reason' || value.trim() !== '');
    return callStaff(path(paths.documentSupplement, { id: document }), {
      method: 'POST',
      body: Object.fromEntries(said.map(([name, value]) => [name, value.trim()])),
      read: (response) => response.json(),
    });
  });
  const save = async () => {
    if ((await send())?.ok) onAdded();
  };
  return (
    <Question title={`PIN and place of ${buyerName}`} yes="Add" busy={busy} onYes={save} onCancel={onClose}>
      <p className="quiet">The address on {number} names none, and the portal wants both. The paper stays as it was.</p>
      {fields.map(({ name, label, note, longest }) => (
        <Field key={name} id={`buyer-${name}`} label={label} note={note} error={about(name)} roomy>
          {(control) => (
            <input
              {...control}
              value={draft[name]}
              maxLength={longest}
              autoComplete="off"
              inputMode={name === 'pin' ? 'numeric' : 'text'}
              onChange={({ target }) => setDraft((before) => ({ ...before, [name]: target.value }))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !busy) void save();
              }}
            />
          )}
        </Field>
      ))}
      <p className={styles.bad} role="alert">
        {refused}
      </p>
    </Question>
  );
}
