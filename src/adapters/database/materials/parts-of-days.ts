import { setImmediate } from 'node:timers/promises';
import { indianDate, indianDay } from '#domain/calendar/indian-date.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import type { MaterialRequest } from '#domain/materials/material-uses.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';

/* SQLite calls are synchronous: each reads little, and other requests run between two of them. */

type Read = Database['read'];

/** Requests that are read at once, and how far it goes at once in the order of issue. */
const [BATCH, WINDOW] = [500, 512];

/** A request of a visitor. `date`: of India. */
type DatedRequest = { id: string; date: string; name: string; isForSamples: boolean; request: MaterialRequest };

/** The requests of some days that were not held back, newest first, in parts. */
export async function* requestsOfDays(read: Read, { from, to }: FigureDays): AsyncGenerator<DatedRequest[]> {
  for (let page = 0; ; page += 1) {
    const rows = await read
      .selectFrom('callbacks')
      .leftJoin('samples', 'samples.callback', 'callbacks.id')
      .select(['id', 'received_at', 'name', 'message', 'samples.items'])
      .where('received_at', '>=', indianDay(from).begins)
      .where('received_at', '<', indianDay(to).ends)
      .where('held_because', 'is', null)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .offset(page * BATCH)
      .execute();
    const titles = await titlesOf(
      read,
      rows.map(({ id }) => id),
    );
    yield rows.map(({ id, received_at, name, message, items }) => ({
      id,
      date: indianDate(received_at),
      name,
      isForSamples: items !== null,
      request: { message, titles: titles.get(id) ?? [], items: items === null ? [] : JSON.parse(items) },
    }));
    if (rows.length < BATCH) return;
    await setImmediate();
  }
}

async function titlesOf(read: Read, callbacks: readonly string[]): Promise<Map<string, string[]>> {
  if (callbacks.length === 0) return new Map();
  const rows = await read
    .selectFrom('callback_pictures')
    .select(['callback', 'title'])
    .where('callback', 'in', callbacks)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ callback }) => callback)].map(([id, of]) => [id, of.map(({ title }) => title)]),
  );
}

/**
 * Queries for the standing documents of some days, of every kind: each for a part of the order of issue, newest first. Only those blocks
 * of it are read that have documents of these days. A condition on the kind would make SQLite take the index of kinds in place of the
 * order's, and read all documents of the kind for each part.
 */
export async function* documentsOfDays(read: Read, { from, to }: FigureDays) {
  for (const block of await blocksOf(read, { from, to }))
    for (let end = (block + 1) * issueBlock; end > block * issueBlock; end -= WINDOW) {
      const documents = read
        .selectFrom('invoices')
        .where('issued_seq', '>=', end - WINDOW)
        .where('issued_seq', '<', end)
        .where('cancelled', '=', 0)
        .where('invoices.date', '>=', from)
        .where('invoices.date', '<=', to);
      yield { documents };
      await setImmediate();
    }
}

async function blocksOf(read: Read, { from, to }: FigureDays): Promise<number[]> {
  const rows = await read
    .selectFrom('day_totals')
    .select('block')
    .distinct()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('block', 'desc')
    .execute();
  return rows.map(({ block }) => block);
}
