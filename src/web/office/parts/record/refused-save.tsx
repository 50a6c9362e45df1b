import { paths } from '#contract/paths.ts';
import type { CallFailure } from '../../../call-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Why a save was refused, and the way on when the login has ended. */
export function RefusedSave({ failure }: { failure: CallFailure }) {
  if (failure.status !== 401) return <Notice kind="bad" title={failure.message} />;
  return (
    <Notice
      kind="bad"
      title="Your login has ended. What you typed is still here."
      actions={
        <ButtonLink href={`${paths.auth}?ended`} target="_blank">
          Log in in a new tab
        </ButtonLink>
      }
    >
      <p>Log in there, come back and save again.</p>
    </Notice>
  );
}
