import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Figures } from '#domain/figures/figures.ts';
import { firmYear } from '#domain/figures/period.ts';
import { readFigures } from './read-figures.ts';

/** So many products and customers are named: sentences need three. */
const NAMED = 7;

/** The figures of this financial year, beside the year before. */
export function readThisYear(ports: Parameters<typeof readFigures>[0]): Promise<Figures> {
  const year = firmYear(indianDate(ports.system.now()));
  return readFigures(ports, { ...year, taxState: '', beside: 'year', value: 'taxable' }, NAMED);
}
