import { useRef, useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { paths } from '#contract/paths.ts';
import type { EwayAnsweredRow, EwayRecordAnswer } from '#contract/returns/eway.ts';
import { formatDate, readDate } from '#domain/calendar/indian-date.ts';
import { ewayDays, ewayValidUntil, hasPartB } from '#domain/eway/eway-validity.ts';
import { formatEwayNumber } from '#domain/eway/format-eway-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { shownTime } from '../shown-time.ts';
import { EwayCancelQuestion } from './eway-cancel-question.tsx';
import styles from './eway-panel.module.css';
import { portalDay, portalTime } from './portal-time.ts';

type EwayAnswersProps = {
  id: string;
  kind: DocumentRecord['kind'];
  number: string;
  today: string;
  eway: EwayRecordAnswer;
  onTaken: () => void;
};

/** The bills of the document, and a place for what the portal answered: its file, or number and dates by hand. */
export function EwayAnswers({ id, kind, number, today, eway, onTaken }: EwayAnswersProps) {
  const [typed, setTyped] = useState({ number: '', madeAt: '', validUntil: '' });
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const calculated = calculatedDay(eway, typed.madeAt, today);
  const standing = eway.bills.find(({ cancelled }) => cancelled === null);

  const send = async (body: unknown) => {
    const answer = await callStaff<EwayAnsweredRow[]>(paths.ewayAnswers, {
      method: 'POST',
      body,
      read: (response) => response.json(),
    });
    if (!answer.ok) return setSaid(answer.message);
    const refused = answer.value.filter(({ what }) => what === 'refused');
    if (refused.length === 0) return onTaken();
    const more = refused.length > 1 ? ` ${refused.length - 1} more were refused.` : '';
    setSaid(`${refused[0]?.document}: ${refused[0]?.message}${more}`);
    if (refused.length < answer.value.length) onTaken();
  };
  const save = () =>
    send([
      {
        document: number,
        docType: kind === 'challan' ? 'CHL' : 'INV',
        number: typed.number.replaceAll(/\s/g, ''),
        madeAt: portalTime(typed.madeAt, today),
        validUntil: typed.validUntil === '' ? calculated : (readDate(typed.validUntil, today) ?? 'unknown'),
      },
    ]);

  return (
    <section aria-labelledby="eway-answers">
      <div className={styles.headline}>
        <h2 id="eway-answers">What the portal answered</h2>
        <Button onClick={() => picker.current?.click()}>Import its file</Button>
        <input
          ref={picker}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label="The portal’s file"
          accept=".json,.xlsx,.csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (!file) return;
            const form = new FormData();
            form.append('file', file);
            send(form);
            currentTarget.value = '';
          }}
        />
      </div>
      {eway.bills.map((bill) => (
        <p key={bill.number} className={styles.bill}>
          <b>{formatEwayNumber(bill.number)}</b> made {shownTime(bill.madeAt)}
          {bill.validUntil !== '' && `, valid until ${formatDate(bill.validUntil)}`}
          {bill.cancelled && `, cancelled ${shownTime(bill.cancelled.at)}`}{' '}
          {!bill.cancelled && (
            <Button look="slim" onClick={() => setAsking(true)}>
              Cancelled at the portal
            </Button>
          )}
        </p>
      ))}
      {asking && standing && (
        <EwayCancelQuestion
          id={id}
          bill={standing.number}
          today={today}
          onCancel={() => setAsking(false)}
          onDone={onTaken}
        />
      )}
      <div className={styles.fields}>
        <Field id="eway-number" label="E-way bill number" note="12 digits">
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={typed.number}
              onChange={({ target }) => setTyped({ ...typed, number: target.value })}
            />
          )}
        </Field>
        <Field id="eway-made" label="Made on" note="date and time">
          {(control) => (
            <input
              {...control}
              value={typed.madeAt}
              onChange={({ target }) => setTyped({ ...typed, madeAt: target.value })}
            />
          )}
        </Field>
        <Field
          id="eway-valid"
          label="Valid until"
          note={calculated === '' ? '' : `calculated ${formatDate(calculated)}`}
        >
          {(control) => (
            <input
              {...control}
              value={typed.validUntil}
              onChange={({ target }) => setTyped({ ...typed, validUntil: target.value })}
            />
          )}
        </Field>
        <div className={styles.save}>
          <Button onClick={save}>Save number</Button>
        </div>
      </div>
      <p role="alert" className={styles.problem}>
        {said}
      </p>
      <p className={styles.hint}>It can be cancelled at the portal for 24 hours.</p>
    </section>
  );
}

/** The last day by the distance, when Part B was there as it was made. */
function calculatedDay({ transport }: EwayRecordAnswer, madeAt: string, today: string): string {
  const day = portalDay(madeAt, today);
  const days = ewayDays(transport, day || today);
  return day === '' || days === null || !hasPartB(transport) ? '' : ewayValidUntil(day, days);
}
