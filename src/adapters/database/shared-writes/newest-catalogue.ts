import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import type { Database, Transacting } from '../engine/tables.ts';

/** The catalogue record of today. */
export async function newestCatalogue(from: Database['read'] | Transacting): Promise<CatalogueRecord> {
  const { record } = await from
    .selectFrom('catalogue_versions')
    .select('record')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return JSON.parse(record);
}
