import { hash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { tableOfTables } from '../engine/table-of-tables.ts';
import type { Database } from '../engine/tables.ts';
import { parsed } from './derived/as-written.ts';
import type { AnyRow, Line, Rows, State, TableSeal } from './seal.ts';

type Read = Database['read'];

const LINES = 1000;
const ROWS = 500;
/** More faults of one seal are not listed. */
const LISTED = 100;

/** `untold`: how many of the rows no line names, where that is no fault. */
export type Sealed = { rows: number; untold: number; faults: string[] };

/** For each seal how many rows there are, and what is wrong. The log is read once for all of them. */
export async function verifySeals(read: Read, seals: TableSeal[]): Promise<Map<TableSeal, Sealed>> {
  const verified = new Map<TableSeal, Sealed>();
  for (const log of ['audit', 'visitors'] as const) {
    const told = seals.filter(({ byVisitors }) => (log === 'visitors') === (byVisitors ?? false));
    if (told.length > 0) await verifyBy(read, log, told, verified);
  }
  return verified;
}

type Log = 'audit' | 'visitors';

async function verifyBy(read: Read, log: Log, seals: TableSeal[], verified: Map<TableSeal, Sealed>): Promise<void> {
  const head = await headOf(read, log);
  const held = await readLog(read, seals, head, false);
  for (const [seal, told] of held) {
    const sum = seal.once ? await sumOfRows(read, seal) : null;
    if (sum && sum.sum === told.sum) verified.set(seal, { rows: sum.rows, untold: 0, faults: [] });
    else {
      // Something differs, or was written meanwhile: then each row is compared.
      const states = seal.once ? (await readLog(read, [seal], head, true)).get(seal)?.states : told.states;
      verified.set(seal, await compare(read, seal, states ?? new Map(), head));
    }
  }
}

type Held = { states: Map<string, string>; sum: bigint };

async function headOf(read: Read, log: Log): Promise<number> {
  const head = read.selectFrom(log === 'audit' ? 'audit_head' : 'visitor_head').select('seq');
  return (await head.executeTakeFirst())?.seq ?? 0;
}

function logOf(seal: TableSeal | undefined): Log {
  return seal?.byVisitors ? 'visitors' : 'audit';
}

/** What the lines say of the rows: the newest state of each, or only the sum of the hashes of those that are told once. */
async function readLog(read: Read, seals: TableSeal[], to: number, isByRow: boolean): Promise<Map<TableSeal, Held>> {
  const held = new Map(seals.map((seal): [TableSeal, Held] => [seal, { states: new Map(), sum: 0n }]));
  for await (const lines of linesBetween(read, seals, 0, to))
    for (const line of lines)
      for (const [seal, of] of held)
        for (const [key, state, replaced = null] of await toldBy(seal, line, of.states, read)) {
          if (!seal.once || isByRow) of.states.set(key, JSON.stringify(state));
          else of.sum += hashOf(key, state) - hashOf(key, replaced);
        }
  return held;
}

const nothing: [] = [];

function toldBy(seal: TableSeal, line: Line, states: Map<string, string>, read: Read) {
  if (seal.events ? !seal.events.includes(line.what as never) : !hasRows(line)) return nothing;
  return seal.told(line, (key) => stateFrom(states.get(key)), read);
}

/** Documents that are made from others tell rows of another kind. */
function hasRows({ facts: { rows } }: Line): boolean {
  return typeof rows === 'object' && rows !== null && !Array.isArray(rows);
}

function stateFrom(text: string | undefined): State {
  return text === undefined ? null : JSON.parse(text);
}

/** The key of this process: nobody can choose rows whose hashes add up to the same sum. */
const secret = randomBytes(16).toString('hex');

function hashOf(key: string, state: State): bigint {
  if (state === null) return 0n;
  return BigInt(`0x${hash('sha256', JSON.stringify([secret, key, state])).slice(0, 32)}`);
}

async function* linesBetween(read: Read, seals: TableSeal[], from: number, to: number): AsyncIterable<Line[]> {
  for (let last = from; ; ) {
    const lines = await (logOf(seals[0]) === 'audit'
      ? auditLines(read, seals, last, to)
      : visitorLines(read, last, to));
    yield lines;
    if (lines.length < LINES) return;
    last = lines.at(-1)?.seq ?? last;
    // A long log must not block other requests.
    await setImmediate();
  }
}

async function auditLines(read: Read, seals: TableSeal[], from: number, to: number): Promise<Line[]> {
  const withRows = seals.some(({ events }) => events === undefined);
  const events = [...new Set(seals.flatMap((seal) => seal.events ?? []))];
  const lines = await read
    .selectFrom('audit_log')
    .select(['seq', 'at', 'who', 'what', 'subject', 'before', 'after'])
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where((line) =>
      line.or([line('what', 'in', [...events, '']), ...(withRows ? [line('after', 'like', '%"rows":{%')] : [])]),
    )
    .orderBy('seq')
    .limit(LINES)
    .execute();
  return lines.map(({ after, ...line }) => ({ ...line, facts: parsed(after) ?? {} }));
}

async function visitorLines(read: Read, from: number, to: number): Promise<Line[]> {
  const lines = await read
    .selectFrom('visitor_chain')
    .select(['seq', 'at', 'rows'])
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .limit(LINES)
    .execute();
  return lines.map(({ seq, at, rows }) => {
    return { seq, at, who: '', what: '', subject: '', before: 'null', facts: { rows: parsed(rows) } };
  });
}

async function sumOfRows(read: Read, seal: TableSeal): Promise<{ rows: number; sum: bigint }> {
  let [count, sum] = [0, 0n];
  for await (const rows of rowsOf(read, seal)) {
    count += rows.length;
    for (const row of rows) sum += hashOf(seal.key(row), seal.state(row));
  }
  return { rows: count, sum };
}

/** The rows in the order of the primary key, some at a time. */
async function* rowsOf(read: Read, { table: sealed, from, select }: TableSeal): AsyncIterable<AnyRow[]> {
  const table = from ?? sealed;
  const key: string[] = tableOfTables[table].key.split(' ');
  const columns = key.map((column) => sql.ref(`${table}.${column}`));
  for (let last: AnyRow | undefined; ; ) {
    let query = ((select?.(read) ?? read.selectFrom(table).selectAll(table)) as Rows).limit(ROWS);
    for (const column of columns) query = query.orderBy(column);
    if (last) {
      const values = key.map((column) => last?.[column]);
      query = query.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(values)})`);
    }
    const rows = await query.execute();
    yield rows;
    if (rows.length < ROWS) return;
    last = rows.at(-1);
    await setImmediate();
  }
}

/** The rows with these keys, some at a time. */
async function* rowsWith(read: Read, { table, only = '' }: TableSeal, keys: string[]): AsyncIterable<AnyRow[]> {
  for (let start = 0; start < keys.length; start += ROWS)
    yield (read.selectFrom(table).selectAll() as Rows)
      .where(sql.ref(`${table}.${only}`), 'in', keys.slice(start, start + ROWS))
      .execute();
}

/**
 * Compares each row with its newest state. A row may also be as a line after `head` left it, and a line after `head` may have
 * deleted it: who works in the shop meanwhile makes no fault.
 */
async function compare(read: Read, seal: TableSeal, told: Map<string, string>, head: number): Promise<Sealed> {
  const missing = new Map([...told].filter(([, state]) => state !== 'null'));
  const wrong: { key: string; row?: AnyRow }[] = [];
  let [count, untold] = [0, 0];
  for await (const rows of seal.only ? rowsWith(read, seal, [...told.keys()]) : rowsOf(read, seal)) {
    count += rows.length;
    for (const row of rows) {
      const [key, state] = [seal.key(row), seal.state(row)];
      missing.delete(key);
      if (told.get(key) === JSON.stringify(state)) continue;
      const said = seal.isRight && stateFrom(told.get(key));
      if (said && seal.isRight?.(row, said)) continue;
      if (!told.has(key) && state !== null && seal.isUntoldOk?.(state, row)) untold += 1;
      else wrong.push({ key, row });
    }
  }
  const lastAt = missing.size === 0 ? '' : await timeOf(read, head);
  for (const [key, state] of missing)
    if (!(await seal.isGoneOk?.({ key, state: JSON.parse(state), lastAt, read }))) wrong.push({ key });
  const later = wrong.length === 0 ? new Map<string, Set<string>>() : await statesAfter(read, seal, told, head);
  const faults = wrong
    .filter(({ key, row }) => !later.get(key)?.has(JSON.stringify(row ? seal.state(row) : null)))
    .map(({ key, row }) => {
      const fault = { key, row, told: stateFrom(told.get(key)) };
      return `${seal.fault(fault)} (${seal.tableOf?.(fault) ?? seal.table} ${key})`;
    });
  return { rows: count, untold, faults: faults.slice(0, LISTED) };
}

/** The states that lines after `head` gave to rows. */
async function statesAfter(read: Read, seal: TableSeal, told: Map<string, string>, head: number) {
  const states = new Map(told);
  const later = new Map<string, Set<string>>();
  for await (const lines of linesBetween(read, [seal], head, await headOf(read, logOf(seal))))
    for (const line of lines)
      for (const [key, state] of await toldBy(seal, line, states, read)) {
        const text = JSON.stringify(state);
        states.set(key, text);
        later.set(key, (later.get(key) ?? new Set()).add(text));
      }
  return later;
}

async function timeOf(read: Read, line: number): Promise<string> {
  const row = await read.selectFrom('audit_log').select('at').where('seq', '=', line).executeTakeFirst();
  return row?.at ?? '';
}
