import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { cameBackProblems, longestRemark } from '#domain/challans/came-back-problems.ts';
import { formatQuantity } from '#domain/money/format-rupees.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from './document-page.module.css';

type CameBackQuestionProps = {
  record: DocumentRecord;
  today: string;
  onCancel: () => void;
  onDone: () => void;
};

/** Asks what came back of a challan: a quantity by row, the day, and a remark. */
export function CameBackQuestion({ record, today, onCancel, onDone }: CameBackQuestionProps) {
  const rows = record.rows.filter(({ left }) => left > 0);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [date, setDate] = useState(today);
  const [remark, setRemark] = useState('');
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  const show = (found: { field: string; message: string }[], says: string) => {
    setProblems(found);
    setMessage(says);
    document.getElementById(fieldOf(found[0]?.field ?? 'rows', rows[0]?.row))?.focus();
  };

  const save = async () => {
    const entry = {
      date,
      remark,
      rows: rows.map(({ row, left }) => ({ row, quantity: plainAmount(typed[row] ?? ''), left })),
    };
    const found = cameBackProblems(entry, today);
    if (found.length > 0) return show(found, '');
    setBusy(true);
    const answer = await callStaff(path(paths.documentCameBack, { id: record.id }), {
      method: 'POST',
      body: entry,
      read: (response) => response.json(),
    });
    setBusy(false);
    if (answer.ok) return onDone();
    show(answer.problems ?? [], answer.message);
  };

  return (
    <Question
      title={
        <>
          What came back of <span className="whole">{record.refnum}</span>?
        </>
      }
      yes="Came back"
      look="go"
      busy={busy}
      onYes={() => void save()}
      onCancel={onCancel}
    >
      <div className={styles.back}>
        {rows.map(({ row, product, unit, left }) => (
          <Field
            key={row}
            id={fieldId(row)}
            label={product}
            note={`of ${formatQuantity(left)} ${unit}`}
            error={errorOf(`row ${row} quantity`)}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed[row] ?? ''}
                onChange={({ target }) => {
                  setTyped((before) => ({ ...before, [row]: target.value }));
                  setProblems((before) =>
                    before.filter(({ field }) => !['rows', `row ${row} quantity`].includes(field)),
                  );
                  setMessage('');
                }}
              />
            )}
          </Field>
        ))}
        <DateField
          id="back-date"
          label="Came back on"
          error={errorOf('date')}
          value={date}
          today={today}
          onChange={setDate}
        />
        <Field id="back-remark" label="Remark" error={errorOf('remark')} optional>
          {(control) => (
            <input
              {...control}
              maxLength={longestRemark}
              autoComplete="off"
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          )}
        </Field>
      </div>
      <p role="alert" className={styles.problem}>
        {errorOf('rows') ?? (problems.length > 0 ? '' : message)}
      </p>
    </Question>
  );
}

/** The id of the field that a problem is about; of none typed at all, that of the first row. */
function fieldOf(problem: string, first: number | undefined): string {
  if (problem === 'rows') return fieldId(first ?? 0);
  return problem.startsWith('row ') ? fieldId(Number(problem.split(' ')[1])) : `back-${problem}`;
}

function fieldId(row: number): string {
  return `back-${row}`;
}
