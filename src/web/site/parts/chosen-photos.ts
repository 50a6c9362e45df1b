import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { pictureName } from '#domain/selection/picture-name.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Language } from '#domain/text/language.ts';

/** A picture that the visitor has selected on any page, with the data for a thumbnail. `title` is the name that was shown. */
export type ChosenPhoto = { folder: string } & Pick<PagePhoto, 'name' | 'title' | 'hash' | 'avif' | 'jpg'>;

/** A picture as it is chosen where it is shown: with its name in the language of the page. */
export function chosenPhoto(
  photo: PagePhoto,
  gallery: { folder: string; title: string; lang: Language },
  language: Language,
): ChosenPhoto {
  const { name, hash, avif, jpg } = photo;
  const title = pictureName(photo, gallery, language).text;
  return { folder: gallery.folder, name, title, hash, avif, jpg };
}

/** Parses what a browser stored at most a week ago. An invalid or an older text is an empty selection. */
export function readChosen(kept: string | null, now: number): ChosenPhoto[] {
  try {
    const { at, photos } = JSON.parse(kept ?? '') as Record<string, unknown>;
    // A time in the future is from before the clock was set back.
    const isFresh = typeof at === 'number' && Math.abs(now - at) < A_WEEK;
    return isFresh && Array.isArray(photos) ? photos.filter(isChosenPhoto).slice(0, mostPictures) : [];
  } catch {
    return [];
  }
}

/** Serializes a selection, with only the necessary data of each picture. */
export function writeChosen(chosen: readonly ChosenPhoto[], now: number): string {
  const photos = chosen.map(({ folder, name, title, hash, avif, jpg }) => ({ folder, name, title, hash, avif, jpg }));
  return JSON.stringify({ at: now, photos });
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

type AskWords = Record<'interested' | 'andMore', string>;

/** The message about pictures by their names: as many names as fit, and the number of the others. */
export function askAbout(names: readonly string[], { interested, andMore }: AskWords): string {
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join('; ').length <= MAX_LENGTH);
  const left = names.length - fitting.length;
  const more = left > 0 ? fillWords(andMore, { n: left }) : '';
  return fillWords(interested, { names: fitting.join('; ') + more });
}

const A_WEEK = 7 * 86_400_000;

const MAX_LENGTH = 1200;

function isChosenPhoto(value: unknown): value is ChosenPhoto {
  const { folder, name, title, hash, avif, jpg } = (value ?? {}) as Record<string, unknown>;
  return [folder, name, title, hash].every((text) => typeof text === 'string') && [avif, jpg].every(Array.isArray);
}
