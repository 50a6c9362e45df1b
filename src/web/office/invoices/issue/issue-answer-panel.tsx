import { useEffect, useRef } from 'react';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import panel from '../../../ui/panel.module.css';
import { cellLabels, fieldId, missingCells } from '../form/invoice-fields.ts';
import type { Attempt } from './use-issue.ts';

type IssueAnswerPanelProps = {
  attempt: Attempt;
  /** Those of its problems that still stand. */
  problems: Problem[];
  onAgain: () => void;
  /** Issues the form as a further document, apart from the one that stands. */
  onAnother: () => void;
};

/** Why nothing was issued, with a way to each place. Takes the focus when the answer comes. */
export function IssueAnswerPanel({ attempt, problems, onAgain, onAnother }: IssueAnswerPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const { turn, kind } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt takes the focus, also when it ends as the one before
  useEffect(() => {
    if (kind !== 'sending') box.current?.focus();
  }, [turn, kind]);

  if (kind === 'sending' || kind === 'issued') return null;
  // Everything that it spoke of has been changed since.
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
        {kind === 'stands' && attempt.address && (
          <ButtonLink look="go" href={attempt.address} target="_blank">
            Open {attempt.number}
          </ButtonLink>
        )}
        {kind === 'stands' && attempt.problems.length === 0 && <Button onClick={onAnother}>Issue another</Button>}
        {kind === 'undrawn' && (
          <Button look="go" onClick={onAgain}>
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
