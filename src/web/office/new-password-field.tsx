import type { CallFailure } from '../call-api.ts';
import { PasswordField } from './password-field.tsx';
import { problemOf } from './problem-of.ts';

/** Where a password is chosen. */
export const NewPasswordField = ({ failure }: { failure: CallFailure | null }) => (
  <PasswordField
    id="password"
    label="New password"
    autoComplete="new-password"
    note="12 characters or more"
    error={problemOf(failure, 'password')}
  />
);
