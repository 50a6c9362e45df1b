import { areNeighbours, areSpellings, isVowel, soundAlike } from './alike-letters.ts';

/** `allowedMistakes('blinds')` → 1: one letter from four letters, two from eight. A number is never mistaken for another. */
export function allowedMistakes(word: string): number {
  const { length } = word;
  if (length < 4 || /\p{N}/u.test(word)) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * `plausibleMistakes('blimds', 'blinds', 1)` → 1: like `typingMistakes`, but only those that people make. A letter for another
 * that is not like it counts twice; the first letter is seldom wrong; in a word that is not `long` few letters are: `stove` is
 * no stone. Infinite when they are more than `most`.
 */
export function plausibleMistakes(typed: string, meant: string, most: number, long: boolean): number {
  // Nearly every word is ruled out by the plain count, which is fast.
  if (typingMistakes(typed, meant, most) > most) return Number.POSITIVE_INFINITY;
  const mistakes = typingMistakes(typed, meant, most, unlikeCostsTwo);
  return mistakes <= most && (mistakes === 0 || isPlausible(typed, meant, long)) ? mistakes : Number.POSITIVE_INFINITY;
}

function unlikeCostsTwo(letter: string, other: string): number {
  const isAlike = (isVowel(letter) && isVowel(other)) || soundAlike(letter, other) || areNeighbours(letter, other);
  return isAlike ? 1 : 2;
}

/** Looks at the first letter that differs. */
function isPlausible(typed: string, meant: string, long: boolean): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [letter = '', other = ''] = [typed[at], meant[at]];
  const isSwapped = letter === meant[at + 1] && other === typed[at + 1];
  if (isSwapped) return true;
  if (at === 0) return long && (typed.length < meant.length || unlikeCostsTwo(letter, other) === 1);
  if (long) return true;
  // In a short word a consonant more, less or other makes another word; but a finger hits two keys at once.
  const changed = typed.length < meant.length ? other : letter;
  const isDouble = typed.length > meant.length && areNeighbours(changed, typed.charAt(at - 1));
  return isVowel(changed) || isDouble || areSpellings(letter, other);
}

type CostOf = (letter: string, other: string) => number;

/**
 * `typingMistakes('carpte', 'carpet', 2)` → 1: the letters that are wrong, missing, too many, or changed places with the
 * next. More than `most` are not counted: the result is then `most + 1`. `costOf` says how much a letter for another counts.
 */
export function typingMistakes(typed: string, meant: string, most: number, costOf: CostOf = () => 1): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  // Optimal string alignment: the rows of its table for the letters that were typed, of which the last three are needed.
  let [before, last, next] = [newRow(meant), newRow(meant), newRow(meant)];
  for (let column = 0; column <= meant.length; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow({ next, last, before }, typed, meant, row, costOf) > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[meant.length] ?? 0, most + 1);
}

function newRow(meant: string): Uint16Array {
  return new Uint16Array(meant.length + 1);
}

type Rows = Record<'next' | 'last' | 'before', Uint16Array>;

/** Fills in the mistakes between the first `row` typed letters and each beginning of the other word; the result is the fewest. */
function fillRow({ next, last, before }: Rows, typed: string, meant: string, row: number, costOf: CostOf) {
  let fewest = row;
  next[0] = row;
  const letter = typed.charAt(row - 1);
  for (let column = 1; column <= meant.length; column += 1) {
    const other = meant.charAt(column - 1);
    let mistakes = (last[column - 1] ?? 0) + (letter === other ? 0 : costOf(letter, other));
    mistakes = Math.min(mistakes, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    const changedPlaces =
      row > 1 && column > 1 && letter === meant.charAt(column - 2) && other === typed.charAt(row - 2);
    if (changedPlaces) mistakes = Math.min(mistakes, (before[column - 2] ?? 0) + 1);
    next[column] = mistakes;
    fewest = Math.min(fewest, mistakes);
  }
  return fewest;
}
