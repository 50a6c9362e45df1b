import type { Gstr1Question } from './gstr1.ts';
import { returnPeriod } from './period.ts';

/** What the name of a file says. */
type Named = Pick<Gstr1Question, 'gstin' | 'period'> & {
  /** The day on which it is made. */
  today: string;
  /** Documents are missing in it. */
  incomplete: boolean;
};

/** `gstr1FileName(…)` → `'returns_22112026_R1_07ABCDE1234F1Z2_offline.json'`, as the offline tool names it: the day it is made, without leading zeros. */
export function gstr1FileName({ gstin, today, incomplete }: Named, part?: { part: number; parts: number }): string {
  const day = today.split('-').reverse().map(Number).join('');
  const of = part ? `_part${part.part}of${part.parts}` : '';
  return `returns_${day}_R1_${gstin}_offline${of}${mark(incomplete)}.json`;
}

/** `returnFileName(…, 'gstr1', 'xlsx')` → `'gstr1_07ABCDE1234F1Z2_102026_incomplete.xlsx'` */
export function returnFileName(
  { gstin, period, incomplete }: Omit<Named, 'today'>,
  name: string,
  type: string,
): string {
  return `${name}_${gstin}_${returnPeriod(period)}${mark(incomplete)}.${type}`;
}

function mark(incomplete: boolean): string {
  return incomplete ? '_incomplete' : '';
}
