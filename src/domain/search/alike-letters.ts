/** `isVowel('e')` → `true`; also the vowel signs and other marks of Devanagari and Odia. */
export function isVowel(letter: string): boolean {
  return vowels.test(letter);
}

// Indic: vowels, signs, and the mark that takes a vowel away. Hindi and Odia often leave them out or take another.
const vowels = /^[aeiouy\u0900-\u0914\u093c-\u094d\u0b01-\u0b14\u0b3c-\u0b4d]$/;

/** Whether a typist takes the one for the other by ear: `soundAlike('c', 'k')`, `soundAlike('श', 'स')` → `true`. */
export function soundAlike(one: string, other: string): boolean {
  const [first, second] = [asDevanagari(one), asDevanagari(other)];
  return sounds.some((letters) => letters.includes(first) && letters.includes(second));
}

/** Whether two Indic letters are one sound today, so that many write one for the other: `areSpellings('श', 'स')` → `true`. */
export function areSpellings(one: string, other: string): boolean {
  const [first, second] = [asDevanagari(one), asDevanagari(other)];
  return spellings.some((letters) => letters.includes(first) && letters.includes(second));
}

const spellings = ['शषस', 'नण'];

const sounds = [
  ...['ckq', 'cs', 'sz', 'gj', 'jz', 'dt', 'bp', 'bv', 'fv', 'uv', 'mn'],
  ...['शषस', 'नणमं', 'दडधढ', 'तटथठ', 'कख', 'गघ', 'चछ', 'जझय', 'पफ', 'बभव', 'रलळड'],
];

/** The letters of the two scripts stand in the same order. */
function asDevanagari(letter: string): string {
  return letter >= '\u0b00' && letter <= '\u0b7f' ? String.fromCharCode(letter.charCodeAt(0) - 0x200) : letter;
}

/** Whether two keys lie beside each other: `areNeighbours('n', 'm')` → `true`. */
export function areNeighbours(one: string, other: string): boolean {
  return keyboard.some((row) => row.includes(one + other) || row.includes(other + one));
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
