import { namesOf, takesUploads } from '#domain/catalogue/folders-of.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Photo } from '#domain/photos/photo.ts';
import { descriptionProblems, type PhotoDescription, tidyDescription } from '#domain/photos/photo-description.ts';
import { surfaceProblems } from '#domain/photos/photo-surface.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  photos: Pick<PhotoIndex, 'describe' | 'find'>;
  catalogues: Pick<CatalogueStore, 'current'>;
};

type Described = PhotoDescription & {
  folder: string;
  name: string;
  /** The version that staff saw. */
  version: number;
};

/** Changes the titles of a picture in each language, its colours, and what it shows square-on. Returns it as it is now. */
export async function describePhoto(
  { system, photos, catalogues }: Ports,
  { folder, name, version, ...typed }: Described,
  actor: Actor,
): Promise<Outcome<Photo>> {
  const description = tidyDescription(typed);
  const problems = descriptionProblems(description);
  if (problems.length > 0) return failed('invalid', 'A title is too long.', { problems });
  const { record } = await catalogues.current();
  if (!takesUploads(record, folder)) return failed('not-found', `There is no product type ${folder}.`);
  const photo = description.surface && (await photos.find(folder, name));
  const misfits = description.surface && photo ? surfaceProblems(description.surface, photo) : [];
  if (misfits.length > 0) return failed('invalid', 'The piece does not fit the picture.', { problems: misfits });
  const answer = await photos.describe(folder, name, { ...description, version }, system.now(), actor);
  if (answer.kind === 'unknown') return failed('not-found', `${namesOf(record, folder).en} holds no ${name}.`);
  if (answer.kind === 'outdated')
    return failed('conflict', `Somebody else has changed ${answer.photo.name} meanwhile. Open it again to see how.`);
  return ok(answer.photo);
}
