import { type Kysely, sql } from 'kysely';
import { DatabaseUnfit } from '#operations/ports/failures.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { m0015Documents } from './0015-documents.ts';
import { m0016DocumentCustomers } from './0016-document-customers.ts';
import { m0017CustomerImports } from './0017-customer-imports.ts';
import { m0018OpenProFormas } from './0018-open-pro-formas.ts';
import { m0019Receivables } from './0019-receivables.ts';
import { m0020Shares } from './0020-shares.ts';
import { m0021PaperTickets } from './0021-paper-tickets.ts';
import { m0022Mails } from './0022-mails.ts';
import { m0023Returns } from './0023-returns.ts';
import { m0024EwayAndTally } from './0024-eway-and-tally.ts';
import { m0025Einvoices } from './0025-einvoices.ts';
import { m0026Catalogue } from './0026-catalogue.ts';
import { m0027PhotoFacts } from './0027-photo-facts.ts';
import { m0028KeptEwayAndTally } from './0028-kept-eway-and-tally.ts';
import { m0029ProductUses } from './0029-product-uses.ts';
import { m0030AdvanceMarks } from './0030-advance-marks.ts';
import { m0031ColoursReadAgain } from './0031-colours-read-again.ts';
import { m0032ColoursReadByThirdRule } from './0032-colours-read-by-third-rule.ts';
import { m0033VisitorChain } from './0033-visitor-chain.ts';
import { m0034SealedRows } from './0034-sealed-rows.ts';
import { m0035Challans } from './0035-challans.ts';
import { m0037SezUnits } from './0037-sez-units.ts';
import { m0040ProductWishes } from './0040-product-wishes.ts';
import { m0041SiteWords } from './0041-site-words.ts';
import { m0043Surfaces } from './0043-surfaces.ts';
import { m0044CallbackMeasures } from './0044-callback-measures.ts';
import { m0045Sales } from './0045-sales.ts';
import { m0047Materials } from './0047-materials.ts';
import { m0048Samples } from './0048-samples.ts';
import { m0049CallbackPhotos } from './0049-callback-photos.ts';
import { m0050WeeklyLetters } from './0050-weekly-letters.ts';
import { m0052SalesYears } from './0052-sales-years.ts';
import { m0053ImportsTakenBack } from './0053-imports-taken-back.ts';
import { m0054BrochureTexts } from './0054-brochure-texts.ts';
import { m0055ProductDays } from './0055-product-days.ts';
import { m0001House } from './first/0001-house.ts';
import { m0002Gallery } from './first/0002-gallery.ts';
import { m0003ReportSearch } from './first/0003-report-search.ts';
import { m0004Callbacks } from './first/0004-callbacks.ts';
import { m0005People } from './first/0005-people.ts';
import { m0006SecondFactor } from './first/0006-second-factor.ts';
import { m0007AddressNames } from './first/0007-address-names.ts';
import { m0008RefusedLogins } from './first/0008-refused-logins.ts';
import { m0009Cancellations } from './first/0009-cancellations.ts';
import { m0010PaperLines } from './first/0010-paper-lines.ts';
import { m0011CallbackPools } from './first/0011-callback-pools.ts';
import { m0012BuyerNames } from './first/0012-buyer-names.ts';
import { m0013AddedVariants } from './first/0013-added-variants.ts';
import { m0014Customers } from './first/0014-customers.ts';
import type { Migration } from './migration.ts';

