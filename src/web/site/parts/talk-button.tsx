import type { FormEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { openCallback } from './open-callback.ts';

/** Opens the callback form over the page. Without its script it leads to the page that holds the same form. */
export function TalkButton() {
  return (
    <form action={paths.callbackDetails} onSubmit={talk}>
      <Button look="go" type="submit" data-live="">
        Talk to Us !!
      </Button>
    </form>
  );
}

function talk(event: FormEvent) {
  event.preventDefault();
  // The menu of a narrow screen closes and gives the focus back to its button, where the dialog will leave it.
  event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
  openCallback();
}
