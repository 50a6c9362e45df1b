import { namesOf, takesUploads } from '#domain/catalogue/folders-of.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; photos: PhotoIndex; catalogues: Pick<CatalogueStore, 'current'> };

/** Restores deleted files to their folder: all of them, or none; the one with the key where a name was deleted more than once. Returns a sentence. */
export async function restorePhotos(
  { system, photos, catalogues }: Ports,
  { folder, names, key }: { folder: string; names: string[]; key?: string | undefined },
  actor: Actor,
): Promise<Outcome<string>> {
  const { record } = await catalogues.current();
  if (!takesUploads(record, folder)) return failed('not-found', `There is no product type ${folder}.`);
  if (names.length === 0) return failed('not-found', 'Say which files to restore.');
  const answer = await photos.restore(folder, names, system.now(), actor, key);
  const listed = answer.kind === 'restored' ? '' : answer.names.join(', ');
  if (answer.kind === 'unknown')
    return failed(
      'not-found',
      `No ${listed} was deleted from ${namesOf(record, folder).en} in the last 30 days. Nothing was restored.`,
    );
  if (answer.kind === 'name-taken')
    return failed(
      'conflict',
      `${namesOf(record, folder).en} has another ${listed} by now: delete that first. Nothing was restored.`,
    );
  const [first] = answer.photos;
  const what = answer.photos.length === 1 && first ? `${first.name} is` : `${answer.photos.length} files are`;
  return ok(`${what} back in ${namesOf(record, folder).en}.`);
}
