import type { CallFailure } from '../../call-api.ts';
import { problemOf } from '../parts/failure-texts.ts';
import { PasswordField } from '../parts/fields/password-field.tsx';

export function NewPasswordField({ failure }: { failure: CallFailure | null }) {
  return (
    <PasswordField
      id="password"
      label="New password"
      autoComplete="new-password"
      note="12 characters or more"
      error={problemOf(failure, 'password')}
    />
  );
}
