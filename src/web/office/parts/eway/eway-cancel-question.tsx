import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatEwayNumber } from '#domain/eway/format-eway-number.ts';
import { Field } from '../../../ui/field.tsx';
import { Question } from '../../../ui/question.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { useSending } from '../use-sending.ts';
import { portalTime } from './portal-time.ts';

type EwayCancelQuestionProps = {
  /** The id of the document. */
  id: string;
  /** The number of its e-way bill. */
  bill: string;
  today: string;
  onCancel: () => void;
  onDone: () => void;
};

/** Takes in that the portal has cancelled an e-way bill, with the instant and the reason. */
export function EwayCancelQuestion({ id, bill, today, onCancel, onDone }: EwayCancelQuestionProps) {
  const [typed, setTyped] = useState({ at: '', reason: '' });
  const { busy, about, refused, send } = useSending(() =>
    callStaff(path(paths.documentEwayCancelled, { id }), {
      method: 'POST',
      body: { cancelledAt: portalTime(typed.at, today), reason: typed.reason.trim() },
      read: (response) => response.json(),
    }),
  );
  const save = async () => {
    if ((await send())?.ok) onDone();
  };
  return (
    <Question
      title={`Was the e-way bill ${formatEwayNumber(bill)} cancelled at the portal?`}
      yes="It is cancelled there"
      busy={busy}
      onYes={save}
      onCancel={onCancel}
    >
      <p className="quiet">Cancel it at the portal first. After that another number can be saved here.</p>
      <Field id="eway-cancelled-at" label="Cancelled there at" note="date and time" error={about('cancelledAt')}>
        {(control) => (
          <input
            {...control}
            value={typed.at}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, at: target.value })}
          />
        )}
      </Field>
      <Field id="eway-cancel-reason" label="Reason" optional error={about('reason')}>
        {(control) => (
          <input
            {...control}
            value={typed.reason}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          />
        )}
      </Field>
      <p role="alert">{refused}</p>
    </Question>
  );
}
