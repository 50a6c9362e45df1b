import { financialYear } from '../calendar/financial-year.ts';

/** The portal's names of the kinds of document. */
export const portalTypes = { tax: 'INV', credit: 'CRN' } as const;

/** What the portal makes an IRN from. */
type IrnFacts = { gstin: string; date: string; kind: keyof typeof portalTypes; number: string };

/**
 * The text whose SHA-256 is the IRN: `irnSource({ gstin: '07ABCDE1234F1Z2', date: '2026-07-01', kind: 'tax', number: 'DL/26-27/0101' })`
 * → `'07ABCDE1234F1Z22026-27INVDL/26-27/0101'`. The portal takes numbers in capital letters.
 */
export function irnSource({ gstin, date, kind, number }: IrnFacts): string {
  return `${gstin}${financialYear(date)}${portalTypes[kind]}${number.toUpperCase()}`;
}
