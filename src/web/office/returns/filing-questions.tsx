import { type ReactNode, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { taxStates } from '#domain/tax/states.ts';
import { counted } from '#domain/text/counted.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { Said } from '../parts/said.tsx';
import { signedRupees } from '../parts/signed-rupees.ts';
import { useSending } from '../parts/use-sending.ts';
import { billsSaid } from './bills-said.ts';
import { irnsSaid } from './irns-said.ts';
import { outwardOf, taxName, taxOf } from './return-sums.ts';
import styles from './returns.module.css';

type FileQuestionProps = {
  shown: ReturnAnswer;
  today: string;
  onCancel: () => void;
  onDone: () => void;
  /** The return has changed since it was read. */
  onChanged: () => void;
};

/** Asks before a period is closed. Says what is left out, with its tax. */
export function FileQuestion({ shown, today, onCancel, onDone, onChanged }: FileQuestionProps) {
  const [arn, setArn] = useState('');
  const [filedOn, setFiledOn] = useState(today);
  const { busy, about, refused, send } = useSending(() =>
    callStaff(path(paths.returnFiled, shown), {
      method: 'POST',
      body: { revision: shown.revision, filedOn, arn },
      read: (response) => response.json(),
    }),
  );
  const file = async () => {
    const answer = await send();
    if (answer?.ok) onDone();
    else if (answer?.status === 409) onChanged();
  };
  const sums = outwardOf(shown);
  const isIff = shown.form === 'iff';
  const waiting = irnsSaid({ ...shown, ...shown.irns });
  const bills = billsSaid(shown);
  const tooMuch = shown.checks.find(({ check, ok }) => check === 'iff' && !ok);
  return (
    <Question
      title={<>Mark {nameInQuestion(shown)} as filed?</>}
      yes="Mark as filed"
      look="go"
      busy={busy}
      onYes={() => isDate(filedOn) && void file()}
      onCancel={onCancel}
    >
      <p>
        {taxName(shown)} ₹ {signedRupees(taxOf(sums))}, {counted(sums.documents, 'document')}.
      </p>
      <LeftOut shown={shown} />
      {shown.earlier !== null && (
        <p className="warn">
          {shown.earlier} is not marked as filed, and the portal takes no return before it (CGST Act, section 37(4)).
          Mark it first, if it was filed.
        </p>
      )}
      {tooMuch && <p className="warn">{tooMuch.message}</p>}
      {waiting !== '' && (
        <p className="warn">
          {waiting} Without it a document is no tax invoice (rule 48), and the buyer has no credit.
        </p>
      )}
      {bills !== '' && <p className="warn">{bills}</p>}
      <p className="quiet">
        {isIff
          ? 'What it reports can no longer be cancelled. Everything else in the month is for the return of the quarter.'
          : 'Its documents can no longer be cancelled and none can be dated into it.'}{' '}
        An owner can reopen it with a reason.
      </p>
      <div className={styles.pair}>
        <Field id="arn" label="ARN" optional error={about('arn')} roomy>
          {(control) => (
            <input
              {...control}
              value={arn}
              maxLength={20}
              autoComplete="off"
              spellCheck="false"
              onChange={({ target }) => setArn(target.value.toUpperCase())}
            />
          )}
        </Field>
        <DateField
          id="filed-on"
          label="Filed on"
          error={about('filedOn')}
          value={filedOn}
          today={today}
          onChange={setFiledOn}
        />
      </div>
      <Refused message={refused} />
    </Question>
  );
}

function LeftOut({ shown: { leftOut, errors, form } }: { shown: ReturnAnswer }) {
  if (leftOut.documents === 0) return null;
  const numbers = [...new Set(errors.map(({ number }) => number))];
  return (
    <p className="warn">
      {counted(leftOut.documents, 'document')} {leftOut.documents === 1 ? 'is' : 'are'} left out, with{' '}
      <Said text={`₹ ${formatRupees(Math.abs(taxOf(leftOut)))} of tax: ${numbers.slice(0, 5).join(', ')}`} />
      {numbers.length > 5 && ` and ${numbers.length - 5} more`}.{' '}
      {form === 'iff'
        ? 'The return of the quarter includes what is corrected by then.'
        : 'They are carried into the next return, and their tax is due now.'}
    </p>
  );
}

/** Opens a filed period again. */
export function ReopenQuestion({ shown, onCancel, onDone }: Omit<FileQuestionProps, 'today' | 'onChanged'>) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, about, refused, send } = useSending(() =>
    callStaff(`${path(paths.returnFiled, shown)}?${new URLSearchParams({ reason })}`, {
      method: 'DELETE',
      read: (response) => response.json(),
    }),
  );
  const reopen = async () => {
    const answer = await send();
    if (answer?.ok) onDone();
    else field.current?.focus();
  };
  return (
    <Question
      title={<>Reopen {nameInQuestion(shown)}?</>}
      yes="Reopen"
      look="go"
      busy={busy}
      onYes={() => void reopen()}
      onCancel={onCancel}
    >
      <p>
        {shown.filed?.arn
          ? 'The portal has it: the filed files stay, and later differences are listed for GSTR-1A or an amendment.'
          : `Its documents can be cancelled again${shown.form === 'iff' ? '' : ', and others dated into it'}. The filed files stay.`}
      </p>
      <Field id="reopen-reason" label="Why" note="in the audit log" error={about('reason')} roomy>
        {(control) => (
          <input
            {...control}
            ref={field}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Refused message={refused} />
    </Question>
  );
}

/** `'the IFF of October 2026 of Assam'` */
function nameInQuestion({ form, name, state }: ReturnAnswer) {
  return `${form === 'iff' ? 'the IFF of ' : ''}${name} of ${taxStates[state].name}`;
}

function Refused({ message }: { message: string }): ReactNode {
  return (
    message && (
      <p className={styles.bad} role="alert">
        {message}
      </p>
    )
  );
}
