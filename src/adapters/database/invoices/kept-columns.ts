import type { InvoiceFilter, InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { figures, namedSums } from './day-totals.ts';
import type { FoundDocuments } from './found-documents.ts';

/** So many blocks of the order of issue stay in memory, 64 bytes a document: 26 MB at most. */
export const KEPT_BLOCKS = 100;

type Columns = {
  /** What the sums of days said of the block when it was read. */
  version: string;
  seqs: number[];
  /** As numbers, which compare faster: 20261121. */
  dates: Int32Array;
  cancelled: Uint8Array;
  /** Those of one document after those of another, in the order of `figures`. */
  amounts: Float64Array;
};

const places = new WeakMap<Database, Map<string, Columns>>();

/**
 * How many of the found documents of a block the filter has, and their sums, from columns in memory. Documents never change, but for
 * being cancelled: while the sums of a block are the same (`version`), so is each of its documents.
 */
export async function totalInMemory(
  database: Database,
  filter: InvoiceFilter,
  { block, version }: { block: number; version: string },
  found: FoundDocuments,
): Promise<InvoiceTotalsFound> {
  const { seqs, dates, cancelled, amounts } = await columnsOf(database, filter, block, version);
  const from = dayNumber(filter.from || '0000-01-01');
  const to = dayNumber(filter.to || '9999-12-31');
  const sums = new ExactSums();
  let count = 0;
  for (let index = 0; index < seqs.length; index += 1) {
    const date = dates[index] ?? 0;
    if (!found.has(seqs[index] ?? 0) || date < from || date > to) continue;
    const stands = cancelled[index] === 0;
    if (stands) sums.add(amounts, index * figures.length);
    if (stands || filter.withCancelled) count += 1;
  }
  return { count, sums: namedSums((place) => sums.at(place)) };
}

async function columnsOf(database: Database, { kind, taxState }: InvoiceFilter, block: number, version: string) {
  const kept = places.get(database) ?? new Map<string, Columns>();
  places.set(database, kept);
  const key = `${kind} ${taxState} ${block}`;
  const known = kept.get(key);
  const columns = known?.version === version ? known : await readColumns(database, { kind, taxState }, block, version);
  // The one that was asked for last stands at the end.
  kept.delete(key);
  kept.set(key, columns);
  for (const oldest of kept.keys()) if (kept.size > KEPT_BLOCKS) kept.delete(oldest);
  return columns;
}

async function readColumns(
  { read }: Database,
  { kind, taxState }: Pick<InvoiceFilter, 'kind' | 'taxState'>,
  block: number,
  version: string,
): Promise<Columns> {
  const rows = await read
    .selectFrom('invoices')
    .select(['issued_seq', 'date', 'cancelled', ...figures])
    .where('kind', '=', kind)
    .where('tax_state', '=', taxState)
    .where('issued_seq', '>=', block * issueBlock)
    .where('issued_seq', '<', (block + 1) * issueBlock)
    .execute();
  return {
    version,
    seqs: rows.map(({ issued_seq }) => issued_seq),
    dates: Int32Array.from(rows, ({ date }) => dayNumber(date)),
    cancelled: Uint8Array.from(rows, (row) => row.cancelled),
    amounts: Float64Array.from(rows.flatMap((row) => figures.map((name) => row[name]))),
  };
}

/** `dayNumber('2026-11-21')` → `20261121` */
function dayNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

/** Sums of whole numbers, to the last paisa: 91 of the largest documents come to more than a number holds. */
export class ExactSums {
  readonly #sums = new Float64Array(figures.length);
  readonly #large = figures.map(() => 0n);

  add(amounts: Float64Array, first: number): void {
    for (let place = 0; place < figures.length; place += 1) {
      const sum = (this.#sums[place] ?? 0) + (amounts[first + place] ?? 0);
      const isLarge = sum > HALF || sum < -HALF;
      if (isLarge) this.#large[place] = (this.#large[place] ?? 0n) + BigInt(sum);
      this.#sums[place] = isLarge ? 0 : sum;
    }
  }

  at(place: number): bigint {
    return (this.#large[place] ?? 0n) + BigInt(this.#sums[place] ?? 0);
  }
}

/** With one more document the sum is still a safe integer. */
const HALF = 2 ** 52;
