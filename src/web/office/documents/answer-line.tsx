import type { DocumentRecord } from '#contract/documents.ts';
import page from '../parts/record/record-page.module.css';
import { answerOf } from './answer-of.ts';

/** One line with the state of the document. */
export function AnswerLine({ record, today }: { record: DocumentRecord; today: string }) {
  const { figure, sentence, bad, late } = answerOf(record, today);
  return (
    <>
      <p className={page.answer}>
        <strong className={bad ? page.bad : undefined}>{figure}</strong>{' '}
        <span className={late ? 'warn' : undefined}>{sentence}</span>
      </p>
      {record.cancelled && (
        <p className={page.counts}>
          It counts nowhere: not in the reports and not in the customer’s sums. Its number stays used, and both papers
          are kept. It cannot be brought back; ‘New from this’ copies buyer, terms and lines into an empty form.
        </p>
      )}
    </>
  );
}
