import { isGstin } from './gstin.ts';

/**
 * `gstinTypo('GSTIN 07ABCDE1234F1Z')` → `'07ABCDE1234F1Z has 14 characters and a GSTIN has 15: check it'`: a text
 * that looks like a GSTIN and is not valid, with the probable mistake, or `null`.
 */
export function gstinTypo(text: string): string | null {
  for (const candidate of candidatesIn(text.toUpperCase())) {
    const typo = typoIn(candidate);
    if (typo !== null) return typo;
  }
  return null;
}

/** `uinIn('UIN 0717usa00001unf')` → `'0717USA00001UNF'`: the UIN of an embassy or of a body of the United Nations in a text, or `null`. */
export function uinIn(text: string): string | null {
  return [...text.toUpperCase().matchAll(oneWord)].map(([found]) => found).find((word) => embassy.test(word)) ?? null;
}

function candidatesIn(text: string) {
  return [
    ...[...text.matchAll(oneWord)].map(([found]) => found),
    ...[...text.matchAll(spacedOut)].map((match) => match.slice(1).join('')),
  ];
}

function typoIn(candidate: string): string | null {
  if (isGstin(candidate) || embassy.test(candidate)) return null;
  if (candidate.length === LENGTH) return letterTypo(candidate);
  if (!hasWrongLength(candidate)) return null;
  const corrected = candidate.length > LENGTH ? shorter(candidate).filter(isGstin) : [];
  const advice = corrected[0] === undefined ? 'check it' : `${corrected[0]} would be valid`;
  return `${candidate} has ${candidate.length} characters and a GSTIN has ${LENGTH}: ${advice}`;
}

function letterTypo(candidate: string): string | null {
  const characters = [...candidate].map((character, place) => {
    const wanted = shape[place] ?? any;
    if (wanted.test(character)) return character;
    return (wanted === digit ? digitFor : letterFor)[character] ?? '?';
  });
  if (characters.includes('?')) return null;
  const corrected = characters.join('');
  if (corrected === candidate || !isGstin(corrected)) return `${candidate} is not a valid GSTIN: check it`;
  const place = characters.findIndex((character, index) => character !== candidate[index]);
  return `${candidate} has ${nameOf(candidate[place])} where ${nameOf(corrected[place])} belongs: ${corrected} would be valid`;
}

/** Whether it would have the shape of a GSTIN with one or two more characters, or with one fewer. */
function hasWrongLength(candidate: string): boolean {
  if (candidate.length > LENGTH) return shorter(candidate).some((text) => hasShape(text, shape));
  const once = shorter(shape);
  const shapes = candidate.length === LENGTH - 1 ? once : once.flatMap(shorter);
  return shapes.some((each) => hasShape(candidate, each));
}

function hasShape(text: string, of: RegExp[]) {
  return [...text].every((character, place) => of[place]?.test(character));
}

/** Every result of taking one element out. */
function shorter<Whole extends string | RegExp[]>(whole: Whole): Whole[] {
  return Array.from(
    { length: whole.length },
    (_, out) =>
      (typeof whole === 'string' ? whole.slice(0, out) + whole.slice(out + 1) : whole.toSpliced(out, 1)) as Whole,
  );
}

function nameOf(character = '') {
  return /\d/.test(character) ? `the digit ${character}` : `the letter ${character}`;
}

const LENGTH = 15;
const [digit, letter, any] = [/^\d$/, /^[A-Z]$/, /^[0-9A-Z]$/];
function times(count: number, of: RegExp) {
  return Array.from({ length: count }, () => of);
}
// State, PAN, number of the registration, a letter that is nearly always Z, check character.
const shape = [...times(2, digit), ...times(5, letter), ...times(4, digit), letter, any, any, any];
// Characters that are easily confused.
const digitFor: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };
const letterFor: Record<string, string> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };
const oneWord = /(?<![0-9A-Z])[0-9A-Z]{13,16}(?![0-9A-Z])/g;
// A GSTIN with spaces, as people write it to read it aloud.
const spacedOut = /(?<![0-9A-Z])([0-9OI]{1,2})[ -]([A-Z]{5}[0-9OI]{4}[A-Z])[ -]([0-9A-Z]{2,4})(?![0-9A-Z])/g;
const embassy = /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z0-9]$/;
