import type { CatalogueMaterial, SavedMaterial } from '#domain/materials/catalogue-material.ts';
import { materialChanges } from '#domain/materials/material-changes.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit } from './audit-log.ts';
import { toldRows } from './told-rows.ts';

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

/** `material` null: it is removed. */
export type MaterialChange = {
  onto: number;
  code: string;
  material: CatalogueMaterial | null;
  at: string;
  actor: Actor;
};

/** Writes the next version of a material with its line of the log: its number. The head of the log is locked. */
export async function addVersion(
  transaction: Transacting,
  was: CatalogueMaterial | null,
  { onto, code, material, at, actor }: MaterialChange,
): Promise<number> {
  const version = (await newestNumber(transaction)) + 1;
  const row = {
    version,
    material_key: materialKey(code),
    saved_at: at,
    saved_by: actor.username,
    material: material ? JSON.stringify(material) : '',
  };
  await appendAudit(transaction, {
    at,
    actor,
    what: material ? 'material saved' : 'material removed',
    subject: code,
    before: { version: onto },
    after: { version, changes: materialChanges(was, material), rows: toldRows('material_versions', [row]) },
  });
  await transaction.insertInto('material_versions').values(row).execute();
  return version;
}

/** Saves the materials of products that are called otherwise now, by their old names. The head of the log is locked. */
export async function followProducts(
  transaction: Transacting,
  renamed: ReadonlyMap<string, string>,
  at: string,
  actor: Actor,
): Promise<void> {
  if (renamed.size === 0) return;
  for (const { version: onto, material: was } of await readAll(transaction)) {
    const product = renamed.get(was.product);
    if (product === undefined) continue;
    await addVersion(transaction, was, { onto, code: was.code, material: { ...was, product }, at, actor });
  }
}
