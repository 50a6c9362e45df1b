import { useSyncExternalStore } from 'react';

/** A hook that says whether the window is at least so many pixels wide: `const useWide = whenWide(1280)`. In the browser alone. */
export function whenWide(pixels: number): () => boolean {
  const query = matchMedia(`(min-width: ${pixels}px)`);
  const watch = (changed: () => void) => {
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return function useWide() {
    return useSyncExternalStore(watch, () => query.matches);
  };
}
