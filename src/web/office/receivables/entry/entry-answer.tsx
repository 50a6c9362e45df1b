import { paths } from '#contract/paths.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { AnswerPanel, FieldLink } from '../../parts/entry/answer-panel.tsx';
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
  const { kind } = attempt;
  const isOpen = kind === 'refused' || kind === 'exists' || kind === 'login-ended';
  // Not when all its problems are solved.
  const isShown = isOpen && (attempt.problems.length === 0 || problems.length > 0);
  const actions = (
    <>
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
    </>
  );
  return (
    <AnswerPanel attempt={attempt} isShown={isShown} title={titleOf(attempt, problems.length)} actions={actions}>
      {kind === 'login-ended' && <p>Log in there, come back and press the button again: nothing is entered twice.</p>}
      {kind === 'refused' && problems.length > 0 && (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <FieldLink id={fieldOf(field)}>{message}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </AnswerPanel>
  );
}

function titleOf(attempt: EntryAttempt, count: number) {
  if (attempt.kind === 'login-ended') return 'Your login has ended. What you typed is still here.';
  if (attempt.kind === 'exists') return attempt.message;
  const { noun } = entryWording[attempt.draft.kind];
  if (count > 0) return `This ${noun} is not ready: ${count} ${count === 1 ? 'thing' : 'things'} to put right`;
  return 'message' in attempt ? attempt.message : '';
}
