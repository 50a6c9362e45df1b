import { type CallbackMeasure, mostMeasures } from '#domain/callbacks/callback-measure.ts';
import type { CallbackPicture } from '#domain/callbacks/callback-picture.ts';
import { soldAs, soldBy } from '#domain/materials/sold-as.ts';
import { measureWords } from '#domain/measures/measure-words.ts';
import type { MeasuredWall } from '#domain/measures/measured-wall.ts';
import { reckon } from '#domain/measures/reckon.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';

/** A wall that was measured for a picture: a hash, or folder and name as its page writes them ('wallpapers/weave'). */
export type TypedMeasure = MeasuredWall & { picture: string };

/**
 * The walls of a request with how much each needs of what its picture is sold as, reckoned again here. One that cannot be, or whose picture
 * is not among those of the request, is left out: the visitor cannot correct it.
 */
export async function findMeasures(
  ports: {
    catalogues: Pick<CatalogueStore, 'current'>;
    materials: Pick<MaterialStore, 'current'>;
    photos: Pick<PhotoIndex, 'find'>;
  },
  typed: readonly TypedMeasure[],
  pictures: readonly CallbackPicture[],
): Promise<CallbackMeasure[]> {
  if (typed.length === 0) return [];
  const [{ record }, { materials }, ...found] = await Promise.all([
    ports.catalogues.current(),
    ports.materials.current(),
    ...pictures.map(({ folder, name }) => ports.photos.find(folder, name)),
  ]);
  const folders = pictures.map(({ folder }) => folder);
  const sold = soldBy(
    record,
    folders,
    materials.map(({ material }) => material),
    found.flatMap((photo) => photo ?? []),
  );
  return typed.slice(0, mostMeasures).flatMap(({ picture, ...wall }) => {
    const shown = pictures.find((each) => each.hash === picture || photoReference(each) === picture);
    const as = shown && soldAs(sold, photoReference(shown));
    const reckoned = as && reckon({ ...as, rate: null }, [wall], measureWords('en'));
    if (!shown || !reckoned?.ok) return [];
    const { quantity, unit, words } = reckoned.value;
    return [{ ...wall, picture: shown.hash, quantity, unit, words }];
  });
}
