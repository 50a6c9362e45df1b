import { setImmediate } from 'node:timers/promises';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { Database } from '../engine/tables.ts';
import { BUYER_NAME, withBuyerNames } from './buyer-names.ts';

const BATCH = 500;

/** Whether the stored buyer's name of each document is the one on its paper, and whether all are there up to the mark. */
export async function inspectBuyerNames({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const faults: string[] = [];
  const mark = await read
    .selectFrom('filled_up_to')
    .select('issued_seq')
    .where('fact', '=', BUYER_NAME)
    .executeTakeFirst();
  const filledUpTo = mark?.issued_seq ?? 0;
  let [named, waiting] = [0, 0];
  for (let last = 0; ; ) {
    const rows = await withBuyerNames(read.selectFrom('invoices'))
      .select(['issued_seq', 'number', 'draft'])
      .where('issued_seq', '>', last)
      .orderBy('issued_seq')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    for (const { issued_seq, number, draft, buyer } of rows) {
      if (buyer === null && issued_seq > filledUpTo) waiting += 1;
      else named += 1;
      if (buyer === null && issued_seq <= filledUpTo) faults.push(`The buyer’s name of ${number} is missing.`);
      else if (buyer !== null && buyer !== buyerName(JSON.parse(draft).buyerAddress))
        faults.push(`The stored buyer’s name of ${number} is not the one on its paper.`);
    }
    last = rows.at(-1)?.issued_seq ?? last;
    await setImmediate();
  }
  const strays = await read
    .selectFrom('buyer_names')
    .leftJoin('invoices', 'invoices.id', 'buyer_names.document')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('invoices.id', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(strays.count) > 0) faults.push(`${strays.count} buyer’s names belong to no document.`);
  const rest = waiting > 0 ? `; the other ${waiting}, of an earlier release, are filled in while the shop runs` : '';
  return {
    name: 'Buyers',
    summary: `${named} ${named === 1 ? 'document has' : 'documents have'} the buyer’s name that is on the paper${rest}.`,
    faults,
  };
}
