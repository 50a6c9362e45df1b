import { useEffect, useRef } from 'react';

/**
 * When the button that was pressed goes from the page, the focus goes to the nearest part around it that may hold it
 * (`tabIndex={-1}`), so that Tab goes on from there.
 */
export function useFocusRecovery(): void {
  /** What has the focus, and what is around it, from the inside out. */
  const places = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      places.current = [];
      for (let at = target as Element | null | undefined; at; at = at.parentElement?.closest('[tabindex="-1"]'))
        if (at instanceof HTMLElement) places.current.push(at);
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);

  // Whatever was drawn may have taken it away.
  useEffect(() => {
    const [last] = places.current;
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    places.current.find((place) => place.isConnected)?.focus();
  });
}
