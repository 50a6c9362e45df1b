import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type ChosenPhoto, photoReference, readChosen, withPhotos, writeChosen } from './chosen-photos.ts';

const KEY = 'selection';

/**
 * The selection of this tab, across the galleries, and the boxes in `list` kept in step with it. A box that was ticked
 * before the page came to life counts: the boxes stay the browser's own, and are read then.
 */
export function useChosenPhotos(photos: readonly ChosenPhoto[], list: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[] | null>(null);

  useEffect(() => {
    const ticked = boxesIn(list.current).flatMap((box, index) => (box.checked ? (photos[index] ?? []) : []));
    setChosen((now) => now ?? withPhotos(readChosen(keptChosen()), ticked, true));
    // Back may bring the page as it was left, and the selection has moved on since.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setChosen(readChosen(keptChosen()));
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [photos, list]);

  useLayoutEffect(() => {
    if (!chosen) return;
    keepChosen(chosen);
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

// A browser that keeps nothing (cookies refused) throws: the selection then lasts as long as the page.
function keptChosen() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepChosen(chosen: readonly ChosenPhoto[]) {
  try {
    sessionStorage.setItem(KEY, writeChosen(chosen));
  } catch {
    return;
  }
}
