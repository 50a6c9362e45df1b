import type { PhotoAnswer } from '#contract/photos.ts';
import type { BrochurePicture } from '#domain/brochures/brochure-draft.ts';
import { fetchPhotos } from '../parts/fetch-photos.ts';
import { useLoad } from '../parts/use-load.ts';

/** A chosen picture. `photo` null: it is not in its folder any more; undefined: not loaded yet. */
export type ChosenPicture = BrochurePicture & { photo: PhotoAnswer | null | undefined };

/** The pictures of the open folder, and those of every folder from which one is chosen. */
export function useFolderPhotos(folder: string, chosen: readonly BrochurePicture[]) {
  const folders = [...new Set([folder, ...chosen.map((picture) => picture.folder)])].filter(Boolean).sort();
  const { state, latest, reload } = useLoad<Record<string, PhotoAnswer[]>>(folders.join(), async (signal) => {
    const answers = await Promise.all(folders.map(async (each) => [each, await fetchPhotos(each, signal)] as const));
    const loaded: Record<string, PhotoAnswer[]> = {};
    for (const [each, answer] of answers) {
      if (!answer.ok) return answer;
      loaded[each] = answer.value;
    }
    return { ok: true, value: loaded, headers: new Headers() };
  });
  // While another folder loads, those loaded before stay.
  const known = latest ?? {};
  const pictures = chosen.map((picture): ChosenPicture => {
    const photos = known[picture.folder];
    return { ...picture, photo: photos && (photos.find(({ name }) => name === picture.name) ?? null) };
  });
  return { state, photos: known[folder], pictures, reload };
}
