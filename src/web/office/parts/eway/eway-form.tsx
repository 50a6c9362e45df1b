import { type ReactNode, useState } from 'react';
import type { EwayRecordAnswer } from '#contract/returns/eway.ts';
import { transportModes } from '#domain/eway/transport-modes.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateField } from '../fields/date-field.tsx';
import { saveFile } from '../save-file.ts';
import { usePrimaryKey } from '../use-primary-key.ts';
import styles from './eway-panel.module.css';
import { fetchEwayFile } from './fetch-eway-file.ts';

type Transport = EwayRecordAnswer['transport'];

type EwayFormProps = { id: string; eway: EwayRecordAnswer; today: string; onSaved: () => void };

/** The facts of the transport. The primary button keeps them, and fetches the file when nothing is missing. */
export function EwayForm({ id, eway, today, onSaved }: EwayFormProps) {
  const [typed, setTyped] = useState(eway.transport);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [busy, setBusy] = useState(false);
  // Incomplete facts are stored too: the next press is made from that version.
  const [version, setVersion] = useState(eway.version);
  const set = (change: Partial<Transport>) => setTyped({ ...typed, ...change });
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const others = problems.filter(({ field }) => !Object.hasOwn(typed, field));

  const fetchFile = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await fetchEwayFile(id, version, typed);
    setBusy(false);
    setVersion(answer.version);
    setProblems(answer.problems);
    if (answer.file) saveFile(answer.file, 'eway-bills.json');
    if (answer.problems.length === 0) onSaved();
  };
  usePrimaryKey(fetchFile);

  const text = (field: TextField, label: string, note?: ReactNode, isOptional = false) => (
    <Field id={`eway-${field}`} label={label} note={note} error={errorOf(field)} optional={isOptional}>
      {(control) => (
        <input
          {...control}
          value={typed[field]}
          autoComplete="off"
          onChange={({ target }) => set({ [field]: target.value })}
        />
      )}
    </Field>
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        fetchFile();
      }}
    >
      <div className={styles.fields}>
        <Field id="eway-mode" label="Mode" error={errorOf('mode')}>
          {(control) => (
            <Select
              {...control}
              value={typed.mode}
              options={modes}
              onChange={({ target }) => set({ mode: target.value as Transport['mode'] })}
            />
          )}
        </Field>
        <Field
          id="eway-distance"
          label="Distance, km"
          note={`${eway.fromPin} to ${eway.toPin || '…'}`}
          error={errorOf('distance')}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={typed.distance === 0 ? '' : String(typed.distance)}
              onChange={({ target }) => set({ distance: Number(target.value.replaceAll(/\D/g, '')) })}
            />
          )}
        </Field>
        {text('vehicle', 'Vehicle number', 'Part B')}
        {eway.shippedElsewhere && text('shipToGstin', 'Ship-to GSTIN or URP')}
        {text('transporterId', 'Transporter id')}
        {text('transporterName', 'Transporter', '', true)}
        {text('transportDoc', 'Transport document no', '', true)}
        <DateField
          id="eway-transportDate"
          label="Its date"
          blank=""
          value={typed.transportDate}
          today={today}
          error={errorOf('transportDate')}
          onChange={(transportDate) => set({ transportDate })}
        />
        {isAsked(eway, 'pin') && text('pin', 'PIN of delivery')}
        {isAsked(eway, 'place') && text('place', 'Place of delivery')}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={typed.overDimensional}
          onChange={({ target }) => set({ overDimensional: target.checked })}
        />
        Over-dimensional cargo: a day for each 20 km
      </label>
      <Checks eway={eway} />
      {others.map(({ message }) => (
        <p key={message} className={styles.problem} role="alert">
          {message}
        </p>
      ))}
      <div className={styles.end}>
        <dl className={styles.sums}>
          {sumsOf(eway).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button type="submit" look="go" aria-disabled={busy}>
          E-way JSON <kbd>Ctrl Enter</kbd>
        </Button>
      </div>
    </form>
  );
}

type TextField = Exclude<keyof Transport, 'mode' | 'distance' | 'overDimensional' | 'transportDate'>;

const modes = [{ value: '', text: 'Select mode' }, ...transportModes.map(({ value, text }) => ({ value, text }))];

/** A field that the address fills in is shown only where it does not, or where staff have filled it in. */
function isAsked({ transport, problems }: EwayRecordAnswer, name: 'pin' | 'place'): boolean {
  return transport[name] !== '' || problems.some(({ field }) => field === name);
}

function Checks({ eway: { shippedElsewhere, consignment } }: { eway: EwayRecordAnswer }) {
  return (
    <ul className={styles.checks}>
      {shippedElsewhere && (
        <li>
          <b>Bill-to and ship-to differ:</b> since 01/08/2026 the GSTIN of the place is asked for, or URP where it has
          none.
        </li>
      )}
      {consignment.hasCharges && (
        <li>
          <b>Freight and packing</b> are in the value and are no line of goods.
        </li>
      )}
      {consignment.hasServices && (
        <li>
          <b>Services</b> such as laying do not move: they are left out.
        </li>
      )}
    </ul>
  );
}

function sumsOf({ consignment }: EwayRecordAnswer): [string, string][] {
  const { taxable, cgst, sgst, igst, roundOff, value } = consignment;
  const heads: [string, number][] =
    igst > 0
      ? [['IGST', igst]]
      : [
          ['CGST', cgst],
          ['SGST', sgst],
        ];
  const all: [string, number][] = [['Taxable value', taxable], ...heads, ['Round off', roundOff]];
  return [
    ...all.map(([label, paise]): [string, string] => [label, formatRupees(paise).replace('-', '−')]),
    ['Value of the consignment', `₹ ${formatRupees(value)}`],
  ];
}
