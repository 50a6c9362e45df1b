import { useEffect } from 'react';

/** The browser asks before it leaves this page. `isMeant` may say at that moment that it need not; the function must not change. */
export function useWarningBeforeLeaving(unfinished: boolean, isMeant: () => boolean = always): void {
  useEffect(() => {
    if (!unfinished) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (isMeant()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unfinished, isMeant]);
}

const always = () => true;
