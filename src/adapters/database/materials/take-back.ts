import type { Actor } from '#operations/ports/actor.ts';
import type { MaterialStore } from '#operations/ports/catalogue.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { newestNumber } from '../shared-writes/material-versions.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { insertVersions } from './save-all.ts';

type TakeBack = { version: number; since: string; at: string; actor: Actor };

/** Takes back what a file brought. Its line of the log says which versions were its own. */
export function takeBack(
  database: Database,
  { version, since, at, actor }: TakeBack,
): ReturnType<MaterialStore['takeBack']> {
  return changeInTurn(database, async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    if ((await newestNumber(transaction)) !== version) return 'changed';
    const line = await lineOf(transaction, version);
    if (!line) return 'no-file';
    if (line.at < since) return 'late';
    const own = await transaction
      .selectFrom('material_versions')
      .select('material_key')
      .where('version', '>', line.onto)
      .orderBy('version')
      .execute();
    const old = await newestUntil(transaction, line.onto);
    const rows = own.map(({ material_key }, nth) => ({
      version: version + nth + 1,
      material_key,
      saved_at: at,
      saved_by: auditActor.username,
      material: old.get(material_key) ?? '',
    }));
    await moveOn(transaction);
    await appendAudit(transaction, {
      ...{ at, actor: auditActor, what: 'materials of a file taken back', before: { version } },
      subject: rows.length === 1 ? '1 material' : `${rows.length} materials`,
      after: { version: version + rows.length, rows: toldRows('material_versions', rows) },
    });
    await insertVersions(transaction, rows);
    return { taken: rows.length };
  });
}

/** When the file came, and onto which version; null when its last version came otherwise. */
async function lineOf(transaction: Transacting, version: number): Promise<{ at: string; onto: number } | null> {
  const line = await transaction
    .selectFrom('audit_log')
    .select(['at', 'before', 'after'])
    .where('what', '=', 'materials from a file')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!line || JSON.parse(line.after).version !== version) return null;
  return { at: line.at, onto: JSON.parse(line.before).version };
}

/** The materials as they were at a version, by their keys. */
async function newestUntil(transaction: Transacting, version: number): Promise<Map<string, string>> {
  const newest = transaction
    .selectFrom('material_versions')
    .select((versions) => versions.fn.max('version').as('version'))
    .where('version', '<=', version)
    .groupBy('material_key');
  const rows: Pick<Tables['material_versions'], 'material_key' | 'material'>[] = await transaction
    .selectFrom('material_versions')
    .select(['material_key', 'material'])
    .where('version', 'in', newest)
    .execute();
  return new Map(rows.map(({ material_key, material }) => [material_key, material]));
}
