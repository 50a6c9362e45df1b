import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import type { NamedPicture } from '#operations/ports/catalogue.ts';
import type { Database } from '../engine/tables.ts';

/** The live pictures that the record names, by `folder/name`, and the newest of each folder, by `folder/`. */
export async function shownPictures(
  from: Database['read'],
  { categories, home }: CatalogueRecord,
): Promise<ReadonlyMap<string, NamedPicture>> {
  const names = [
    ...categories.map(({ cover }) => cover.photo),
    ...home.slides.map(({ picture }) => picture?.name ?? ''),
  ];
  const wanted = [...new Set(names.filter((name) => name !== ''))];
  const newest = from
    .selectFrom('photos as each')
    .select((each) => each.fn.max('each.added_seq').as('seq'))
    .where('each.removed_at', 'is', null)
    .groupBy('each.folder');
  const rows = await from
    .selectFrom('photos')
    .select(['folder', 'name', 'hash', 'variants'])
    .where('removed_at', 'is', null)
    .where((photo) =>
      photo.or([photo('added_seq', 'in', newest), ...(wanted.length > 0 ? [photo('name', 'in', wanted)] : [])]),
    )
    .orderBy('added_seq')
    .execute();
  return new Map(
    rows.flatMap(({ folder, name, hash, variants }) => {
      const picture = { name, hash, variants: JSON.parse(variants) };
      // The newest of a folder comes last, and so stays.
      return [
        [`${folder}/${name}`, picture],
        [`${folder}/`, picture],
      ] as const;
    }),
  );
}
