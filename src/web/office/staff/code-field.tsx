import type { Ref } from 'react';
import { Field } from '../../ui/field.tsx';

export function CodeField({ error, ref }: { error: string | undefined; ref?: Ref<HTMLInputElement> }) {
  return (
    <Field id="code" label="Code from your app" note="six digits" error={error}>
      {(control) => (
        <input {...control} ref={ref} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      )}
    </Field>
  );
}
