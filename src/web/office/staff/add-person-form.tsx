import { type SubmitEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { GivenCode } from '#contract/staff/people.ts';
import { roleNames, roles } from '#domain/staff/role.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { problemOf, restOf } from '../parts/failure-texts.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import styles from './people-page.module.css';

export function AddPersonForm({ you, onDone }: { you: string; onDone: (given: GivenCode) => void }) {
  const [role, setRole] = useState('staff');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await callStaff(paths.peopleList, {
      method: 'POST',
      body: Object.fromEntries(new FormData(event.currentTarget)),
      read: (response) => response.json() as Promise<GivenCode>,
    });
    if (answer.ok) return onDone(answer.value);
    setBusy(false);
    setFailure(answer);
    document.getElementById(answer.problems[0]?.field ?? 'username')?.focus();
  };

  return (
    <form className={styles.form} onSubmit={add}>
      <Field id="username" label="Username" error={problemOf(failure, 'username')}>
        {(control) => (
          <input {...control} name="username" autoComplete="off" autoCapitalize="none" spellCheck="false" />
        )}
      </Field>
      <Field id="role" label="Role">
        {(control) => (
          <Select
            {...control}
            name="role"
            options={options}
            value={role}
            onChange={({ target }) => setRole(target.value)}
          />
        )}
      </Field>
      <OwnPasswordField username={you} failure={failure} />
      <Button type="submit" look="go" aria-disabled={busy}>
        Add
      </Button>
      <p className={styles.message} role="alert">
        {restOf(failure)}
      </p>
      <p className={`quiet ${styles.wide}`}>
        You get a one-time code for this person. It works for one hour. With it they choose their own password.
      </p>
    </form>
  );
}

const options = [...roles].reverse().map((value) => ({ value, text: roleNames[value] }));
