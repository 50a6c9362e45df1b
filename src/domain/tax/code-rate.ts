import { hsnRates } from './hsn-rates.ts';

/** What is known of the rate of a code. */
type CodeRateWords = {
  /** The rate in percent when there is only one, as the form's list has it; '' when the goods decide. */
  gst: string;
  /** For the screen. */
  words: string;
};

/**
 * `codeRate('44092100', [5, 18])` → `{ gst: '', words: '18 or 5 %' }`: the rate since 22 September 2025. The codes of this
 * trade are known; of another heading only the rates at which the notifications name it, and what they do not name takes 18 %.
 */
export function codeRate(code: string, named: readonly number[]): CodeRateWords {
  const known = hsnRates
    .filter((each) => code.startsWith(each.code))
    .sort((one, other) => other.code.length - one.code.length)[0];
  if (known) {
    const { now, but } = known;
    if (typeof now !== 'number') return { gst: '', words: `5 % up to ₹ ${now.pieces} a piece, above ${now.above} %` };
    return but && but.now !== now ? { gst: '', words: `${now} or ${but.now} %` } : { gst: `${now}`, words: `${now} %` };
  }
  if (named.length === 0) return { gst: '', words: '' };
  if (named.length === 1 && named[0] === 18) return { gst: '18', words: '18 %' };
  const rates = `${named.join(' or ')} %`;
  return { gst: '', words: named.includes(18) ? rates : `${rates}, goods not named there 18 %` };
}