/** In the order of their release. A released migration is never edited, and the previous release still works after it. */
const migrations: Migration[] = [
  m0001House,
  m0002Gallery,
  m0003ReportSearch,
  m0004Callbacks,
  m0005People,
  m0006SecondFactor,
  m0007AddressNames,
  m0008RefusedLogins,
  m0009Cancellations,
  m0010PaperLines,
  m0011CallbackPools,
  m0012BuyerNames,
  m0013AddedVariants,
  m0014Customers,
  m0015Documents,
  m0016DocumentCustomers,
  m0017CustomerImports,
  m0018OpenProFormas,
  m0019Receivables,
  m0020Shares,
  m0021PaperTickets,
  m0022Mails,
  m0023Returns,
  m0024EwayAndTally,
  m0025Einvoices,
  m0026Catalogue,
  m0027PhotoFacts,
  m0028KeptEwayAndTally,
  m0029ProductUses,
  m0030AdvanceMarks,
  m0031ColoursReadAgain,
  m0032ColoursReadByThirdRule,
  m0033VisitorChain,
  m0034SealedRows,
  m0035Challans,
  m0037SezUnits,
  m0040ProductWishes,
  m0041SiteWords,
  m0043Surfaces,
  m0044CallbackMeasures,
  m0045Sales,
  m0047Materials,
  m0048Samples,
  m0049CallbackPhotos,
  m0050WeeklyLetters,
  m0052SalesYears,
  m0053ImportsTakenBack,
  m0054BrochureTexts,
  m0055ProductDays,
];

// Any number, but always the same: of two processes that start together, one waits for the other.
const POSTGRES_MIGRATION_LOCK = 7_310_205;

/** Migrates the database to this release, in one transaction under one lock. Returns the names of the applied migrations. */
export async function migrate(database: Database, now: string, steps = migrations): Promise<string[]> {
  return database.write.transaction().execute(async (transaction) => {
    if (database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_MIGRATION_LOCK)})`.execute(transaction);
    await refuseForeign(transaction, database.engine);
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const applied = new Set(
      (await transaction.selectFrom('migrations').select('name').execute()).map((row) => row.name),
    );
    const missing = steps.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await migration.up(transaction, database.engine, now);
      await transaction.insertInto('migrations').values({ name: migration.name, applied_at: now }).execute();
    }
    return missing.map((migration) => migration.name);
  });
}

/** Before the first migration: our tables are not put among those of another program, nor where letters of India would be lost. */
async function refuseForeign(transaction: Kysely<Tables>, engine: Database['engine']): Promise<void> {
  const tables = await tablesIn(transaction, engine);
  if (tables.some(({ ours }) => ours)) return;
  if (tables.length > 0)
    throw new DatabaseUnfit(
      `The database belongs to another program, which has a table “${tables[0]?.name}” in it: set DATABASE_URL to an empty one.`,
    );
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    transaction,
  );
  if (rows[0]?.encoding !== 'UTF8')
    throw new DatabaseUnfit(
      `The database in DATABASE_URL has the encoding ${rows[0]?.encoding}, which lacks letters of India: make one with “createdb --encoding=UTF8 --template=template0 NAME”, and name that.`,
    );
}

/** The tables where ours belong, but for those of extensions. `ours`: the list of migrations, whose name another program may use, too. */
async function tablesIn(
  database: Kysely<Tables>,
  engine: Database['engine'],
): Promise<{ name: string; ours: boolean }[]> {
  const all =
    engine === 'sqlite'
      ? sql<{ name: string; dated: unknown }>`
        select name, exists (select 1 from pragma_table_info(sqlite_schema.name) where name = 'applied_at') as dated
        from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`
      : sql<{ name: string; dated: unknown }>`
        select relname as name,
          exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'applied_at') as dated
        from pg_class
        where relnamespace = (select oid from pg_namespace where nspname = current_schema()) and relkind in ('r', 'p')
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;
  const { rows } = await all.execute(database);
  return rows.map(({ name, dated }) => ({ name, ours: name === 'migrations' && Boolean(dated) }));
}

/** The release of the tables, by their migrations; 'none' when there is no table yet. */
export async function releaseOf(database: Database): Promise<'none' | 'this' | 'older' | 'newer'> {
  if (!(await tablesIn(database.read, database.engine)).some(({ ours }) => ours)) return 'none';
  const applied = await database.read.selectFrom('migrations').select('name').execute();
  return releaseWith(applied.map(({ name }) => name));
}

/** The same for a list of migrations. */
export function releaseWith(applied: string[]): 'this' | 'older' | 'newer' {
  const known = new Set(migrations.map(({ name }) => name));
  if (applied.some((name) => !known.has(name))) return 'newer';
  return applied.length === known.size ? 'this' : 'older';
}
