import { formatDate } from '../calendar/indian-date.ts';
import { formatRate } from '../money/format-rupees.ts';
import { type CodeRate, type HsnRate, hsnRates, rateDays, rateLaws } from './hsn-rates.ts';

type RatedLine = {
  hsn: string;
  basisPoints: number;
  unit: string;
  /** What so many units are sold for: their discount is no part of the value (CGST Act, section 15(3)(a)). Null while it is not typed. */
  sold: { valuePaise: bigint; quantityMilli: bigint } | null;
  /** Product and description. */
  words: string;
};

/**
 * `hsnRateWarning({ hsn: '57032990', basisPoints: 1800, … }, '2026-11-21', [])` → `'HSN 57032990 takes 5% (Notification
 * 9/2025-Central Tax (Rate), Schedule I), not 18%'`; `null` when the rate is legal on that date, or when the legal
 * rate is not known. `goodsRates` are the basis points of the goods on the same document, which freight and packing follow;
 * null while a rate is not typed.
 */
export function hsnRateWarning(line: RatedLine, date: string, goodsRates: readonly (number | null)[]): string | null {
  const known = rateOf(line.hsn);
  if (!known || date < rateDays.known) return null;
  if (known.followsGoods && goodsRates.length > 0) return freightWarning(line.basisPoints, goodsRates);
  const when = date < rateDays.reform ? 'before' : 'now';
  const legal = legalRates(known, when, line);
  if (legal.length === 0 || legal.includes(line.basisPoints)) return null;
  const price = priceOf(known[when]);
  const test = price ? `, 5% up to ₹ ${price.pieces.toLocaleString('en-IN')} a piece and ${price.above}% above` : '';
  const until = when === 'before' ? ` until ${formatDate('2025-09-21')}` : '';
  return `HSN ${line.hsn} takes ${inWords(legal)}${until} (${lawOf(known, when, legal)}${test}), not ${formatRate(line.basisPoints)}%`;
}

function freightWarning(basisPoints: number, goodsRates: readonly (number | null)[]): string | null {
  const rates = goodsRates.filter((rate) => rate !== null);
  if (rates.length < goodsRates.length || rates.includes(basisPoints)) return null;
  return `Freight and packing billed with goods take the goods' rate, here ${inWords(eachOnce(rates))} (CGST Act, sections 8 and 15(2)(c))`;
}

function inWords(rates: readonly number[]) {
  return rates.map((rate) => `${formatRate(rate)}%`).join(' or ');
}

function eachOnce(rates: readonly number[]) {
  return [...new Set(rates)].sort((one, other) => one - other);
}

function rateOf(hsn: string): HsnRate | undefined {
  return hsnRates
    .filter(({ code }) => hsn.startsWith(code))
    .reduce<HsnRate | undefined>(
      (best, each) => (best && best.code.length >= each.code.length ? best : each),
      undefined,
    );
}

/** In basis points; `[]` when they are not known. */
function legalRates(known: HsnRate, when: 'before' | 'now', line: RatedLine): number[] {
  const rate = known[when];
  if (rate === null) return [];
  // A word may name the goods or only their look ('bamboo finish'), so both rates are accepted.
  if (known.but?.word.test(line.words) && typeof rate === 'number')
    return eachOnce([rate * 100, known.but[when] * 100]);
  if (typeof rate === 'number') return [rate * 100];
  // When sold by area or roll, the price of a piece is not known.
  if (line.unit !== 'pcs' || !line.sold) return [500, rate.above * 100];
  const { valuePaise, quantityMilli } = line.sold;
  // Multiplied, not divided: three pieces for ₹ 7,500.01 are above ₹ 2,500.00 a piece.
  return [valuePaise * 1000n <= quantityMilli * BigInt(rate.pieces * 100) ? 500 : rate.above * 100];
}

function priceOf(rate: CodeRate | null) {
  return typeof rate === 'object' ? rate : null;
}

function lawOf({ kind }: HsnRate, when: 'before' | 'now', rates: readonly number[]) {
  if (kind === 'services') return rateLaws.services;
  if (when === 'before') return rateLaws.goodsBefore;
  const [first, second] = rates.map((rate) => (rate === 500 ? 'I' : 'II'));
  return `${rateLaws.goodsNow}, ${second ? `Schedules ${first} and ${second}` : `Schedule ${first}`}`;
}
