import { useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import { tilesBetween } from '../../ui/tiles-between.ts';

/** The chosen tiles, also those of other pages. A Shift click chooses the range from the last click on this page. */
export function useTileChoice(photos: readonly PhotoAnswer[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PhotoAnswer>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const shown = new Map(photos.map((photo) => [photo.name, photo]));

  const toggle = (name: string, isRange: boolean) => {
    const isChosen = !chosen.has(name);
    const next = new Map(chosen);
    for (const each of isRange ? tilesBetween([...shown.keys()], last, name) : [name]) {
      const photo = shown.get(each);
      if (isChosen && photo) next.set(each, photo);
      else next.delete(each);
    }
    setChosen(next);
    setLast(name);
  };

  /** Leaves out pictures that another person has deleted. */
  const keep = (there: readonly PhotoAnswer[]) =>
    setChosen((before) => new Map(there.filter(({ name }) => before.has(name)).map((photo) => [photo.name, photo])));
  const newest = [...chosen.values()].map((photo) => shown.get(photo.name) ?? photo);
  return { chosen: newest, toggle, keep, clear: () => setChosen(new Map()) };
}
