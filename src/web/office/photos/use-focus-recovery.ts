import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When the focused element is removed from the page, the focus moves to its nearest ancestor with `tabIndex={-1}`, so that
 * Tab continues from there.
 */
export function useFocusRecovery(): void {
  /** The focused element and its focusable ancestors, from the inside out. */
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

  // Runs after every render, because any render may remove the element.
  useLayoutEffect(() => {
    const [last] = places.current;
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    places.current.find((place) => place.isConnected)?.focus();
  });
}
