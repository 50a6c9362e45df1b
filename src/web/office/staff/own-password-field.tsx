import type { Ref } from 'react';
import type { CallFailure } from '../../call-api.ts';
import { problemOf } from '../parts/failure-texts.ts';
import { PasswordField } from '../parts/fields/password-field.tsx';

type OwnPasswordFieldProps = {
  id?: string;
  label?: string;
  username: string;
  failure: CallFailure | null;
  ref?: Ref<HTMLInputElement>;
  onEnter?: () => void;
};

/** Asks for the password of the logged-in person. The hidden username helps password managers. */
export function OwnPasswordField({
  id = 'ownPassword',
  label = 'Your own password',
  username,
  failure,
  ...rest
}: OwnPasswordFieldProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        id={id}
        label={label}
        autoComplete="current-password"
        error={problemOf(failure, 'ownPassword')}
        {...rest}
      />
    </>
  );
}
