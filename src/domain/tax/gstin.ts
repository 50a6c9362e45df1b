import { keptAnswers } from '../text/kept-answers.ts';
import { stateCodes } from './states.ts';

/** `isGstin('07ABCDE1234F1Z2')` → `true`: the pattern, a state code in use today, and the check digit. Lower case is accepted. */
export function isGstin(text: string): boolean {
  const gstin = text.trim().toUpperCase();
  return form.test(gstin) && registering.has(gstinState(gstin)) && gstinCheckDigit(gstin.slice(0, 14)) === gstin[14];
}

/** `gstinCheckDigit('27AAPFU0939F1Z')` → `'V'`. Base 36, weights 1 and 2 by turns, the digits of each product added. */
function gstinCheckDigit(first14: string): string {
  let sum = 0;
  for (let index = 0; index < first14.length; index++) {
    const product = alphabet.indexOf(first14.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet[(36 - (sum % 36)) % 36] ?? '';
}

/** `gstinIn('Sector 29, Gurugram. GSTIN: 06 ABCDE1234F 1Z4')` → `'06ABCDE1234F1Z4'`: the first valid GSTIN of an address, or `null`. */
export const gstinIn = keptAnswers((text): string | null => {
  for (const match of text.toUpperCase().matchAll(inText)) {
    const gstin = match.slice(1).join('');
    if (isGstin(gstin)) return gstin;
  }
  return null;
});

/** `gstinState('21ABCDE1234F1ZC')` → `'21'`: the code of the state that registered it. */
export function gstinState(gstin: string): string {
  return gstin.slice(0, 2);
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
// With the spaces that people put in to read it aloud. The check digit excludes chance matches.
const inText = /(?<!\d)(\d{2})[ -]?([A-Z]{5}\d{4}[A-Z])[ -]?([1-9A-Z]Z[0-9A-Z])(?![0-9A-Z])/g;
const registering = new Set(stateCodes.filter((state) => state.registers).map((state) => state.code));
