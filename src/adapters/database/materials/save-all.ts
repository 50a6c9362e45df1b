import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { materialChanges } from '#domain/materials/material-changes.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { newestNumber, readAll } from '../shared-writes/material-versions.ts';
import { toldRows } from '../shared-writes/told-rows.ts';

type Save = { onto: number; materials: readonly CatalogueMaterial[]; at: string; actor: Actor };

/** Saves the materials of a file in one transaction, with one line of the log: what each has changed, and the new ones' codes. */
export function saveAll(database: Database, { onto, materials, at, actor }: Save): Promise<number | 'changed'> {
  return changeInTurn(database, async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    if ((await newestNumber(transaction)) !== onto) return 'changed';
    const before = new Map((await readAll(transaction)).map(({ material }) => [materialKey(material.code), material]));
    const rows = materials.map((material, nth) => ({
      version: onto + nth + 1,
      material_key: materialKey(material.code),
      saved_at: at,
      saved_by: auditActor.username,
      material: JSON.stringify(material),
    }));
    const told = materials.map((material) => {
      const old = before.get(materialKey(material.code));
      return { code: material.code, ...(old && { changes: materialChanges(old, material) }) };
    });
    const version = onto + rows.length;
    await moveOn(transaction);
    await appendAudit(transaction, {
      ...{ at, actor: auditActor, what: 'materials from a file', before: { version: onto } },
      subject: materials.length === 1 ? '1 material' : `${materials.length} materials`,
      after: { version, materials: told, rows: toldRows('material_versions', rows) },
    });
    await insertVersions(transaction, rows);
    return version;
  });
}

/** In parts: a statement takes a limited number of values. */
export async function insertVersions(transaction: Transacting, rows: Tables['material_versions'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += PART)
    await transaction
      .insertInto('material_versions')
      .values(rows.slice(from, from + PART))
      .execute();
}

const PART = 500;
