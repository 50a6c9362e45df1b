import type { RefObject, SyntheticEvent } from 'react';

/**
 * The ways out of a dialog. `onClose` is called at once: the browser's own event comes a moment later, and who opens the dialog
 * again within that moment would see it close.
 */
export function useClosing(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = () => {
    // Gives the focus back.
    dialog.current?.close();
    onClose();
  };
  return {
    close,
    /** Of the `dialog` element. */
    ways: {
      /** Escape, and Back on a phone. */
      onCancel: ({ target }: SyntheticEvent) => target === dialog.current && close(),
      /** The browser sometimes closes it without asking. */
      onClose: () => dialog.current?.open || onClose(),
    },
  };
}
