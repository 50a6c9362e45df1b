import { setImmediate } from 'node:timers/promises';
import type { ProductUse } from '#operations/ports/catalogue.ts';
import type { Database } from '../engine/tables.ts';
import { addUses, storedUses } from './product-uses.ts';

const BATCH = 500;

/** Whether the stored counts of each product are those of the documents up to the mark. */
export async function inspectProductUses({ read }: Pick<Database, 'read'>) {
  const { mark, uses } = await storedUses(read);
  const counted = new Map<string, ProductUse>();
  for (let last = 0; ; ) {
    const documents = await read
      .selectFrom('invoices')
      .select(['issued_seq', 'date', 'draft'])
      .where('issued_seq', '>', last)
      .where('issued_seq', '<=', mark)
      .orderBy('issued_seq')
      .limit(BATCH)
      .execute();
    if (documents.length === 0) break;
    addUses(counted, documents);
    last = documents.at(-1)?.issued_seq ?? last;
    await setImmediate();
  }
  const wrong = [...new Set([...uses.keys(), ...counted.keys()])].filter((product) => {
    const [one, other] = [uses.get(product), counted.get(product)];
    return one?.documents !== other?.documents || one?.lastDate !== other?.lastDate;
  });
  return {
    name: 'Products',
    summary: `the counts of ${uses.size} products are those of their documents.`,
    faults: wrong.sort().map((product) => `The count of the documents with ${product} is wrong.`),
  };
}
