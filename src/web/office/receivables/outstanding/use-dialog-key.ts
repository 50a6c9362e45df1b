import { useEffect } from 'react';
import { isComposing } from '../../parts/use-primary-key.ts';

/** Ctrl+Enter does the main action of an open dialog. Not while `act` is null. */
export function useDialogKey(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}
