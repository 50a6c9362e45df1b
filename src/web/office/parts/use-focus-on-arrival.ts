import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to the heading when a link or button of the program opened this screen. After a typed address, a reload
 * or Back, and when something has the focus already, it stays where the browser puts it.
 */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useLayoutEffect(() => {
    const [{ type = '' } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const within = document.referrer.startsWith(`${location.origin}/`) && type === 'navigate';
    if (takesFocus && within && document.activeElement === document.body) heading.current?.focus();
  }, [heading, takesFocus]);
}
