import { spreadTds } from '#domain/receivables/spread-tds.ts';
import { amountOf, type PaysRow, plainPaise } from './pays-rows.ts';

/** How much of what a row pays was held back as TDS. */
export type TdsPart = {
  /** The text in its field. */
  typed: string;
  /** In paise; null when it is no amount. */
  tds: number | null;
};

/**
 * The TDS of each row, by the id of its debt: what staff typed, and the rest in proportion to what the other rows pay. It belongs
 * to the invoices that it was held back from.
 */
export function tdsParts(
  tds: number,
  paying: readonly PaysRow[],
  byHand: Readonly<Record<string, string>>,
): ReadonlyMap<string, TdsPart> {
  if (!Number.isSafeInteger(tds) || tds <= 0) return new Map();
  const typed = paying.map(({ item }) => byHand[item.id]);
  const rest = Math.max(0, tds - typed.reduce((sum, text) => sum + (amountOf(text ?? '') ?? 0), 0));
  const spread = spreadTds(
    rest,
    paying.map(({ pays }, index) => (typed[index] === undefined ? (pays ?? 0) : 0)),
  );
  return new Map(
    paying.map(({ item }, index) => {
      const text = typed[index];
      const part = spread[index] ?? 0;
      return [
        item.id,
        text === undefined ? { typed: plainPaise(part), tds: part } : { typed: text, tds: amountOf(text) },
      ];
    }),
  );
}
