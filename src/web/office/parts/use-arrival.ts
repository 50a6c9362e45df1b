import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the heading once the screen is there, for somebody who came by a link or a button of ours. Whoever
 * opens the address, reloads or goes back, and whoever has begun to use the page, is left where the browser has them.
 */
export function useArrival(heading: RefObject<HTMLElement | null>, taking: boolean): void {
  useEffect(() => {
    const [{ type = '' } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const within = document.referrer.startsWith(`${location.origin}/`) && type === 'navigate';
    if (taking && within && document.activeElement === document.body) heading.current?.focus();
  }, [heading, taking]);
}
