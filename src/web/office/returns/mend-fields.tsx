import { stateCodes } from '#domain/tax/states.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import type { MendDraft } from './mend-draft.ts';
import styles from './returns.module.css';

type MendFieldsProps = {
  draft: MendDraft;
  change: (part: Partial<MendDraft>) => void;
  /** What is wrong with a field. */
  about: (field: string) => string | undefined;
};

export function PlaceField({ draft, change, about }: MendFieldsProps) {
  return placeSelect('mend-place', draft.place, about('place'), (place) => change({ place }));
}

export function GstinField({ draft, change, about }: MendFieldsProps) {
  return (
    <>
      <Field id="mend-gstin" label="GSTIN" error={about('gstin')} note="15 characters" roomy>
        {(control) => (
          <input
            {...control}
            value={draft.gstin}
            maxLength={20}
            autoComplete="off"
            spellCheck="false"
            disabled={draft.unregistered}
            onChange={({ target }) => change({ gstin: target.value.toUpperCase() })}
          />
        )}
      </Field>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={draft.unregistered}
          onChange={({ target }) => change({ unregistered: target.checked })}
        />
        The buyer is not registered
      </label>
    </>
  );
}

/** The invoice that a credit note corrects, when it was issued elsewhere. */
export function OriginalFields({ draft, today, change, about }: MendFieldsProps & { today: string }) {
  const { original } = draft;
  const set = (part: Partial<MendDraft['original']>) => change({ original: { ...original, ...part } });
  const text = (field: 'number' | 'value' | 'gstin', label: string, note: string, optional = false) => (
    <Field id={`mend-${field}`} label={label} error={about(`original.${field}`)} note={note} optional={optional} roomy>
      {(control) => (
        <input
          {...control}
          value={original[field]}
          maxLength={30}
          autoComplete="off"
          spellCheck="false"
          {...(field === 'value' ? { inputMode: 'decimal' as const } : {})}
          onChange={({ target }) => set({ [field]: field === 'gstin' ? target.value.toUpperCase() : target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.pair}>
      {text('number', 'Invoice No.', 'as on its paper')}
      <DateField
        id="mend-date"
        label="Date"
        error={about('original.date')}
        value={original.date}
        today={today}
        blank="DD/MM/YYYY"
        onChange={(date) => set({ date })}
      />
      {text('value', 'Invoice value ₹', 'with tax')}
      {placeSelect('mend-place', original.place, about('original.place'), (place) => set({ place }))}
      {text('gstin', 'Buyer’s GSTIN', 'blank: unregistered', true)}
    </div>
  );
}

function placeSelect(id: string, value: string, error: string | undefined, onChoose: (place: string) => void) {
  return (
    <Field id={id} label="Place of supply" error={error} note="the state that gets the tax" roomy>
      {(control) => (
        <Select {...control} options={places} value={value} onChange={({ target }) => onChoose(target.value)} />
      )}
    </Field>
  );
}

const places = [
  { value: '', text: 'Choose a state' },
  ...stateCodes
    .filter(({ registers }) => registers)
    .map(({ code, name }) => ({ value: code, text: `${code} ${name}` })),
];
