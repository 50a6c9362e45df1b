import type { RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * The ways out of a dialog, also after Save. `onClose` is called at once: the browser's own event comes a moment later, and
 * who opens the dialog again within that moment would see it close.
 */
export function useClosing(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = () => {
    // A late answer to what was sent here: this dialog is gone, and another one may be open.
    if (!dialog.current) return;
    // Gives the focus back.
    dialog.current.close();
    // Drawn at once, too: by itself it would be drawn a moment later, and meanwhile nothing could be opened.
    flushSync(onClose);
  };
  return {
    close,
    /** Of the `dialog` element. */
    ways: {
      /** Escape, and Back on a phone. */
      onCancel: ({ target }: SyntheticEvent) => target === dialog.current && close(),
      /** The browser sometimes closes it without asking. It also tells of a dialog that is gone. */
      onClose: () => dialog.current?.open === false && onClose(),
    },
  };
}
