import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { readWhy } from '#domain/invoices/cancel-reason.ts';
import { Question } from '../../ui/question.tsx';
import { CancelReasonField, type ReasonChoice } from '../parts/documents/cancel-reason-field.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useSending } from '../parts/use-sending.ts';

type IrnQuestionProps = { id: string; number: string; today: string; onCancel: () => void; onDone: () => void };

/** Takes in that the IRN was cancelled at the portal, with its day and reason. */
export function IrnQuestion({ id, number, today, onCancel, onDone }: IrnQuestionProps) {
  const [on, setOn] = useState(today);
  const [choice, setChoice] = useState<ReasonChoice>({ reason: '', why: '' });
  const [unchosen, setUnchosen] = useState('');
  const { busy, about, refused, send } = useSending(() =>
    callStaff(path(paths.irnCancelled, { id }), {
      method: 'POST',
      body: { on, reason: choice.reason, why: choice.reason === 'other' ? readWhy(choice.why) : '' },
      read: (response) => response.json(),
    }),
  );
  const save = async () => {
    if (choice.reason === '') return setUnchosen('Choose the reason that was given at the portal.');
    setUnchosen('');
    if ((await send())?.ok) onDone();
  };
  return (
    <Question
      title={`Was the IRN of ${number} cancelled at the portal?`}
      yes="It is cancelled there"
      busy={busy}
      onYes={save}
      onCancel={onCancel}
    >
      <p className="quiet">
        Cancel it at the portal first. Then say here on which day and why; after that {number} can be cancelled here.
      </p>
      <DateField
        id="irn-cancelled-on"
        label="Cancelled there on"
        value={on}
        today={today}
        error={about('on')}
        onChange={setOn}
      />
      <CancelReasonField choice={choice} error={about('why')} onChoose={setChoice} />
      <p role="alert">{unchosen || about('reason') || refused}</p>
    </Question>
  );
}
