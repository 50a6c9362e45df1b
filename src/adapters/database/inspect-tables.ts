import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './engine/tables.ts';
import { cancellationsAsAudited } from './invoices/cancellations-as-audited.ts';
import { BLOCK, figures } from './invoices/day-totals.ts';
import { inspectBuyerNames } from './invoices/inspect-buyer-names.ts';
import { inspectSearch } from './invoices/inspect-search.ts';
import { inspectWidePictures } from './photos/inspect-wide-pictures.ts';
import { photosAsAudited } from './photos/photos-as-audited.ts';

type Found = { name: string; summary: string; faults: string[] };

/** Whether what is kept beside the documents fits them, and the audit log: one finding a subject. */
export async function* inspectTables(database: Database): AsyncIterable<Found> {
  yield {
    name: 'Reports',
    summary: 'the figures of each document add up, and the totals of each day are those of its documents.',
    faults: [...(await unevenFigures(database)), ...(await unevenDays(database))],
  };
  yield await cancellationsAsAudited(database);
  yield await inspectBuyerNames(database);
  yield await inspectSearch(database);
  yield await companyRecord(database);
  yield await photosAsAudited(database);
  yield await inspectWidePictures(database);
  yield await callbacks(database);
}

async function unevenFigures({ read }: Database): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .select('number')
    .where(sql<boolean>`cgst + sgst + igst <> tax or taxable + tax + round_off <> payable`)
    .limit(LISTED)
    .execute();
  return rows.map(({ number }) => `The figures of ${number} do not add up.`);
}

/** One statement reads one state: documents count for, their day's totals against, and nothing may be left. */
async function unevenDays({ read }: Database): Promise<string[]> {
  const names = [...figures].map((name) => sql.ref(name));
  const list = (each: (name: (typeof names)[number]) => ReturnType<typeof sql>) => sql.join(names.map(each));
  const { rows } = await sql<{ kind: string; tax_state: string; date: string }>`
    select kind, tax_state, date from (
      select kind, tax_state, date, issued_seq / ${sql.lit(BLOCK)} as block, 1 - cancelled as standing, cancelled,
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

/** Lines are read before and after: a version that is saved meanwhile is no fault. */
async function companyRecord({ read }: Database): Promise<Found> {
  const lines = async () =>
    (await read.selectFrom('audit_log').select('after').where('what', '=', 'company saved').execute()).map(
      ({ after }) => after,
    );
  const before = await lines();
  const versions = (await read.selectFrom('company_versions').selectAll().orderBy('version').execute()).map((row) => ({
    version: row.version,
    line: JSON.stringify({ version: row.version, demo: row.demo === 1, sha256: sha256(row.company) }),
  }));
  const [known, there] = [new Set(await lines()), new Set(versions.map(({ line }) => line))];
  const altered = versions.filter(({ line }) => !known.has(line)).map(({ version }) => version);
  const gone = before
    .filter((line) => !there.has(line))
    .map((line) => Number(JSON.parse(line).version))
    .filter((version) => !altered.includes(version));
  return {
    name: 'Company record',
    summary: `${versions.length} ${versions.length === 1 ? 'version' : 'versions'}, each as it was saved.`,
    faults: [
      ...altered.map((version) => `Version ${version} of the company record is not as it was saved.`),
      ...gone.map((version) => `Version ${version} of the company record is missing.`),
    ],
  };
}

/** A request that came is in no audit line, but what staff did about it is; one that is held back may be forgotten. */
async function callbacks({ read }: Database): Promise<Found> {
  const { rows: gone } = await sql<{ subject: string }>`
    select distinct subject from audit_log where what in ('callback done', 'callback sent again')
      and not exists (select 1 from callbacks where id = audit_log.subject) order by subject`.execute(read);
  const odd = await read
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
    summary: `${Number(count)} ${Number(count) === 1 ? 'request' : 'requests'}, each in its list, and all that staff dealt with are there.`,
    faults: [
      ...gone.map(({ subject }) => `The request ${subject}, which staff dealt with, is missing.`),
      ...odd.map(({ id }) => `The request ${id} is in no list, or says otherwise than its list.`),
    ],
  };
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
