import { commonPasswords } from './common-passwords.ts';

/**
 * Whether a password is among the first that a guesser tries: a common one, a run or a repetition, or a word that anybody
 * knows with little beside it (ASVS 5.0: 6.2.4, 6.2.11). `isEasyPassword('Meena@2026!!', ['meena'])` → `true`
 */
export function isEasyPassword(password: string, words: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    commonPasswords.has(plain) || isRepeated(plain) || isRun(plain) || isTwoRuns(plain) || isWordAndLittle(plain, words)
  );
}

const LONGEST_PIECE = 8;

/** `'abcabcabcabc'`: one short piece again and again. */
function isRepeated(plain: string): boolean {
  return Array.from({ length: LONGEST_PIECE }, (_, index) => index + 1).some((size) =>
    [...plain].every((character, index, all) => index < size || character === all[index - size]),
  );
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const MOST_STEPS = 0.7;

/** `'123456789012'`, `'qwertyuiopas'`: nearly every character is the neighbour of the one before it. */
function isRun(plain: string): boolean {
  const pairs = [...plain].slice(1).map((character, index) => `${plain[index]}${character}`);
  const steps = pairs.filter((pair) => {
    const back = `${pair[1]}${pair[0]}`;
    return pair[0] === pair[1] || rows.some((row) => row.includes(pair) || row.includes(back));
  });
  return steps.length >= pairs.length * MOST_STEPS;
}

/** `'1q2w3e4r5t6y'`: two runs, a character of each in turn. */
function isTwoRuns(plain: string): boolean {
  const all = [...plain];
  return isRun([...all.filter((_, index) => index % 2 === 0), ...all.filter((_, index) => index % 2 === 1)].join(''));
}

const knownToAll = ['password', 'qwerty', 'welcome', 'letmein', 'iloveyou', 'changeme', 'admin', 'vitrine', 'invoice'];
const LEAST_BESIDE = 8;
const SHORTEST_WORD = 4;

/** `'P@ssw0rd2026'`: without the word, fewer than eight characters are left to guess. */
function isWordAndLittle(plain: string, words: readonly string[]): boolean {
  const read = [...plain].map((character) => standFor[character] ?? character).join('');
  return [...knownToAll, ...words.flatMap(wordsIn)].some((word) => {
    const beside = read.replaceAll(word, '');
    return beside.length < read.length && beside.replaceAll(/\s/g, '').length < LEAST_BESIDE;
  });
}

const standFor: Record<string, string> = { '@': 'a', '0': 'o', $: 's', '3': 'e', '1': 'i', '!': 'i' };

/** `'Sample Interiors'` → `['sampleinteriors', 'sample', 'interiors']` */
function wordsIn(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  return [words.join(''), ...words]
    .map((word) => [...word].map((character) => standFor[character] ?? character).join(''))
    .filter((word) => word.length >= SHORTEST_WORD);
}
