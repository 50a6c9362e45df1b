import { formatDate } from '../calendar/indian-date.ts';
import { formatRate } from '../money/format-rupees.ts';
import { type CodeRate, type HsnRate, hsnRates, rateDays, rateLaws } from './hsn-rates.ts';

type RatedLine = {
  hsn: string;
  basisPoints: number;
  unit: string;
  /** Of one unit; null or 0 while it is not typed. */
  ratePaise: number | null;
  /** Product and description. */
  words: string;
};

/**
 * `hsnRateWarning({ hsn: '57032990', basisPoints: 1800, … }, '2026-11-21', [])` → `'HSN 57032990 takes 5% (Notification
 * 9/2025-Central Tax (Rate), Schedule I), not 18%'`; `null` where the rate is the law's on that date, or not known.
 * `goodsRates` are the basis points of the goods on the same document, which freight and packing follow.
 */
export const hsnRateWarning = (line: RatedLine, date: string, goodsRates: readonly number[]): string | null => {
  const known = rateOf(line.hsn);
  if (!known || date < rateDays.known) return null;
  const when = date < rateDays.reform ? 'before' : 'now';
  const lawful = lawfulRates(known, when, line);
  if (lawful.length === 0 || lawful.includes(line.basisPoints)) return null;
  if (known.followsGoods && goodsRates.includes(line.basisPoints)) return null;
  const price = priceOf(known[when]);
  const takes = lawful.map((rate) => `${formatRate(rate)}%`).join(' or ');
  const test = price ? `, 5% up to ₹ ${price.pieces.toLocaleString('en-IN')} a piece and ${price.above}% above` : '';
  const until = when === 'before' ? ` until ${formatDate('2025-09-21')}` : '';
  return `HSN ${line.hsn} takes ${takes}${until} (${lawOf(known, when)}${test}), not ${formatRate(line.basisPoints)}%`;
};

const rateOf = (hsn: string): HsnRate | undefined =>
  hsnRates
    .filter(({ code }) => hsn.startsWith(code))
    .reduce<HsnRate | undefined>(
      (best, each) => (best && best.code.length >= each.code.length ? best : each),
      undefined,
    );

/** In basis points; none where they are not known. */
const lawfulRates = (known: HsnRate, when: 'before' | 'now', line: RatedLine): number[] => {
  const rate = known[when];
  if (rate === null) return [];
  if (known.but?.word.test(line.words)) return [known.but[when] * 100];
  if (typeof rate === 'number') return [rate * 100];
  // Sold by the area or the roll, the price of a piece is not to be seen.
  if (line.unit !== 'pcs' || !line.ratePaise) return [500, rate.above * 100];
  return [line.ratePaise <= rate.pieces * 100 ? 500 : rate.above * 100];
};

const priceOf = (rate: CodeRate | null) => (typeof rate === 'object' ? rate : null);

const lawOf = ({ schedule }: HsnRate, when: 'before' | 'now') => {
  if (schedule === 'services') return rateLaws.services;
  return when === 'before' ? rateLaws.goodsBefore : `${rateLaws.goodsNow}, ${schedule}`;
};
