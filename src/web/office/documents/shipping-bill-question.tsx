import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useSending } from '../parts/use-sending.ts';

type ShippingBillQuestionProps = {
  id: string;
  number: string;
  today: string;
  onCancel: () => void;
  onDone: () => void;
  /** What is known of it already. */
  known: { shippingBill?: string | undefined; port?: string | undefined; shippingBillDate?: string | undefined };
};

const fields = [
  { name: 'shippingBill', label: 'Shipping bill no', note: '3 to 7 digits', longest: 7 },
  { name: 'port', label: 'Port code', note: 'blank: as on the invoice', longest: 6 },
] as const;

/** Adds the shipping bill of an export to its invoice, or corrects it. The paper stays as it was. */
export function ShippingBillQuestion({ id, number, today, known, onCancel, onDone }: ShippingBillQuestionProps) {
  const [draft, setDraft] = useState<Record<string, string>>({
    shippingBill: known.shippingBill ?? '',
    port: known.port ?? '',
  });
  const [day, setDay] = useState(known.shippingBillDate ?? today);
  const { busy, about, refused, send } = useSending(() => {
    const typed = Object.entries(draft).filter(([, value]) => value.trim() !== '');
    const facts = Object.fromEntries(typed.map(([name, value]) => [name, value.trim()]));
    return callStaff(path(paths.documentSupplement, { id }), {
      method: 'POST',
      body: { ...facts, shippingBillDate: day, reason: 'Shipping bill of the customs' },
      read: (response) => response.json(),
    });
  });
  const save = async () => {
    if ((await send())?.ok) onDone();
  };
  return (
    <Question
      title={`Shipping bill of ${number}`}
      yes={known.shippingBill ? 'Save' : 'Add'}
      busy={busy}
      onYes={save}
      onCancel={onCancel}
    >
      <p className="quiet">It goes into table 6A of GSTR-1 and into the e-invoice. The paper stays as it was.</p>
      {fields.map(({ name, label, note, longest }) => (
        <Field key={name} id={name} label={label} note={note} error={about(name)} roomy>
          {(control) => (
            <input
              {...control}
              value={draft[name]}
              maxLength={longest}
              autoComplete="off"
              onChange={({ target }) => setDraft((before) => ({ ...before, [name]: target.value.toUpperCase() }))}
            />
          )}
        </Field>
      ))}
      <DateField
        id="shippingBillDate"
        label="Date of the shipping bill"
        value={day}
        today={today}
        error={about('shippingBillDate')}
        onChange={setDay}
      />
      <p role="alert">{refused}</p>
    </Question>
  );
}
