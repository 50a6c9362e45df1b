import { createHash } from 'node:crypto';
import { catalogueChanges } from '#domain/catalogue/catalogue-changes.ts';
import type { CatalogueRecord, CatalogueVersion } from '#domain/catalogue/catalogue-record.ts';
import { renamedProducts } from '#domain/catalogue/settle-record.ts';
import type { CatalogueStore } from '#operations/ports/catalogue.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { toldFirstCatalogue } from '../shared-writes/first-rows.ts';
import { followProducts, readAll } from '../shared-writes/material-versions.ts';
import { together, toldRows } from '../shared-writes/told-rows.ts';
import { countNextUses, productUses } from './product-uses.ts';
import { shownPictures } from './shown-pictures.ts';

export function openCatalogueStore(database: Database): CatalogueStore {
  let cached: CatalogueVersion | null = null;
  return {
    current: async () => {
      const version = await newest(database.write);
      // A version never changes, so it is cached; only the newest number is read each time. A replica may not have it yet.
      if (cached?.version !== version) cached = await versionIn(database.write, version);
      return cached;
    },

    version: (version) => versionOrNull(database.read, version),

    lastRead: () => cached,

    saveOnto: (onto, record, at, actor) =>
      changeInTurn(database, async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        if ((await newest(transaction)) !== onto) return 'changed';
        const before = await versionIn(transaction, onto);
        const full = await folderInUse(transaction, before.record, record);
        if (full !== null) return { inUse: full };
        const version = onto + 1;
        const text = JSON.stringify(record);
        await moveOn(transaction);
        const row = { version, saved_at: at, saved_by: auditActor.username, record: text };
        const first = onto === 1 ? await toldFirstCatalogue(transaction) : {};
        await appendAudit(transaction, {
          at,
          actor: auditActor,
          what: 'catalogue saved',
          subject: `Version ${version}`,
          before: { version: onto, sha256: sha256(JSON.stringify(before.record)) },
          after: {
            version,
            sha256: sha256(text),
            changes: catalogueChanges(before.record, record),
            rows: together(first, toldRows('catalogue_versions', [row])),
          },
        });
        await transaction.insertInto('catalogue_versions').values(row).execute();
        await followProducts(transaction, renamedProducts(before.record, record), at, auditActor);
        return { version, savedAt: at, savedBy: auditActor.username, record };
      }),

    pictureCounts: async () => {
      const rows = await database.read
        .selectFrom('photos')
        .select((photo) => ['folder', photo.fn.countAll<number>().as('count')])
        .where('removed_at', 'is', null)
        .groupBy('folder')
        .orderBy('folder')
        .execute();
      return Object.fromEntries(rows.map(({ folder, count }) => [folder, Number(count)]));
    },

    productUses: () => productUses(database),
    countNextUses: () => countNextUses(database),
    shownPictures: (record) => shownPictures(database.read, record),
  };
}

const newestVersion = keptQuery((database) =>
  database.selectFrom('catalogue_versions').select((versions) => versions.fn.max('version').as('version')),
);

async function newest(from: Database['read']): Promise<number> {
  const [row] = await newestVersion(from, {});
  return row?.version ?? 0;
}

async function versionIn(from: Database['read'], version: number): Promise<CatalogueVersion> {
  const found = await versionOrNull(from, version);
  if (!found) throw new Error(`The catalogue has no version ${version}.`);
  return found;
}

async function versionOrNull(from: Database['read'], version: number): Promise<CatalogueVersion | null> {
  const row = await from.selectFrom('catalogue_versions').selectAll().where('version', '=', version).executeTakeFirst();
  return row ? { version, savedAt: row.saved_at, savedBy: row.saved_by, record: JSON.parse(row.record) } : null;
}

/** A removed category that has materials or pictures. Pictures that staff deleted can be restored for 30 days: their folder stays so long. */
async function folderInUse(transaction: Transacting, before: CatalogueRecord, after: CatalogueRecord) {
  const kept = new Set(after.categories.map(({ id }) => id));
  const removed = before.categories.filter(({ id }) => !kept.has(id)).map(({ folder }) => folder);
  if (removed.length === 0) return null;
  const used = (await readAll(transaction)).find(({ material }) => removed.includes(material.folder));
  if (used) return used.material.folder;
  const row = await transaction
    .selectFrom('photos')
    .select('folder')
    .where('folder', 'in', removed)
    .limit(1)
    .executeTakeFirst();
  return row?.folder ?? null;
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
