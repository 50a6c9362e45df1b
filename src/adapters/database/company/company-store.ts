import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { changedOpenings } from '#domain/company/changed-openings.ts';
import type { Company, CompanyVersion } from '#domain/company/company.ts';
import { companyChanges } from '#domain/company/company-changes.ts';
import { seriesOfPrefix } from '#domain/invoices/invoice-number.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { toldFirstCatalogue, toldMoneyKeptFrom } from '../shared-writes/first-rows.ts';
import { keepMoneyFrom } from '../shared-writes/keep-money-from.ts';
import { newestVersion } from '../shared-writes/newest-version.ts';
import { together } from '../shared-writes/told-rows.ts';

export function openCompanyStore(database: Database): CompanyStore {
  const newest = async (from: Database['read']): Promise<number> => {
    const [row] = await newestVersion(from, {});
    return row?.version ?? 0;
  };
  let cached: CompanyVersion | null = null;
  return {
    current: async () => {
      // The write connection: on SQLite the other one would read its pages again after each issued document, and a replica may
      // not have the newest version yet.
      const version = await newest(database.write);
      if (version === 0) return null;
      // A version never changes, so it is cached; only the newest number is read each time.
      if (cached?.version !== version) cached = await versionIn(database.write, version);
      return cached;
    },

    lastRead: () => cached,

    version: async (version) => (cached?.version === version ? cached : versionIn(database.read, version)),

    save: (company, demo, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        return append(transaction, await newest(transaction), company, demo, at, auditActor);
      }),

    saveOnto: (onto, company, demo, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        const before = await newest(transaction);
        return before === onto ? append(transaction, before, company, demo, at, auditActor) : null;
      }),
  };
}

async function append(
  transaction: Transacting,
  before: number,
  ...[company, demo, at, actor]: Parameters<CompanyStore['save']>
): ReturnType<CompanyStore['save']> {
  const version = before + 1;
  const text = JSON.stringify(company);
  const replaced = await versionIn(transaction, before);
  if (await hasBegun(transaction, replaced?.company ?? null, company)) return 'series-begun';
  // The first record of a new shop also tells what the migrations wrote.
  const rows =
    before === 0 ? together(await toldFirstCatalogue(transaction), await toldMoneyKeptFrom(transaction)) : {};
  await appendAudit(transaction, {
    at,
    actor,
    what: 'company saved',
    subject: company.name,
    before: { version: before },
    after: {
      version,
      demo,
      sha256: createHash('sha256').update(text).digest('hex'),
      ...(replaced ? { changes: companyChanges(replaced.company, company) } : {}),
      rows,
    },
  });
  const row = { version, saved_at: at, saved_by: actor.username, demo: demo ? 1 : 0, company: text };
  await transaction.insertInto('company_versions').values(row).execute();
  await keepMoneyFrom(transaction, company);
  return { version, savedAt: at, savedBy: actor.username, demo, company };
}

/**
 * Whether a series whose opening number changes has a document already. The head of the audit log is locked: this sees every
 * earlier document, and every later one sees the new record.
 */
async function hasBegun(transaction: Transacting, before: Company | null, after: Company): Promise<boolean> {
  for (const prefix of changedOpenings(before?.openingNumbers ?? {}, after.openingNumbers)) {
    const series = seriesOfPrefix(prefix);
    const row = await transaction
      .selectFrom('series')
      .select('counter')
      .where('kind', '=', series?.kind ?? '')
      .where('tax_state', '=', series?.taxState ?? '')
      .where('financial_year', '=', series?.financialYear ?? '')
      .executeTakeFirst();
    if (row && row.counter > 0) return true;
  }
  return false;
}

async function versionIn(from: Database['read'], version: number): Promise<CompanyVersion | null> {
  return versionFromRow(
    await from.selectFrom('company_versions').selectAll().where('version', '=', version).executeTakeFirst(),
  );
}

function versionFromRow(row: Selectable<Tables['company_versions']> | undefined): CompanyVersion | null {
  return row
    ? {
        version: row.version,
        savedAt: row.saved_at,
        savedBy: row.saved_by,
        demo: row.demo === 1,
        company: JSON.parse(row.company),
      }
    : null;
}
