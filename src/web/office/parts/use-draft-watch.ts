import { useEffect } from 'react';
import { hasToken } from './frame/token.ts';

type DraftWatch = {
  isOwner: () => boolean;
  /** Another tab has saved its own draft. */
  onConflict: () => void;
  /** Something typed is not saved on this device. */
  isUnsaved: () => boolean;
};

/** Notices when another tab changes the same draft; the browser asks before it leaves what is not saved. The functions must not change. */
export function useDraftWatch({ isOwner, onConflict, isUnsaved }: DraftWatch): void {
  useEffect(() => {
    const check = () => {
      if (!isOwner()) onConflict();
    };
    const warn = (event: BeforeUnloadEvent) => {
      // After logout the page must close without a question.
      if (isUnsaved() && hasToken()) event.preventDefault();
    };
    addEventListener('storage', check);
    addEventListener('pageshow', check);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('storage', check);
      removeEventListener('pageshow', check);
      removeEventListener('beforeunload', warn);
    };
  }, [isOwner, onConflict, isUnsaved]);
}
