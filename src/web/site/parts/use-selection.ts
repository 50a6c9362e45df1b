import { useSyncExternalStore } from 'react';
import { onSelection, readSelection, type Selection } from './selection-store.ts';

/** The selection of this device, on any page; null until the script has read it. */
export function useSelection(): Selection | null {
  return useSyncExternalStore(onSelection, readSelection, () => null);
}
