import type { FolderTitle } from '#domain/catalogue/folders-of.ts';
import type { Problem } from '#domain/outcome.ts';
import type { ChosenPicture } from './use-folder-photos.ts';

/** A problem for each chosen picture that was deleted since, as the server says it. */
export function gonePictures(pictures: readonly ChosenPicture[], titleOf: FolderTitle): Problem[] {
  return pictures.flatMap(({ folder, name, photo }, index) =>
    photo === null ? [{ field: `pictures.${index}`, message: `${name} is no longer in ${titleOf(folder)}` }] : [],
  );
}
