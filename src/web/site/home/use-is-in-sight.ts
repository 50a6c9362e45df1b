import { type RefObject, useEffect, useRef } from 'react';

/** Tells whether an element is in the window; until the browser has looked it is. */
export function useIsInSight(element: RefObject<Element | null>): () => boolean {
  const inSight = useRef(true);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver((entries) => {
      inSight.current = entries.at(-1)?.isIntersecting ?? true;
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return () => inSight.current;
}
