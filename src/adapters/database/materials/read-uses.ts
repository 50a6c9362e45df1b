import { setImmediate } from 'node:timers/promises';
import { indianDate, indianDay } from '#domain/calendar/indian-date.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { asksFor, type MaterialUses, quantitiesOf } from '#domain/materials/material-uses.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';

/** As many of each kind as a screen lists. */
const MOST = 500;
/** Requests that are read at once, and how far it goes at once in the order of issue. */
const [BATCH, WINDOW] = [500, 512];

/**
 * What has to do with a material on some days, newest first: requests that were not held back, and standing documents. SQLite calls
 * are synchronous: each reads little, and other requests run between two of them.
 */
export async function readUses({ read }: Database, code: string, days: FigureDays): Promise<MaterialUses> {
  const [requests, documents] = await Promise.all([requestsOf(read, code, days), documentsOf(read, code, days)]);
  return { ...requests, ...documents };
}

/** Codes are compared here, because the engines compare letter cases in different ways. */
async function requestsOf(read: Database['read'], code: string, { from, to }: FigureDays) {
  const found: Pick<MaterialUses, 'asked' | 'sampled'> = { asked: [], sampled: [] };
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
    for (const { id, received_at, name, message, items } of rows) {
      const list = items === null ? found.asked : found.sampled;
      const request = { message, titles: titles.get(id) ?? [], items: items === null ? [] : JSON.parse(items) };
      if (list.length < MOST && asksFor(request, code))
        list.push({ id, kind: 'request', number: '', date: indianDate(received_at), name, quantities: [] });
    }
    if (rows.length < BATCH || Object.values(found).every(({ length }) => length === MOST)) return found;
    await setImmediate();
  }
}

async function titlesOf(read: Database['read'], callbacks: readonly string[]): Promise<Map<string, string[]>> {
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

type Kind = 'pro' | 'tax' | 'credit';
type Found = { seq: number; use: MaterialUses['sold'][number] }[];

/** The newest in the order of issue. Only those blocks of it are read that have documents of these days. */
async function documentsOf(read: Database['read'], code: string, days: FigureDays) {
  const quoted: Found = [];
  const sold: Found = [];
  for (const block of await blocksOf(read, days))
    for (let end = (block + 1) * issueBlock; end > block * issueBlock; end -= WINDOW) {
      const kinds: Kind[] = [];
      if (quoted.length < MOST) kinds.push('pro');
      if (sold.length < MOST) kinds.push('tax', 'credit');
      if (kinds.length === 0) return { quoted: newest(quoted), sold: newest(sold) };
      for (const found of await documentsBefore(read, end, kinds, code, days))
        (found.use.kind === 'pro' ? quoted : sold).push(found);
      await setImmediate();
    }
  return { quoted: newest(quoted), sold: newest(sold) };
}

function newest(found: Found): MaterialUses['sold'] {
  return found
    .toSorted((one, other) => compareText(other.use.date, one.use.date) || other.seq - one.seq)
    .slice(0, MOST)
    .map(({ use }) => use);
}

async function blocksOf(read: Database['read'], { from, to }: FigureDays): Promise<number[]> {
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

async function documentsBefore(
  read: Database['read'],
  end: number,
  kinds: readonly Kind[],
  code: string,
  { from, to }: FigureDays,
): Promise<Found> {
  const rows = await read
    .selectFrom('invoices')
    .leftJoin('buyer_names', 'buyer_names.document', 'invoices.id')
    .select(['id', 'issued_seq', 'kind', 'number', 'date', 'draft', 'buyer_name', 'buyer_names.name'])
    .where('issued_seq', '>=', end - WINDOW)
    .where('issued_seq', '<', end)
    .where('kind', 'in', kinds)
    .where('cancelled', '=', 0)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('draft', 'like', `%"material":${JSON.stringify(code)}%`)
    .orderBy('issued_seq', 'desc')
    .execute();
  return rows.flatMap(({ id, issued_seq: seq, kind, number, date, draft, name, buyer_name }) => {
    const quantities = quantitiesOf(JSON.parse(draft) as InvoiceDraft, code);
    return quantities
      ? [{ seq, use: { id, kind: kind as Kind, number, date, name: name ?? buyer_name, quantities } }]
      : [];
  });
}
