import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Words } from '../words/words.ts';

/** A picture that the visitor has selected in any gallery, with the data for a thumbnail. */
export type ChosenPhoto = { folder: string } & Pick<CataloguePhoto, 'name' | 'hash' | 'avif' | 'jpg'>;

/** Parses the stored selection of a tab. An invalid text is an empty selection. */
export function readChosen(kept: string | null): ChosenPhoto[] {
  try {
    const photos: unknown = JSON.parse(kept ?? '');
    return Array.isArray(photos) ? photos.filter(isChosenPhoto) : [];
  } catch {
    return [];
  }
}

/** Serializes a selection, with only the necessary data of each picture. */
export function writeChosen(chosen: readonly ChosenPhoto[]): string {
  return JSON.stringify(chosen.map(({ folder, name, hash, avif, jpg }) => ({ folder, name, hash, avif, jpg })));
}

/** `photoReference({ folder: 'wallpapers', name: 'teak.jpg' })` → `'wallpapers/teak'`: staff find the picture by this text. */
export function photoReference({ folder, name }: Pick<ChosenPhoto, 'folder' | 'name'>): string {
  return `${folder}/${name.replace(/\.jpg$/, '')}`;
}

/** Adds photos to a selection (`wanted`), or removes them. Each photo is in it once, and new ones come last. */
export function withPhotos(
  chosen: readonly ChosenPhoto[],
  photos: readonly ChosenPhoto[],
  wanted: boolean,
): ChosenPhoto[] {
  const named = new Set(photos.map(photoReference));
  const others = chosen.filter((photo) => !named.has(photoReference(photo)));
  if (!wanted) return others;
  const had = new Set(chosen.map(photoReference));
  return [...chosen, ...photos.filter((photo) => !had.has(photoReference(photo)))];
}

/** The message about a selection: as many names as fit, and the number of the others. */
export function askAbout(chosen: readonly ChosenPhoto[], { gallery }: Words): string {
  const names = chosen.map(photoReference);
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= MAX_LENGTH);
  const left = names.length - fitting.length;
  const message = fillWords(gallery.interested, { names: fitting.join(', ') });
  return left > 0 ? message + fillWords(gallery.andMore, { n: left }) : message;
}

const MAX_LENGTH = 1200;

function isChosenPhoto(value: unknown): value is ChosenPhoto {
  const { folder, name, hash, avif, jpg } = (value ?? {}) as Record<string, unknown>;
  return [folder, name, hash].every((text) => typeof text === 'string') && [avif, jpg].every(Array.isArray);
}
