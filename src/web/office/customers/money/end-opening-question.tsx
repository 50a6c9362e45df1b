import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Question } from '../../../ui/question.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import page from '../customer-page.module.css';

type EndOpeningQuestionProps = { bill: OpeningBillAnswer; onCancel: () => void; onDone: (text: string) => void };

export function EndOpeningQuestion({ bill, onCancel, onDone }: EndOpeningQuestionProps) {
  const { id, version, reference, date, amount, open, side } = bill;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const end = async () => {
    setBusy(true);
    const answer = await callStaff(`${path(paths.opening, { id })}?version=${version}`, {
      method: 'DELETE',
      read: (response) => response.json(),
    });
    if (answer.ok) return onDone(`${reference} is ended`);
    setMessage(answer.message);
    setBusy(false);
  };
  const paid = amount - open;
  return (
    <Question title={`End ${reference}?`} yes="End it" busy={busy} onYes={end} onCancel={onCancel}>
      <p>
        {formatDate(date)}, ₹ {formatRupees(amount)}. It leaves the account.
      </p>
      {paid > 0 && (
        <p className="quiet">
          {side === 'dr'
            ? `What paid it, ${formatRupees(paid)}, is an advance again.`
            : `What it paid, ${formatRupees(paid)}, is owed again.`}
        </p>
      )}
      <p role="alert" className={page.message}>
        {message}
      </p>
    </Question>
  );
}
