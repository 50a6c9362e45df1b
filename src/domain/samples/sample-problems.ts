import { isEmail } from '../callbacks/callback-problems.ts';
import { isContactNumber } from '../callbacks/is-contact-number.ts';
import type { Problem } from '../outcome.ts';
import { fillWords } from '../text/fill-words.ts';
import { longestOfSample, type SampleRequest, type SampleWish, trimSample } from './sample-request.ts';
import type { SampleWords } from './sample-words.ts';

/** A problem of one field of the form; `materials` are the samples. */
export type SampleProblem = Problem & { field: keyof SampleRequest | 'materials' };

/** A form for samples that was sent without script and refused: nothing that was typed is lost. */
export type RefusedSample = {
  request: SampleRequest;
  wishes: readonly SampleWish[];
  /** Why, as a whole. */
  message: string;
  problems: readonly SampleProblem[];
};

/**
 * What is wrong with what was typed, in the order of the form, in the words of a language.
 * `sampleProblems({ …, pin: '90210' }, sampleWords('en'))` → `[{ field: 'pin', message: 'A PIN code has six digits: 751007.' }]`
 */
export function sampleProblems(typed: SampleRequest, words: SampleWords): SampleProblem[] {
  const request = trimSample(typed);
  const { name, phone, address, pin, email } = request;
  // Before any pattern, so that a very long text is refused at once.
  const long = fields.filter((field) => request[field].length > longestOfSample[field]);
  if (long.length > 0)
    return long.map((field) => ({ field, message: fillWords(words.long, { n: longestOfSample[field] }) }));
  const problems: [field: keyof SampleRequest, message: string | false][] = [
    ['name', name === '' && words.name],
    ['phone', !isContactNumber(phone) && words.phone],
    ['email', email !== '' && !isEmail(email) && words.email],
    ['address', address === '' && words.address],
    ['pin', pinProblem(pin, words)],
  ];
  return problems.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** Six digits that are no PIN code, and letters and digits as other countries have them, are of elsewhere. */
function pinProblem(pin: string, words: SampleWords): string | false {
  if (isIndianPin(pin)) return false;
  const isForeign = /^\d{6}$/.test(pin) || (/\d/.test(pin) && /[a-z]/i.test(pin));
  return isForeign ? fillWords(words.pinAbroad, { pin }) : words.pin;
}

const fields = ['name', 'phone', 'email', 'address', 'pin', 'purpose'] as const;

/**
 * The first two digits of the PIN codes of India, by the postal circles of India Post; 90 to 99 are the Army Postal Service. There is no
 * circle 10, 29, 35, 54, 55, 65, 66 and 86 to 89.
 */
const noCircle: readonly string[] = ['10', '29', '35', '54', '55', '65', '66', '86', '87', '88', '89'];

/** Six digits of a postal circle: `isIndianPin('751007')` → `true`; `isIndianPin('100000')` → `false`: that is Beijing. */
function isIndianPin(pin: string): boolean {
  return /^[1-9]\d{5}$/.test(pin) && !noCircle.includes(pin.slice(0, 2));
}
