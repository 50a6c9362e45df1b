import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { documentOf, documentsIn } from '../shared-writes/documents-of-line.ts';
import { ACCOUNT_ITEM } from '../shared-writes/lines-to-follow.ts';

/**
 * Lines of the audit log whose rows are added up at once: SQLite calls are synchronous, and other requests run between two of them;
 * PostgreSQL ends a statement after ten seconds.
 */
const BATCH = { sqlite: 20_000, postgres: 250_000 };

const TAIL = 2_000;

/** Money of a day, and of what due date, '' where none matters; by registration. Paise. */
type DaySum = { tax_state: string; day: string; due: string; amount: number };

/** By registration and day: what there is by due date. */
type DaySums = Map<string, Map<string, Map<string, number>>>;

type Days = [day: string, dues: Map<string, number>][];

/**
 * What is added up, each as a `select` of the columns of a `DaySum`. `begun`: the rows that some lines of the audit log made, as if
 * none had ever ended. `ended`: what takes out again those that some lines ended. `always`: what is read for each answer.
 */
export type Changes = {
  /** `isLarge`: the lines are so many that a whole table is read faster than they are looked for. */
  begun: (within: Within, isLarge: boolean) => RawBuilder<unknown>;
  ended: (within: Within) => RawBuilder<unknown>;
  /** What the lines after `from` up to `to` change of what depends on more lines than these. */
  twice?: (from: number, to: number | null, isLarge: boolean) => RawBuilder<unknown>;
  always?: RawBuilder<unknown>;
};

/** `within(sql`issued_seq`)` is true of the rows of the lines. */
export type Within = (line: RawBuilder<unknown>) => RawBuilder<boolean>;

/** `twiceUpTo`: the line up to which `twice` is in the sums. */
type Kept = { upTo: number; twiceUpTo: number; hash: string; keptFrom: string; sums: DaySums };

/** Where the reads of some work go: a replica and its primary are not at the same line. `turn`: of who asked there last. */
type Place = { kept: Kept; turn: Promise<unknown> };

/**
 * Keeps sums of money by day in memory. Rows of money only begin and end: what lines up to a mark began and ended is kept, what
 * later ones did is read for each answer, in one statement. The mark is never past that of the job that gives documents of
 * earlier releases their place. All is read again when an opening bill was changed, 'Money kept from' was, when what a payment that has ended paid is
 * cancelled or moved too, or the log is another.
 * `tail`: the rows of so many lines are added up for each answer, before they become part of what is kept.
 */
export function openDaySums(database: Database, changes: Changes, tail = TAIL) {
  const places = new Map<unknown, Place>();
  const follow = async (place: Place): Promise<Kept> => {
    const { end, keptFrom } = await marks(database);
    if (place.kept.keptFrom !== keptFrom || !(await holds(database, place.kept))) place.kept = empty(keptFrom);
    const { kept } = place;
    if (end - kept.upTo <= tail) return kept;
    while (kept.upTo < end) {
      const upTo = Math.min(end, kept.upTo + BATCH[database.engine]);
      const within = between(kept.upTo, upTo);
      const rows = await read(
        database,
        sql`${changes.begun(within, upTo - kept.upTo > BATCH.sqlite)} union all ${changes.ended(within)}`,
      );
      const hash = await hashOf(database, upTo);
      addTo(kept.sums, rows);
      Object.assign(kept, { upTo, hash });
      await setImmediate();
    }
    if (changes.twice)
      addTo(kept.sums, await read(database, changes.twice(kept.twiceUpTo, end, end - kept.twiceUpTo > BATCH.sqlite)));
    kept.twiceUpTo = end;
    return kept;
  };
  const answer = async <Answer>(place: Place, taxState: string, use: (days: Days) => Answer): Promise<Answer> => {
    const { sums, upTo, twiceUpTo } = await follow(place);
    const rest: DaySums = new Map();
    const since: Within = (line) => sql`${line} > ${upTo}`;
    const more = [changes.always, changes.twice?.(twiceUpTo, null, false)].filter((each) => each !== undefined);
    const others = sql.join(
      more.map((each) => sql`union all ${each}`),
      sql` `,
    );
    addTo(rest, await read(database, sql`${changes.begun(since, false)} union all ${changes.ended(since)} ${others}`));
    return use([...daysOf(sums, taxState), ...daysOf(rest, taxState)]);
  };
  /** `use` gets the days of one registration, or of all for '', in no order, and some of them twice. */
  return <Answer>(taxState: string, use: (days: Days) => Answer): Promise<Answer> => {
    const pool = database.replica?.pool();
    const place = places.get(pool) ?? { kept: empty(''), turn: Promise.resolve() };
    places.set(pool, place);
    // One after another: what is kept grows for the one while the other would read it. A replica that freezes holds nobody else.
    const mine = place.turn.then(() => answer(place, taxState, use));
    place.turn = mine.catch(() => {});
    return mine;
  };
}

