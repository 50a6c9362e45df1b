import type { CatalogueMaterial, SavedMaterial } from '#domain/materials/catalogue-material.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Transacting } from '../engine/tables.ts';

const newestVersion = keptQuery((database) =>
  database.selectFrom('material_versions').select((versions) => versions.fn.max('version').as('version')),
);

/** 0 before the first version of any material. */
export async function newestNumber(from: Database['read'] | Transacting): Promise<number> {
  const [row] = await newestVersion(from, {});
  return row?.version ?? 0;
}

/** Every material as it is now, in the order of the codes. */
export async function readAll(read: Database['read'] | Transacting): Promise<SavedMaterial[]> {
  const newest = read
    .selectFrom('material_versions')
    .select((versions) => versions.fn.max('version').as('version'))
    .groupBy('material_key');
  const rows = await read.selectFrom('material_versions').selectAll().where('version', 'in', newest).execute();
  return rows
    .filter(({ material }) => material !== '')
    .toSorted((one, other) => compareText(one.material_key, other.material_key))
    .map(({ version, saved_at, saved_by, material }) => ({
      version,
      savedAt: saved_at,
      savedBy: saved_by,
      material: materialIn(material),
    }));
}

/** A material as a version keeps it; one that was saved before materials had files has none. */
export function materialIn(json: string): CatalogueMaterial {
  return { files: [], ...JSON.parse(json) };
}
