import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import panel from '../../../ui/panel.module.css';
import { entryWording } from './entry-wording.ts';
import { fieldOf } from './field-of.ts';
import type { EntryAttempt } from './use-enter.ts';

type EntryAnswerProps = {
  attempt: EntryAttempt;
  /** The problems of the attempt that are not solved yet. */
  problems: Problem[];
  onRetry: () => void;
  /** Enters the form as another one, beside the one that exists. */
  onAnother: () => void;
};

/** Why nothing was entered, with a link to each field. Takes the focus. */
export function EntryAnswer({ attempt, problems, onRetry, onAnother }: EntryAnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id, kind } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt takes the focus, also with the same result as before
  useEffect(() => {
    if (kind !== 'sending') box.current?.focus();
  }, [id, kind]);
  if (kind === 'sending' || kind === 'entered') return null;
  // All its problems are solved.
  if (attempt.problems.length > 0 && problems.length === 0) return null;
  return (
    <div ref={box} className={`${panel.panel} ${panel.bad}`} role="alert" tabIndex={-1}>
      <h2>{titleOf(attempt, problems.length)}</h2>
      {kind === 'login-ended' && <p>Log in there, come back and press the button again: nothing is entered twice.</p>}
      {kind === 'refused' && problems.length > 0 && (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a
                href={`#${fieldOf(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldOf(field))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={panel.actions}>
        {kind === 'login-ended' && (
          <ButtonLink href={`${paths.auth}?ended`} target="_blank">
            Log in in a new tab
          </ButtonLink>
        )}
        {kind === 'exists' && (
          <>
            <ButtonLink href={`${paths.receipts}?customer=${attempt.draft.customer}`}>See what is entered</ButtonLink>
            <Button onClick={onAnother}>Enter another</Button>
          </>
        )}
        {kind === 'refused' && problems.length === 0 && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </div>
  );
}

function titleOf(attempt: EntryAttempt, count: number) {
  if (attempt.kind === 'login-ended') return 'Your login has ended. What you typed is still here.';
  if (attempt.kind === 'exists') return attempt.message;
  const { noun } = entryWording[attempt.draft.kind];
  if (count > 0) return `This ${noun} is not ready: ${count} ${count === 1 ? 'thing' : 'things'} to put right`;
  return 'message' in attempt ? attempt.message : '';
}