function empty(keptFrom: string): Kept {
  return { upTo: 0, twiceUpTo: 0, hash: '', keptFrom, sums: new Map() };
}

function between(from: number, to: number): Within {
  return (line) => sql`${line} > ${from} and ${line} <= ${to}`;
}

async function marks({ read }: Database): Promise<{ end: number; keptFrom: string }> {
  const { head, mark, keptFrom } = await read
    .selectFrom(['audit_head', 'money_kept_from', 'filled_up_to'])
    .select(['audit_head.seq as head', 'filled_up_to.issued_seq as mark', 'money_kept_from.kept_from as keptFrom'])
    .where('filled_up_to.fact', '=', ACCOUNT_ITEM)
    .executeTakeFirstOrThrow();
  return { end: Math.min(head, mark), keptFrom };
}

/** Whether the log is still the same, and nothing that is kept was changed since. */
async function holds(database: Database, { upTo, hash }: Kept): Promise<boolean> {
  if (upTo === 0) return true;
  const lines = await database.read
    .selectFrom('audit_log')
    .select(['what', 'subject', 'after'])
    .where('seq', '>', upTo)
    .where('what', 'in', ['opening bill changed', 'opening bill removed', 'company saved', ...ofDocuments])
    .execute();
  if (lines.some(({ what, after }) => what === 'opening bill changed' || movesMoneyKeptFrom(what, after))) return false;
  const ended: string[] = [];
  for (const { what, subject, after } of lines)
    if (what === 'company saved') continue;
    else if (ofDocuments.includes(what))
      ended.push(...documentsIn(JSON.parse(after)), ...(await documentOf(database.read, what, subject)));
    else ended.push((JSON.parse(after) as { id: string }).id);
  return !(await hadEnded(database, ended, upTo)) && (await hashOf(database, upTo)) === hash;
}

const ofDocuments = ['invoice cancelled', 'document linked', 'documents linked'];

/** It may be the same day again: what was cancelled between had no row then. */
function movesMoneyKeptFrom(what: string, after: string): boolean {
  if (what !== 'company saved') return false;
  const { changes } = JSON.parse(after) as { changes?: { field: string }[] };
  return changes?.some(({ field }) => field === 'moneyKeptFrom') ?? true;
}

/** Whether one of these that were cancelled or moved had a payment that ended before: it no longer counts for a time. */
async function hadEnded({ read }: Database, items: string[], upTo: number): Promise<boolean> {
  if (items.length === 0) return false;
  const row = await read
    .selectFrom('allocations')
    .select('ended_seq')
    .where('ended_seq', '<=', upTo)
    .where(({ or, eb }) => or([eb('debt', 'in', items), eb('source', 'in', items)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** '' where the line is missing. */
async function hashOf({ read }: Database, seq: number): Promise<string> {
  const row = await read.selectFrom('audit_log').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash ?? '';
}

async function read(database: Database, rows: RawBuilder<unknown>): Promise<DaySum[]> {
  const found = await sql<DaySum>`
    select tax_state, day, due, cast(sum(amount) as bigint) as amount from (${rows}) as changes
    group by tax_state, day, due`.execute(database.read);
  return found.rows;
}

function addTo(sums: DaySums, rows: DaySum[]): void {
  for (const { tax_state, day, due, amount } of rows) {
    const days = sums.get(tax_state) ?? new Map<string, Map<string, number>>();
    const dues = days.get(day) ?? new Map<string, number>();
    sums.set(tax_state, days.set(day, dues));
    dues.set(due, (dues.get(due) ?? 0) + amount);
  }
}

function daysOf(sums: DaySums, taxState: string): Days {
  return [...sums].flatMap(([state, days]) => (taxState === '' || state === taxState ? [...days] : []));
}
