import { namesOf, takesUploads } from '#domain/catalogue/folders-of.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; photos: PhotoIndex; catalogues: Pick<CatalogueStore, 'current'> };

/** Deletes files from a folder: all of them, or none when one is unknown. They can be restored for 30 days. Returns a sentence. */
export async function deletePhotos(
  { system, photos, catalogues }: Ports,
  { folder, names }: { folder: string; names: string[] },
  actor: Actor,
): Promise<Outcome<string>> {
  const { record } = await catalogues.current();
  if (!takesUploads(record, folder)) return failed('not-found', `There is no product type ${folder}.`);
  if (names.length === 0) return failed('not-found', 'Say which files to delete.');
  const answer = await photos.remove(folder, names, system.now(), actor);
  if (answer.kind === 'unknown')
    return failed(
      'not-found',
      `${namesOf(record, folder).en} holds no ${answer.names.join(', ')}. Nothing was deleted.`,
    );
  const [first] = answer.photos;
  const what = answer.photos.length === 1 && first ? `${first.name} is` : `${answer.photos.length} files are`;
  return ok(`${what} deleted from ${namesOf(record, folder).en}.`);
}
