import { paths } from '#contract/paths.ts';
import type { CallFailure } from '../../../call-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type RefusedSaveProps = {
  failure: CallFailure;
  /** What the screen still has. */
  kept?: string;
  /** What is done after the login. */
  again?: string;
};

/** Why a save was refused, and the way on when the login has ended. */
export function RefusedSave({ failure, kept = 'What you typed', again = 'save again' }: RefusedSaveProps) {
  if (failure.status !== 401) return <Notice kind="bad" title={failure.message} />;
  return (
    <Notice
      kind="bad"
      title={`Your login has ended. ${kept} is still here.`}
      actions={
        <ButtonLink href={`${paths.auth}?ended`} target="_blank">
          Log in in a new tab
        </ButtonLink>
      }
    >
      <p>Log in there, come back and {again}.</p>
    </Notice>
  );
}
