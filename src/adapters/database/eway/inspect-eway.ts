import type { Database } from '../engine/tables.ts';
import { ewayBillFromRow, transportFromRow } from './eway-row.ts';

/**
 * Whether e-way bills and the facts of transports are what the audit log recorded last. The lines are read before and after
 * the rows: a row may be as any line since the first reading left it, so that a change meanwhile is no fault.
 */
export async function inspectEway({ read }: Database): Promise<{ name: string; summary: string; faults: string[] }> {
  const before = (await linesOf(read)).length;
  const rows = await rowsOf(read);
  const states = statesSince(await linesOf(read), before);
  const wrong = rows.filter(({ key, state }) => !states.get(key)?.includes(state)).map(({ key }) => key);
  const stored = new Set(rows.map(({ key }) => key));
  const missing = [...states].filter(([key, held]) => !stored.has(key) && !held.includes('')).map(([key]) => key);
  const bills = rows.filter(({ key }) => key.startsWith(BILL)).length;
  return {
    name: 'E-way bills',
    summary: `${bills} ${bills === 1 ? 'bill' : 'bills'}, and the facts of the transports, each as the audit log recorded it.`,
    faults: [...wrong, ...missing].map((key) => `The ${key} is not as the audit log recorded it.`),
  };
}

const BILL = 'e-way bill ';
const FACTS = 'transport of the document ';

/** What a row holds, as text; '' while the row is missing. */
type Row = { key: string; state: string };

type Line = { what: string; after: Record<string, string> };

async function linesOf(read: Database['read']): Promise<Line[]> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['what', 'after'])
    .where('what', 'in', ['e-way facts saved', 'e-way bill taken in', 'e-way bill changed', 'e-way bill cancelled'])
    .orderBy('seq')
    .execute();
  return lines.map(({ what, after }) => ({ what, after: JSON.parse(after) }));
}

/** The states that a row may have: that before the line numbered `since`, and those since. */
function statesSince(lines: Line[], since: number): Map<string, string[]> {
  const states = new Map<string, string[]>();
  const newest = new Map<string, unknown[]>();
  for (const [index, { what, after }] of lines.entries()) {
    const key = what === 'e-way facts saved' ? `${FACTS}${after.id}` : `${BILL}${after.number}`;
    const parts = partsAfter(what, after, newest.get(key));
    newest.set(key, parts);
    states.set(key, [...(index < since ? [] : (states.get(key) ?? [''])), JSON.stringify(parts)]);
  }
  return states;
}

/** What the row holds after a line; `held`: what it held before. */
function partsAfter(what: string, after: Line['after'], held: unknown[] = []): unknown[] {
  if (what === 'e-way facts saved') return [Number(held[0] ?? 0) + 1, ...factsOf(after)];
  return what === 'e-way bill cancelled'
    ? [...held, after.cancelledAt, after.reason]
    : [after.id, after.madeAt, after.validUntil];
}

async function rowsOf(read: Database['read']): Promise<Row[]> {
  const bills = await read.selectFrom('eway_bills').selectAll().execute();
  const transports = await read.selectFrom('eway_transports').selectAll().execute();
  return [
    ...bills.map((row) => {
      const { number, madeAt, validUntil, cancelled } = ewayBillFromRow(row);
      const end = cancelled ? [cancelled.at, cancelled.reason] : [];
      return { key: BILL + number, state: JSON.stringify([row.document, madeAt, validUntil, ...end]) };
    }),
    ...transports.map((row) => {
      const { version, transport } = transportFromRow(row);
      return { key: FACTS + row.document, state: JSON.stringify([version, ...factsOf(transport)]) };
    }),
  ];
}

/** The facts in one order: they may be stored in another. */
function factsOf(facts: object): unknown[] {
  return Object.entries(facts)
    .filter(([name]) => name !== 'id')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, value]);
}
