import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 1280px)');

/** Whether there is room for a second column beside the form. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => query.matches);

const watch = (changed: () => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
