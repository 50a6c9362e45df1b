import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inspectCatalogue } from './catalogue/inspect-catalogue.ts';
import { inspectProductUses } from './catalogue/inspect-product-uses.ts';
import { inspectCustomers } from './customers/inspect-customers.ts';
import { inspectDocumentCustomers } from './customers/inspect-document-customers.ts';
import { inspectChain } from './documents/inspect-chain.ts';
import { inspectEinvoices } from './einvoices/inspect-einvoices.ts';
import { issueBlock } from './engine/issue-block.ts';
import type { Database } from './engine/tables.ts';
import { inspectEway } from './eway/inspect-eway.ts';
import { cancellationsAsAudited } from './invoices/cancellations-as-audited.ts';
import { figures } from './invoices/day-totals.ts';
import { inspectBuyerNames } from './invoices/inspect-buyer-names.ts';
import { inspectSearch } from './invoices/inspect-search.ts';
import { inspectMails } from './mails/inspect-mails.ts';
import { inspectPhotoFacts } from './photos/inspect-photo-facts.ts';
import { inspectWidePictures } from './photos/inspect-wide-pictures.ts';
import { photosAsAudited } from './photos/photos-as-audited.ts';
import { inspectMoney } from './receivables/inspect-money.ts';
import { inspectVoucherPapers } from './receivables/inspect-voucher-papers.ts';
import { inspectReturns } from './returns/inspect-returns.ts';
import { inspectShares } from './shares/inspect-shares.ts';
import { inspectTally } from './tally/inspect-tally.ts';

type Finding = { name: string; summary: string; faults: string[] };

/** Checks the other tables against the documents and the audit log: one finding for each subject. */
export async function* inspectTables(database: Database): AsyncIterable<Finding> {
  yield {
    name: 'Reports',
    summary: 'the figures of each document add up, and the totals of each day are those of its documents.',
    faults: [...(await wrongFigures(database)), ...(await wrongDayTotals(database))],
  };
  yield await cancellationsAsAudited(database);
  yield await inspectChain(database);
  yield await inspectBuyerNames(database);
  yield await inspectDocumentCustomers(database);
  yield await inspectMoney(database);
  yield await inspectVoucherPapers(database);
  yield await inspectReturns(database);
  yield await inspectEinvoices(database);
  yield await inspectEway(database);
  yield await inspectTally(database);
  yield await inspectSearch(database);
  yield await inspectCompany(database);
  yield await inspectCatalogue(database);
  yield await inspectProductUses(database);
  yield await photosAsAudited(database);
  yield await inspectPhotoFacts(database);
  yield await inspectWidePictures(database);
  yield await inspectCallbacks(database);
  yield await inspectCustomers(database);
  yield await inspectShares(database);
  yield await inspectMails(database);
}

async function wrongFigures({ read }: Database): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .select('number')
    .where(sql<boolean>`cgst + sgst + igst <> tax or taxable + tax + round_off <> payable`)
    .limit(LISTED)
    .execute();
  return rows.map(({ number }) => `The figures of ${number} do not add up.`);
}

/** One statement reads one state: it adds the documents and subtracts the totals of their days; the result must be zero. */
async function wrongDayTotals({ read }: Database): Promise<string[]> {
  const names = [...figures].map((name) => sql.ref(name));
  const list = (each: (name: (typeof names)[number]) => ReturnType<typeof sql>) => sql.join(names.map(each));
  const { rows } = await sql<{ kind: string; tax_state: string; date: string }>`
    select kind, tax_state, date from (
      select kind, tax_state, date, issued_seq / ${sql.lit(issueBlock)} as block, 1 - cancelled as standing, cancelled,
        ${list((name) => sql`(1 - cancelled) * ${name} as ${name}`)} from invoices
      union all select kind, tax_state, date, block, -standing, -cancelled, ${list((name) => sql`-${name}`)} from day_totals
    ) as counted
    group by kind, tax_state, date, block
    having sum(standing) <> 0 or sum(cancelled) <> 0
      or ${sql.join(
        names.map((name) => sql`sum(${name}) <> 0`),
        sql` or `,
      )}
    order by kind, tax_state, date limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(
    ({ kind, tax_state, date }) => `The totals of ${date} (${kind}, ${tax_state}) are not those of its documents.`,
  );
}

const LISTED = 100;

/** The audit lines are read before and after the versions, so that a version that is saved meanwhile is no fault. */
async function inspectCompany({ read }: Database): Promise<Finding> {
  const lines = async () =>
    (await read.selectFrom('audit_log').select('after').where('what', '=', 'company saved').execute()).map(
      // The line of a later version also says what changed.
      ({ after }) => factsOf(JSON.parse(after)),
    );
  const before = await lines();
  const versions = (await read.selectFrom('company_versions').selectAll().orderBy('version').execute()).map((row) => ({
    version: row.version,
    line: factsOf({ version: row.version, demo: row.demo === 1, sha256: sha256(row.company) }),
  }));
  const [audited, stored] = [new Set(await lines()), new Set(versions.map(({ line }) => line))];
  const altered = versions.filter(({ line }) => !audited.has(line)).map(({ version }) => version);
  const missing = before
    .filter((line) => !stored.has(line))
    .map((line) => Number(JSON.parse(line).version))
    .filter((version) => !altered.includes(version));
  return {
    name: 'Company record',
    summary: `${versions.length} ${versions.length === 1 ? 'version' : 'versions'}, each as it was saved.`,
    faults: [
      ...altered.map((version) => `Version ${version} of the company record is not as it was saved.`),
      ...missing.map((version) => `Version ${version} of the company record is missing.`),
    ],
  };
}

function factsOf({ version, demo, sha256 }: { version: number; demo: boolean; sha256: string }): string {
  return JSON.stringify({ version, demo, sha256 });
}

/** The audit log does not record a request, only what staff did about it; a request from the trap may be deleted. */
async function inspectCallbacks({ read }: Database): Promise<Finding> {
  const { rows: missing } = await sql<{ subject: string }>`
    select distinct subject from audit_log where what in ('callback done', 'callback sent again')
      and not exists (select 1 from callbacks where id = audit_log.subject) order by subject`.execute(read);
  const inconsistent = await read
    .selectFrom('callbacks')
    .select('id')
    .where(
      sql<boolean>`state not in ('open', 'done', 'held') or (state = 'done') <> (done_at is not null)
        or (state = 'held' and held_because is null)`,
    )
    .execute();
  const { count } = await read
    .selectFrom('callbacks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    name: 'Callbacks',
    summary: `${Number(count)} ${Number(count) === 1 ? 'request' : 'requests'}, each in one list, and none that staff dealt with is missing.`,
    faults: [
      ...missing.map(({ subject }) => `The request ${subject}, which staff dealt with, is missing.`),
      ...inconsistent.map(({ id }) => `The request ${id} is in no list, or contradicts its list.`),
    ],
  };
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
