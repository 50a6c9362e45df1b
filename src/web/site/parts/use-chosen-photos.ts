import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type ChosenPhoto, photoReference, readChosen, withPhotos, writeChosen } from './chosen-photos.ts';

const KEY = 'selection';

/**
 * The selection of this tab, across all galleries. The checkboxes in `list` follow it. They are uncontrolled, so that a box that
 * was ticked before the script had loaded is part of the selection.
 */
export function useChosenPhotos(photos: readonly ChosenPhoto[], list: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[] | null>(null);

  useEffect(() => {
    const ticked = boxesIn(list.current).flatMap((box, index) => (box.checked ? (photos[index] ?? []) : []));
    setChosen((now) => now ?? withPhotos(readChosen(loadChosen()), ticked, true));
    // Back may restore the page in its old state, while the selection has changed since.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setChosen(readChosen(loadChosen()));
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [photos, list]);

  useLayoutEffect(() => {
    if (!chosen) return;
    storeChosen(chosen);
    const names = new Set(chosen.map(photoReference));
    for (const [index, box] of boxesIn(list.current).entries()) {
      const photo = photos[index];
      box.checked = photo !== undefined && names.has(photoReference(photo));
    }
  }, [chosen, photos, list]);

  return {
    chosen: chosen ?? [],
    choose: (some: readonly ChosenPhoto[], wanted: boolean) => setChosen((now) => withPhotos(now ?? [], some, wanted)),
    clear: () => setChosen([]),
  };
}

export function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll('input') ?? [])];
}

// A browser without storage (cookies refused) throws: then the selection lasts as long as the page.
function loadChosen() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeChosen(chosen: readonly ChosenPhoto[]) {
  try {
    sessionStorage.setItem(KEY, writeChosen(chosen));
  } catch {
    return;
  }
}
