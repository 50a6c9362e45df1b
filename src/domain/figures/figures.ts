import type { Ageing } from '../receivables/ageing.ts';
import type { TaxState } from '../tax/states.ts';
import type { Beside, FigureDays } from './period.ts';
import type { Sentence } from './sentences.ts';
import type { SampleWay, Way } from './way.ts';

export const plots = ['sales', 'received', 'owed', 'products', 'customers', 'way'] as const;

export type Plot = (typeof plots)[number];

/** What somebody wants to see. `value`: taxable values, or with the GST on them. */
export type FiguresChoice = FigureDays & { taxState: TaxState | ''; beside: Beside; value: 'taxable' | 'gst' };

/**
 * What an owner looks at, amounts in paise. Net is tax invoices less credit notes by their dates; cancelled ones and pro-formas are
 * left out. `month` is the first month of a step: of a year when the step is a year.
 */
export type Figures = {
  period: FigureDays;
  /** The last day with figures: today, or the end of the period. */
  until: string;
  step: 'month' | 'year';
  beside: FigureDays | null;
  /** Since this date what earlier releases issued is still being added up by a job. The figures are right; they take longer. */
  reckoningSince: string | null;
  /** Tax invoices and credit notes of the period. */
  documents: number;
  /** `beside`: the net of the days beside in the chosen value; null without them. */
  sales: { month: string; net: number; gst: number; beside: number | null }[];
  /** With GST, as on the bills, and what came in less what was paid back. */
  received: { month: string; invoiced: number; amount: number }[];
  owed: ({ month: string } & Ageing)[];
  /** The net in the chosen value, most first; the others together. */
  products: Ranked<{ name: string; net: number }>;
  /** `id`: '' for buyers who are not in the book. */
  customers: Ranked<{ id: string; name: string; net: number }>;
  way: Way[];
  /** Of these enquiries, those for samples. */
  samples: SampleWay;
  sentences: PlotSentence[];
};

/** What a plot shows, in words. */
export type PlotSentence = { plot: Plot } & Sentence;

export type Ranked<Row> = { rows: Row[]; others: { count: number; net: number } };

/**
 * `rankedOf(sums, 7)` → the seven largest, and the others together. What comes to nothing is left out. Of two that come to as much the one
 * whose name is first: a database says them in any order, and each time in another one. `all`: how many there are and what they come
 * to, where `rows` has only the first of them, `most` and one more.
 */
export function rankedOf<Row extends { name: string; net: number }>(
  rows: readonly Row[],
  most: number,
  all?: Ranked<Row>['others'],
): Ranked<Row> {
  const sorted = rows
    .filter(({ net }) => net !== 0)
    .toSorted((one, other) => other.net - one.net || (one.name < other.name ? -1 : 1));
  // One more is shown rather than 'another one'.
  const { count, net } = all ?? { count: sorted.length, net: netOf(sorted) };
  const shown = sorted.slice(0, count === most + 1 ? count : most);
  return { rows: shown, others: { count: count - shown.length, net: net - netOf(shown) } };
}

function netOf(rows: readonly { net: number }[]): number {
  return rows.reduce((sum, { net }) => sum + net, 0);
}

/** `inValue({ net: 100, gst: 18 }, 'gst')` → `118` */
export function inValue({ net, gst }: { net: number; gst: number }, value: FiguresChoice['value']): number {
  return value === 'gst' ? net + gst : net;
}
