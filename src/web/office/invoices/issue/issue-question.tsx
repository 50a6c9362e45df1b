import { type InvoiceKind, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { Question } from '../../../ui/question.tsx';

type IssueQuestionProps = { kind: InvoiceKind; reasons: string[]; onYes: () => void; onCancel: () => void };

/** Asks for confirmation before a document that is probably a mistake. */
export function IssueQuestion({ kind, reasons, onYes, onCancel }: IssueQuestionProps) {
  return (
    <Question
      title={`Issue this ${kindTitles[kind].report}?`}
      yes="Issue"
      busy={false}
      onYes={onYes}
      onCancel={onCancel}
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className="quiet">Nothing is issued yet. Cancel returns to the form.</p>
    </Question>
  );
}
