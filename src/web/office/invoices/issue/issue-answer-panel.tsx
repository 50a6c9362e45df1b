import type { ReactNode } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { AnswerPanel, FieldLink, KeepUnsent } from '../../parts/entry/answer-panel.tsx';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { Said } from '../../parts/said.tsx';
import { cellLabels, fieldId, missingCells } from '../form/invoice-fields.ts';
import type { Attempt } from './use-issue.ts';

type IssueAnswerPanelProps = {
  attempt: Attempt;
  /** The problems of the attempt that are not solved yet. */
  problems: Problem[];
  /** Buttons that correct them in the form. */
  fix: ReactNode;
  onRetry: () => void;
  /** Issues the form as another document, beside the existing one. */
  onAnother: () => void;
  read: () => SavedDraft;
  /** Who is logged in. */
  username: string;
  /** The form waits on this device for the network, and this one begins another. */
  onKept: (said: string) => void;
};

/**
 * Why nothing was issued, with a link to each field. Takes the focus. A form that a device without a network issues is kept there, to be
 * sent later with its key.
 */
export function IssueAnswerPanel(props: IssueAnswerPanelProps) {
  const { attempt, problems, fix, onRetry, onAnother, read, username, onKept } = props;
  const { id, kind } = attempt;
  const isOpen = kind !== 'sending' && kind !== 'issued' && kind !== 'twin';
  // Not when all its problems are solved.
  const isShown = isOpen && !('problems' in attempt && attempt.problems.length > 0 && problems.length === 0);
  const actions = (
    <>
      {problems.length > 0 && fix}
      {kind === 'refused' && attempt.status === 0 && (
        <KeepUnsent
          attempt={id}
          unsent={() => ({ form: read(), by: username, refused: '' })}
          onKept={() =>
            onKept(`The document of ${buyerName(read().draft.buyerAddress)} was kept on this device, to be sent.`)
          }
        />
      )}
      {kind === 'exists' && attempt.address && (
        <ButtonLink look="go" href={attempt.address} target="_blank">
          Open {attempt.number}
        </ButtonLink>
      )}
      {kind === 'exists' && attempt.problems.length === 0 && <Button onClick={onAnother}>Issue another</Button>}
      {kind === 'no-pdf' && (
        <Button look="go" onClick={onRetry}>
          Ask for the PDF again
        </Button>
      )}
    </>
  );
  return (
    <AnswerPanel attempt={attempt} isShown={isShown} title={titleOf(attempt)} actions={actions}>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`}>{linkOf(problem, attempt)}</li>
          ))}
        </ul>
      )}
    </AnswerPanel>
  );
}

function titleOf(attempt: Attempt) {
  if (attempt.kind === 'incomplete') return 'This document is not ready';
  return 'message' in attempt ? attempt.message : '';
}

function linkOf({ field, message }: Problem, { draft }: Attempt) {
  if (field === '') return <Said text={message} />;
  const row = /^line (\d+)$/.exec(field)?.[1];
  const missing = row ? missingCells(draft.lines[Number(row) - 1] ?? blankLine(0)) : [];
  const target = fieldId(row ? `${field} ${missing[0] ?? 'product'}` : field);
  return (
    <>
      <FieldLink id={target}>
        <Said text={message} />
      </FieldLink>
      {row && missing.length > 0 && (
        <span className="quiet">
          {' '}
          Line {row}: {missing.map((cell) => cellLabels[cell]).join(', ')}
        </span>
      )}
    </>
  );
}
