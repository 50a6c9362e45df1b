import type { Plot } from '#domain/figures/figures.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import { paths } from '../paths.ts';

/** The address of what is behind a sentence: `behindSentence('owed', figures)` → `/outstanding`. Sales are told until today. */
export function behindSentence(
  plot: Plot,
  { period: { from, to }, until }: { period: FigureDays; until: string },
): string {
  if (plot === 'owed') return paths.outstanding;
  if (plot === 'received') return `${paths.receipts}?${new URLSearchParams({ from, to: until })}`;
  const days = new URLSearchParams({ from, to: plot === 'sales' ? until : to });
  if (plot === 'sales') days.set('list', 'documents');
  if (plot === 'way') days.set('step', 'invoiced');
  return `${paths.figures}?${days}`;
}
