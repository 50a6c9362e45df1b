import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';

/** A picture that the visitor has selected, in whichever gallery, with what it takes to show it small. */
export type ChosenPhoto = { folder: string } & Pick<CataloguePhoto, 'name' | 'hash' | 'avif' | 'jpg'>;

/** What is kept of a selection while the tab is open, read again; what cannot be read is no selection. */
export function readChosen(kept: string | null): ChosenPhoto[] {
  try {
    const photos: unknown = JSON.parse(kept ?? '');
    return Array.isArray(photos) ? photos.filter(isChosenPhoto) : [];
  } catch {
    return [];
  }
}

/** How a selection is kept: no more of each picture than that. */
export function writeChosen(chosen: readonly ChosenPhoto[]): string {
  return JSON.stringify(chosen.map(({ folder, name, hash, avif, jpg }) => ({ folder, name, hash, avif, jpg })));
}

/** `photoReference({ folder: 'wallpapers', name: 'teak.jpg' })` → `'wallpapers/teak'`: by it staff find the picture. */
export function photoReference({ folder, name }: Pick<ChosenPhoto, 'folder' | 'name'>): string {
  return `${folder}/${name.replace(/\.jpg$/, '')}`;
}

/** With these switched on, or off: nothing stands in a selection twice, and what is new comes last. */
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

/** What a visitor who asks about a selection says: as many names as a message may well hold, and how many more there are. */
export function askAbout(chosen: readonly ChosenPhoto[]): string {
  const names = chosen.map(photoReference);
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= MOST);
  const left = names.length - fitting.length;
  return `I am interested in: ${fitting.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

const MOST = 1200;

function isChosenPhoto(value: unknown): value is ChosenPhoto {
  const { folder, name, hash, avif, jpg } = (value ?? {}) as Record<string, unknown>;
  return [folder, name, hash].every((text) => typeof text === 'string') && [avif, jpg].every(Array.isArray);
}
