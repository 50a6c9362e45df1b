import { compareText } from '../text/compare-text.ts';
/** `countryName('US')` → `'United States'`; null for a code that is no country, and for India. */
export function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || code === 'IN') return null;
  const name = names.of(code);
  return name === undefined || name === code || name === 'Unknown Region' ? null : name;
}

/** Every country but India, by name. */
export function countryOptions(): { value: string; text: string }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .flatMap((value) => {
      const text = countryName(value);
      return text === null || isNoCountry.has(value) ? [] : [{ value, text }];
    })
    .sort((one, other) => compareText(one.text, other.text));
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Codes of unions, of accents and of states that are no more. */
const isNoCountry = new Set(
  'AN BU CS CT DD DY EU EZ FQ FX HV JT MI NH NQ NT PC PU PZ QO RH SU TP UN VD WK XA XB YD YU ZR ZZ'.split(' '),
);
