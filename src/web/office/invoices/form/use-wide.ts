import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 1280px)');

/** Whether there is room for a second column beside the form. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => query.matches);
}

function watch(changed: () => void) {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
