import { materialKey } from '#domain/materials/material-key.ts';
import type { MaterialStore } from '#operations/ports/catalogue.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import {
  addVersion,
  type MaterialChange,
  materialIn,
  newestNumber,
  readAll,
} from '../shared-writes/material-versions.ts';
import { readUses } from './read-uses.ts';
import { saveAll } from './save-all.ts';
import { sumUses } from './sum-uses.ts';
import { takeBack } from './take-back.ts';

type Current = Awaited<ReturnType<MaterialStore['current']>>;

export function openMaterialStore(database: Database): MaterialStore {
  let cached: Current = { version: 0, materials: [] };
  return {
    current: async () => {
      const version = await newestNumber(database.write);
      // A version never changes, so what was read is kept; only the newest number is read each time. A replica may not have it yet.
      if (cached.version !== version) cached = { version, materials: await readAll(database.write) };
      return cached;
    },
    saveOnto: async (onto, material, at, actor) => {
      const version = await change(database, { onto, code: material.code, material, at, actor });
      return version === null ? 'changed' : { version, savedAt: at, savedBy: actor.username, material };
    },
    removeOnto: async (onto, code, at, actor) =>
      (await change(database, { onto, code, material: null, at, actor })) === null ? 'changed' : 'removed',
    saveAllOnto: (onto, materials, at, actor) => saveAll(database, { onto, materials, at, actor }),
    takeBack: (version, since, at, actor) => takeBack(database, { version, since, at, actor }),
    uses: (code, days) => readUses(database, code, days),
    sums: (codes, days) => sumUses(database, codes, days),
  };
}

/** The number of the new version; null when somebody else changed the material meanwhile. */
function change(database: Database, { onto, code, material, at, actor }: MaterialChange): Promise<number | null> {
  return changeInTurn(database, async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const before = await newestOf(transaction, materialKey(code));
    // A removed one begins again as if there had never been one.
    const now = before?.material === '' ? undefined : before;
    if ((now?.version ?? 0) !== onto || (!now && !material)) return null;
    await moveOn(transaction);
    const was = now ? materialIn(now.material) : null;
    return addVersion(transaction, was, { onto, code, material, at, actor: auditActor });
  });
}

function newestOf(from: Transacting, key: string): Promise<Tables['material_versions'] | undefined> {
  return from
    .selectFrom('material_versions')
    .selectAll()
    .where('material_key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
