import type { FiguresAnswer } from '#contract/figures/figures.ts';
import { type Scale, scaleOf } from '#domain/figures/scale.ts';
import type { FiguresAsked } from './figures-choice.ts';

/** What the amounts mean: one sentence under the title. */
export function meaningOf({ value }: Pick<FiguresAsked, 'value'>, figures: FiguresAnswer | null): string {
  const meaning = `${value === 'gst' ? 'with GST' : 'taxable value'}, credit notes taken off, cancelled left out`;
  if (!figures) return meaning;
  const { name } = scaleOfSales(figures);
  return `${meaning}; in ${name === '' ? 'rupees' : `${name} rupees`}`;
}

/** One scale for all plots that are about sales, so that their amounts can be compared. */
export function scaleOfSales({ sales, products, customers }: FiguresAnswer): Scale {
  return scaleOf([
    ...sales.flatMap(({ net, beside }) => [net, beside ?? 0]),
    ...[...products.rows, ...customers.rows].map(({ net }) => net),
  ]);
}
