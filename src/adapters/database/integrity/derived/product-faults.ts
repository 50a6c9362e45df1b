import type { ProductUse } from '#operations/ports/catalogue.ts';
import { storedUses } from '../../catalogue/product-uses.ts';
import type { Database } from '../../engine/tables.ts';

/** Whether the stored counts of each product are those that the documents come to. */
export async function productFaults(
  read: Database['read'],
  counted: Map<string, ProductUse>,
  mark: number,
): Promise<{ products: number; faults: string[] }> {
  const { mark: now, uses } = await storedUses(read);
  // The job has counted more meanwhile.
  if (now !== mark) return { products: uses.size, faults: [] };
  const wrong = [...new Set([...uses.keys(), ...counted.keys()])].filter((product) => {
    const [one, other] = [uses.get(product), counted.get(product)];
    return one?.documents !== other?.documents || one?.lastDate !== other?.lastDate;
  });
  return {
    products: uses.size,
    faults: wrong
      .sort()
      .map((product) => `The count of the documents with ${product} is wrong. (product_uses ${product})`),
  };
}
