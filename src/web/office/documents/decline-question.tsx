import { useRef, useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { declineProblem, longestDeclineReason } from '#domain/documents/decline-problem.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';

type DeclineQuestionProps = { record: DocumentRecord; onCancel: () => void; onDone: () => void };

/** Asks why the buyer declined a pro-forma, or why nothing more of a challan is awaited. */
export function DeclineQuestion({ record, onCancel, onDone }: DeclineQuestionProps) {
  const { id, refnum, buyerName, totals, challan } = record;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const decline = async () => {
    const problem = declineProblem(reason, challan ? 'closed' : 'declined');
    setError(problem ?? undefined);
    if (problem) return field.current?.focus();
    setBusy(true);
    const answer = await callStaff(path(paths.documentDecline, { id }), {
      method: 'POST',
      body: { reason },
      read: (response) => response.json(),
    });
    setBusy(false);
    if (answer.ok) return onDone();
    setError(answer.message);
    field.current?.focus();
  };
  return (
    <Question
      title={
        <>
          {challan ? 'Is nothing more awaited of' : 'Did the buyer decline'} <span className="whole">{refnum}</span>?
        </>
      }
      yes={challan ? 'Close' : 'Declined'}
      busy={busy}
      onYes={decline}
      onCancel={onCancel}
    >
      <p>
        {buyerName}, ₹ {formatRupees(totals.payable)}.
      </p>
      <p className="quiet">
        It no longer counts as open, and nothing can be invoiced from it{challan && ' or come back'}. This can be taken
        back.
      </p>
      <Field id="decline-reason" label="Why" error={error} roomy>
        {(control) => (
          <input
            {...control}
            ref={field}
            value={reason}
            maxLength={longestDeclineReason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !busy) void decline();
            }}
          />
        )}
      </Field>
    </Question>
  );
}
