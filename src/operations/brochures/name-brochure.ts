import { brochureFileName } from '#domain/brochures/brochure-file-name.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { freePhotoName } from '#domain/photos/photo-name.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { PhotoIndex } from '../ports/photos.ts';

/** The file name for a title. Titles without Latin letters all have the same one, so they get the next free number. */
export async function nameBrochure({ photos }: { photos: Pick<PhotoIndex, 'list'> }, title: string): Promise<string> {
  const name = brochureFileName(title);
  if (name !== brochureFileName('')) return name;
  const taken = await photos.list(brochureFolder);
  return freePhotoName(name, new Set(taken.map((each) => foldText(each.name))));
}
