import type { FormEvent } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import { openCallback } from './open-callback.ts';

/** Opens the callback form as a dialog. Without script it opens the page with the same form. */
export function TalkButton() {
  const { words, to } = useWords();
  return (
    <form action={to(sitePaths.callbackDetails)} onSubmit={openForm}>
      <Button look="go" type="submit" data-live="">
        {words.site.talk}
      </Button>
    </form>
  );
}

function openForm(event: FormEvent) {
  event.preventDefault();
  // Closes the menu of a narrow screen, which focuses its button: the dialog returns the focus there when it closes.
  event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
  openCallback();
}
