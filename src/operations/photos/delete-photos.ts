import { folderTitle, takesUploads } from '#domain/catalogue/categories.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; photos: PhotoIndex };

/** Deletes files from a folder: all of them, or none when one is unknown. They can be restored for 30 days. Returns a sentence. */
export async function deletePhotos(
  { system, photos }: Ports,
  { folder, names }: { folder: string; names: string[] },
  actor: Actor,
): Promise<Outcome<string>> {
  if (!takesUploads(folder)) return failed('not-found', `There is no product type ${folder}.`);
  if (names.length === 0) return failed('not-found', 'Say which files to delete.');
  const answer = await photos.remove(folder, names, system.now(), actor);
  if (answer.kind === 'unknown')
    return failed('not-found', `${folderTitle(folder)} holds no ${answer.names.join(', ')}. Nothing was deleted.`);
  const [first] = answer.photos;
  const what = answer.photos.length === 1 && first ? `${first.name} is` : `${answer.photos.length} files are`;
  return ok(`${what} deleted from ${folderTitle(folder)}.`);
}
