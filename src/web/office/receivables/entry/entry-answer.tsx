import { paths } from '#contract/paths.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { AnswerPanel, FieldLink, KeepUnsent } from '../../parts/entry/answer-panel.tsx';
import type { UnsentForm } from '../../parts/entry/unsent-store.ts';
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
  /** What waits when the server is not reached; null where the form would send something that it refuses itself. */
  unsent: (() => UnsentForm) | null;
  onKept: () => void;
};

/** Why nothing was entered, with a link to each field. Takes the focus. */
export function EntryAnswer({ attempt, problems, onRetry, onAnother, unsent, onKept }: EntryAnswerProps) {
  const { kind } = attempt;
  const isOpen = kind === 'refused' || kind === 'exists' || kind === 'login-ended';
  // Not when all its problems are solved.
  const isShown = isOpen && (attempt.problems.length === 0 || problems.length > 0);
  const isUnreached = kind === 'refused' && attempt.isUnreached === true;
  const isRefund = attempt.draft.kind === 'refund';
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
      {isUnreached && !isRefund && unsent && <KeepUnsent attempt={attempt.id} {...{ unsent, onKept }} />}
    </>
  );
  return (
    <AnswerPanel attempt={attempt} isShown={isShown} title={titleOf(attempt, problems.length)} actions={actions}>
      {isUnreached && isRefund && (
        <p>A refund is not sent later: what is left of the advance must be sure before money goes back.</p>
      )}
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
