import { useEffect } from 'react';

/** The browser asks before it leaves this page. */
export function useWarningBeforeLeaving(unfinished: boolean): void {
  useEffect(() => {
    if (!unfinished) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unfinished]);
}
