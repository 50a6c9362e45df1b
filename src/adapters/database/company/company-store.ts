import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { changedOpenings } from '#domain/company/changed-openings.ts';
import type { Company, CompanyVersion } from '#domain/company/company.ts';
import { companyChanges } from '#domain/company/company-changes.ts';
import { type NumberedSeries, startOfSeries } from '#domain/company/numbered-series.ts';
import { isRegistered } from '#domain/company/registered-states.ts';
import { taxStates } from '#domain/tax/states.ts';
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
  const current = async () => {
    // The write connection: on SQLite the other one would read its pages again after each issued document, and a replica may
    // not have the newest version yet.
    const version = await newest(database.write);
    if (version === 0) return null;
    // A version never changes, so it is cached; only the newest number is read each time.
    if (cached?.version !== version) cached = await versionIn(database.write, version);
    return cached;
  };
  return {
    current,

    lastRead: () => cached,

    begunSeries: () => begunSeries(database.read),

    version: async (version) => (cached?.version === version ? cached : versionIn(database.read, version)),

    lastIn: async (taxState, upTo) => {
      const now = upTo === undefined ? await current() : await versionIn(database.read, upTo);
      if (now === null || isRegistered(now.company, taxState)) return now;
      const versions = database.read
        .selectFrom('company_versions')
        .selectAll()
        .where('version', '<=', now.version)
        .orderBy('version', 'desc')
        .limit(1);
      // Only registrations have a GSTIN, and it begins with the code of the state.
      const registered = versions.where('company', 'like', `%"gstin":"${taxStates[taxState].code}%`);
      return versionFromRow(await registered.executeTakeFirst());
    },

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
  const changed = changedOpenings(before?.openingNumbers ?? {}, after.openingNumbers);
  if (changed.length === 0) return false;
  const begun = await begunSeries(transaction);
  return changed.some((prefix) => begun.has(prefix));
}

async function begunSeries(from: Database['read'] | Transacting): Promise<Map<string, number>> {
  const columns = ['kind', 'tax_state', 'financial_year', 'counter'] as const;
  const money = from.selectFrom('voucher_series').select(columns);
  const rows = await from.selectFrom('series').select(columns).where('counter', '>', 0).unionAll(money).execute();
  return new Map(
    rows.map(({ kind, tax_state: taxState, financial_year: financialYear, counter }) => [
      startOfSeries({ kind, taxState, financialYear } as NumberedSeries),
      counter,
    ]),
  );
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
