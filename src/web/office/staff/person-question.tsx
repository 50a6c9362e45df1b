import { useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { GivenCode, Person } from '#contract/staff/people.ts';
import type { AccountChange } from '#domain/staff/role.ts';
import type { CallFailure } from '../../call-api.ts';
import { Question } from '../../ui/question.tsx';
import { restOf } from '../parts/failure-texts.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import styles from './people-page.module.css';

/** `code` resets the password with a one-time code. */
export type PersonChange = AccountChange | 'code';

type PersonQuestionProps = {
  person: Person;
  change: PersonChange;
  /** The username of the logged-in owner. */
  you: string;
  onCancel: () => void;
  onDone: (answer: string | GivenCode) => void;
};

/** Explains a change and asks for the owner's own password, so that a stranger at an open login cannot make owners. */
export function PersonQuestion({ person: { username }, change, you, onCancel, onDone }: PersonQuestionProps) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { title, yes, text } = questions[change];

  const act = async () => {
    if (busy) return;
    setBusy(true);
    const ownPassword = field.current?.value ?? '';
    const isReset = change === 'code';
    const answer = await callStaff<string | GivenCode>(path(isReset ? paths.personCode : paths.person, { username }), {
      method: 'POST',
      body: isReset ? { ownPassword } : { ownPassword, change },
      read: (response) => (isReset ? (response.json() as Promise<GivenCode>) : response.text()),
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
    text: 'The old password stops working and every login ends now. You get a one-time code for a new password. It works for one hour.',
  },
  disable: {
    title: (name) => `Disable ${name}?`,
    yes: 'Disable',
    text: 'Every login ends now. Documents and the audit log keep the name. You can enable the account again.',
  },
  'factor-off': {
    title: (name) => `Turn off the app codes of ${name}?`,
    yes: 'Turn off codes',
    text: 'Login asks only for the password until an app is set up again. Do this when the phone is lost or the codes do not work.',
  },
  enable: {
    title: (name) => `Enable ${name} again?`,
    yes: 'Enable',
    text: 'The old password works again.',
  },
  owner: {
    title: (name) => `Make ${name} an owner?`,
    yes: 'Make owner',
    text: 'Owners add and disable people, change the firm’s settings and read the audit log.',
  },
  staff: {
    title: (name) => `Make ${name} staff?`,
    yes: 'Make staff',
    text: 'Staff issue, find and cancel documents and manage pictures. They cannot open people, settings or the audit log.',
  },
};
