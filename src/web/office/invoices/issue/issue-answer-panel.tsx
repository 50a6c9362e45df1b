import { type ReactNode, useEffect, useRef } from 'react';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import panel from '../../../ui/panel.module.css';
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
};

/** Why nothing was issued, with a link to each field. Takes the focus. */
export function IssueAnswerPanel({ attempt, problems, fix, onRetry, onAnother }: IssueAnswerPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id, kind } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt takes the focus, also with the same result as before
  useEffect(() => {
    if (kind !== 'sending') box.current?.focus();
  }, [id, kind]);

  if (kind === 'sending' || kind === 'issued' || kind === 'twin') return null;
  // All its problems are solved.
  if ('problems' in attempt && attempt.problems.length > 0 && problems.length === 0) return null;

  return (
    <div ref={box} className={`${panel.panel} ${panel.bad}`} role="alert" tabIndex={-1}>
      <h2>{titleOf(attempt)}</h2>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`}>{linkOf(problem, attempt)}</li>
          ))}
        </ul>
      )}
      <div className={panel.actions}>
        {problems.length > 0 && fix}
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
      </div>
    </div>
  );
}

function titleOf(attempt: Attempt) {
  if (attempt.kind === 'incomplete') return 'This document is not ready';
  return 'message' in attempt ? attempt.message : '';
}

function linkOf({ field, message }: Problem, { draft }: Attempt) {
  if (field === '') return message;
  const row = /^line (\d+)$/.exec(field)?.[1];
  const missing = row ? missingCells(draft.lines[Number(row) - 1] ?? blankLine(0)) : [];
  const target = fieldId(row ? `${field} ${missing[0] ?? 'product'}` : field);
  return (
    <>
      <a
        href={`#${target}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(target)?.focus();
        }}
      >
        {message}
      </a>
      {row && missing.length > 0 && (
        <span className="quiet">
          {' '}
          Line {row}: {missing.map((cell) => cellLabels[cell]).join(', ')}
        </span>
      )}
    </>
  );
}
