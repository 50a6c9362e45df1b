import { type FiguresChoice, rankedOf } from '#domain/figures/figures.ts';
import type { FiguresFilter, FiguresStore, SumOfSales } from '../ports/figures/figures-store.ts';

/** The products, or the ids of the customers, that the figures of these days name: the largest, `most` of them. */
export async function namedIn(
  figures: Pick<FiguresStore, 'sums'>,
  by: 'product' | 'customer',
  { value, ...filter }: FiguresFilter & Pick<FiguresChoice, 'value'>,
  most: number,
): Promise<string[]> {
  const sums = await figures.sums(by, filter);
  const { rows } = rankedOf(
    sums.map((sum) => ({ name: sum.name, net: inValue(sum, value) })),
    most,
  );
  return rows.map(({ name }) => name);
}

/** `inValue({ net: 100, gst: 18 }, 'gst')` → `118` */
export function inValue({ net, gst }: Pick<SumOfSales, 'net' | 'gst'>, value: FiguresChoice['value']): number {
  return value === 'gst' ? net + gst : net;
}
