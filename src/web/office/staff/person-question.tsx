import { useRef, useState } from 'react';
import { path, paths } from '#contract/paths.ts';
import type { GivenCode, Person } from '#contract/people.ts';
import type { AccountChange } from '#domain/staff/role.ts';
import type { CallFailure } from '../../call-api.ts';
import { Question } from '../../ui/question.tsx';
import { OwnPasswordField } from '../parts/fields/own-password-field.tsx';
import { callStaff } from '../parts/frame/session.ts';
import { restOf } from '../parts/problem-of.ts';
import styles from './people-page.module.css';

/** `code` resets the password by a one-time code. */
export type PersonChange = AccountChange | 'code';

type PersonQuestionProps = {
  person: Person;
  change: PersonChange;
  /** Who asks. */
  you: string;
  onCancel: () => void;
  onDone: (what: string | GivenCode) => void;
};

/** Says what a change does, and asks the owner's own password for it: a login left open must not make owners. */
export function PersonQuestion({ person: { username }, change, you, onCancel, onDone }: PersonQuestionProps) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { title, yes, text } = questions[change];

  const act = async () => {
    if (busy) return;
    setBusy(true);
    const ownPassword = field.current?.value ?? '';
    const asCode = change === 'code';
    const answer = await callStaff<string | GivenCode>(path(asCode ? paths.personCode : paths.person, { username }), {
      method: 'POST',
      body: asCode ? { ownPassword } : { ownPassword, change },
      read: (response) => (asCode ? (response.json() as Promise<GivenCode>) : response.text()),
    });
    if (answer.ok) return onDone(answer.value);
    setFailure(answer);
    setBusy(false);
    field.current?.select();
  };

  return (
    <Question title={title(username)} yes={yes} busy={busy} onYes={act} onCancel={onCancel}>
      <p>{text}</p>
      <form className={styles.ask} onSubmit={(event) => event.preventDefault()}>
        <OwnPasswordField id="asked-password" username={you} failure={failure} ref={field} onEnter={act} />
        <p className={styles.message} role="alert">
          {restOf(failure)}
        </p>
      </form>
    </Question>
  );
}

const questions: Record<PersonChange, { title: (name: string) => string; yes: string; text: string }> = {
  code: {
    title: (name) => `Reset the password of ${name}?`,
    yes: 'Reset password',
    text: 'The old password stops working and every login ends now. You get a one-time code, good for an hour, to choose a new one with.',
  },
  disable: {
    title: (name) => `Disable ${name}?`,
    yes: 'Disable',
    text: 'Every login ends now. The name stays on what was done under it, and the account can be enabled again.',
  },
  'factor-off': {
    title: (name) => `End the codes of ${name}’s app?`,
    yes: 'End codes',
    text: 'From now on Login asks for the password alone, until an app is set up again. Do it when the telephone is lost, or when Login cannot check the codes.',
  },
  enable: {
    title: (name) => `Enable ${name} again?`,
    yes: 'Enable',
    text: 'The password is the one from before.',
  },
  owner: {
    title: (name) => `Make ${name} an owner?`,
    yes: 'Make owner',
    text: 'Owners add and disable people, change the firm’s settings and read the audit log.',
  },
  staff: {
    title: (name) => `Make ${name} staff?`,
    yes: 'Make staff',
    text: 'Staff issue, look up and cancel documents and look after the pictures; people, settings and the audit log are closed to them.',
  },
};
