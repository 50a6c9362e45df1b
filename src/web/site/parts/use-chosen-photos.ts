import { type RefObject, useLayoutEffect, useRef } from 'react';
import { photoReference } from '#domain/selection/selection-address.ts';
import { type ChosenPhoto, withPhotos } from './chosen-photos.ts';
import { changeSelection } from './selection-store.ts';
import { useSelection } from './use-selection.ts';

/**
 * Makes the checkboxes in `list`, one for each of `photos`, follow the selection. They are uncontrolled, so that a box that
 * was ticked before the script had loaded is part of the selection. Returns the function that selects or removes photos.
 */
export function useChosenPhotos(photos: readonly ChosenPhoto[], list: RefObject<HTMLElement | null>) {
  const selection = useSelection();
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const boxes = boxesIn(list.current);
    if (isFirst.current) {
      isFirst.current = false;
      const ticked = boxes.flatMap((box, index) => (box.checked ? (photos[index] ?? []) : []));
      if (ticked.length > 0) changeSelection((chosen) => withPhotos(chosen, ticked, true));
    }
    if (!selection) return;
    const names = new Set(selection.chosen.map(photoReference));
    for (const [index, box] of boxes.entries()) {
      const photo = photos[index];
      box.checked = photo !== undefined && names.has(photoReference(photo));
    }
  }, [selection, photos, list]);

  return (some: readonly ChosenPhoto[], wanted: boolean) =>
    changeSelection((chosen) => withPhotos(chosen, some, wanted));
}

export function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
}
