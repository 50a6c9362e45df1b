import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
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

type TwinQuestionProps = {
  kind: InvoiceKind;
  twin: { number: string; document: string; message: string };
  onYes: () => void;
  onCancel: () => void;
};

/** Asks before a document that equals one of the day. */
export function TwinQuestion({ kind, twin, onYes, onCancel }: TwinQuestionProps) {
  const cancel = () => {
    onCancel();
    // While it was sent the form held no focus that could be given back.
    if (!document.activeElement?.closest('form')) document.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };
  return (
    <Question title="Issue it a second time?" yes="Issue all the same" busy={false} onYes={onYes} onCancel={cancel}>
      <p>{twin.message}</p>
      <p>
        <a href={path(paths.documentPage, { id: twin.document })} target="_blank" rel="noreferrer">
          Open {twin.number}
        </a>
      </p>
      <p className="quiet">No second {kindTitles[kind].report} is issued yet. Cancel returns to the form.</p>
    </Question>
  );
}
