import { useCallback, useEffect, useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import type { BrochurePicture } from '#domain/brochures/brochure-draft.ts';
import type { CallAnswer } from '../../call-api.ts';
import { fetchPhotos } from '../parts/fetch-photos.ts';
import { useLoad } from '../parts/use-load.ts';
import { usePhotoPage } from '../parts/use-photo-page.ts';

/** A chosen picture. `photo` null: it is not in its folder any more; undefined: not loaded yet. */
export type ChosenPicture = BrochurePicture & { photo: PhotoAnswer | null | undefined };

type Known = ReadonlyMap<string, PhotoAnswer | null>;

/** A page of the pictures of the open folder, and the chosen ones of every folder. */
export function useFolderPhotos(folder: string, chosen: readonly BrochurePicture[]) {
  const [known, setKnown] = useState<Known>(new Map());
  const learn = useCallback((found: Known) => setKnown((before) => new Map([...before, ...found])), []);
  const page = usePhotoPage(folder, PAGE);
  const { shown } = page;
  useEffect(() => {
    if (shown) learn(new Map(shown.photos.map((photo) => [keyOf({ folder: shown.folder, name: photo.name }), photo])));
  }, [shown, learn]);

  const unknown = chosen.filter((picture) => !known.has(keyOf(picture)));
  const named = useLoad<null>(unknown.map(keyOf).join(), async (signal) => {
    const answer = await fetchChosen(unknown, signal);
    if (answer.ok) learn(answer.value);
    return answer.ok ? { ...answer, value: null } : answer;
  });
  const failed = [page, named].find(({ state }) => state.kind === 'failed');
  return {
    state: failed?.state ?? page.state,
    shown,
    turnTo: page.turnTo,
    pictures: chosen.map((picture): ChosenPicture => ({ ...picture, photo: known.get(keyOf(picture)) })),
    reload: (failed ?? page).reload,
  };
}

/** Small tiles on a page. */
const PAGE = 120;

/** An address has room for so many names. */
const MOST_NAMES = 50;

async function fetchChosen(pictures: readonly BrochurePicture[], signal: AbortSignal): Promise<CallAnswer<Known>> {
  const found = new Map<string, PhotoAnswer | null>(pictures.map((picture) => [keyOf(picture), null]));
  for (const [folder, those] of Map.groupBy(pictures, (picture) => picture.folder))
    for (let start = 0; start < those.length; start += MOST_NAMES) {
      const names = those.slice(start, start + MOST_NAMES).map(({ name }) => name);
      const answer = await fetchPhotos(folder, signal, { names });
      if (!answer.ok) return answer;
      for (const photo of answer.value) found.set(keyOf({ folder, name: photo.name }), photo);
    }
  return { ok: true, value: found, headers: new Headers() };
}

function keyOf({ folder, name }: BrochurePicture): string {
  return `${folder}/${name}`;
}
