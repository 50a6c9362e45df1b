import { compareText } from '../text/compare-text.ts';
import type { SearchWord } from './search-words.ts';
import { allowedMistakes, plausibleMistakes } from './typing-mistakes.ts';

/** How a typed word was found: as a whole word, or as the beginning of one. */
export type Match = 'whole' | 'beginning';

/** The words of a list of items, each with the positions of the items that have it. */
export type WordIndex = {
  /** Where the word is. An item may be there several times: its best match counts. */
  find(word: SearchWord): WordHit[];
  /** The word of the index that was probably meant, or null. */
  meant(word: SearchWord): Meant | null;
};

/** A word of the index that was found, and the positions of the items that have it. */
export type WordHit = { match: Match; positions: readonly number[] };

/** A word of the index, and how many letters of the typed word are wrong. */
export type Meant = { word: SearchWord; mistakes: number };

type Entry = { word: SearchWord; positions: number[] };

/**
 * The fewest letters: of a typed text that finds a word by its beginning, and of a word to which a mistake is corrected. In an
 * Indian script one less, because two letters there are a syllable.
 */
type Shortest = { beginning: number; meant: number };

/** An index of items by their words: `createWordIndex([[roller], [zebra]], …).find(zebr)` → the second, by its beginning. */
export function createWordIndex(items: readonly (readonly SearchWord[])[], shortest: Shortest): WordIndex {
  const entries = [...entriesOf(items).values()];
  const byFolded = entries.toSorted((one, other) => compareText(one.word.folded, other.word.folded));
  const byPlain = entries.toSorted((one, other) => compareText(one.word.plain, other.word.plain));
  const meanable = entries.filter(
    ({ word: { plain, folded } }) => allowedMistakes(folded) > 0 && plain.length >= shortest.meant - isIndic(plain),
  );
  return {
    find: (typed) => {
      const found: WordHit[] = [];
      const add = ({ word, positions }: Entry) => {
        found.push({ match: word.folded === typed.folded ? 'whole' : 'beginning', positions });
      };
      const isLong = typed.plain.length >= shortest.beginning - isIndic(typed.plain);
      eachFrom(
        byFolded,
        typed.folded,
        ({ word }) => word.folded,
        (entry) => {
          if (isFolded(entry.word, typed) && (isLong || entry.word.folded === typed.folded)) add(entry);
        },
      );
      // Somebody who has typed 'flo' of 'floor' is not at its folded form yet.
      eachFrom(
        byPlain,
        typed.plain,
        ({ word }) => word.plain,
        (entry) => {
          if (isLong || entry.word.plain === typed.plain) add(entry);
        },
      );
      return found;
    },
    meant: (typed) => nearestOf(typed, meanable),
  };
}

/** Whether a word is found by a typed one: as a whole, or by its beginning. `isFoundBy(zebra, zeb)` → `true` */
export function isFoundBy(word: SearchWord, typed: SearchWord): boolean {
  return word.plain.startsWith(typed.plain) || isFolded(word, typed);
}

// 'foo' is 'fu' when it is folded, and 'zzzz' is 'z': so few letters say nothing about a word.
const SHORTEST_FOLDED = 3;

/** Whether a typed word, in its folded form, is a word or its beginning: kalin for kaleen. */
function isFolded({ folded }: SearchWord, typed: SearchWord): boolean {
  return typed.folded.length < SHORTEST_FOLDED + 1 - isIndic(typed.folded)
    ? typed.folded.length >= SHORTEST_FOLDED && folded === typed.folded
    : folded.startsWith(typed.folded);
}

function isIndic(word: string): 0 | 1 {
  return /^[\u0900-\u0b7f]/.test(word) ? 1 : 0;
}

function entriesOf(items: readonly (readonly SearchWord[])[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [position, words] of items.entries())
    for (const word of words) {
      const entry = entries.get(word.plain);
      if (!entry) entries.set(word.plain, { word, positions: [position] });
      else if (entry.positions.at(-1) !== position) entry.positions.push(position);
    }
  return entries;
}

/** Calls `use` for each entry whose key begins with `start`; `sorted` is in the order of the keys. */
function eachFrom(
  sorted: readonly Entry[],
  start: string,
  keyOf: (entry: Entry) => string,
  use: (entry: Entry) => void,
) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = sorted[middle];
    if (entry && keyOf(entry) < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const entry = sorted[at];
    if (!entry || !keyOf(entry).startsWith(start)) return;
    use(entry);
  }
}

// A shorter beginning is near to too many words.
const SHORTEST_BEGINNING = 6;

function nearestOf(typed: SearchWord, entries: readonly Entry[]): Meant | null {
  let most = allowedMistakes(typed.plain);
  if (most === 0) return null;
  let nearest: Entry | null = null;
  for (const entry of entries) {
    const mistakes = mistakesIn(typed, entry.word, most);
    if (mistakes > most) continue;
    if (mistakes < most || !nearest || entry.positions.length > nearest.positions.length) nearest = entry;
    most = mistakes;
  }
  return nearest && { word: nearest.word, mistakes: most };
}

const LONG = 6;

function mistakesIn(typed: SearchWord, meant: SearchWord, most: number): number {
  const [letters, word] = [typed.folded, meant.folded];
  const allowed = Math.min(most, allowedMistakes(meant.plain));
  if (word.length < letters.length - allowed) return Number.POSITIVE_INFINITY;
  const isLong = Math.max(typed.plain.length, meant.plain.length) >= LONG;
  const whole = plausibleMistakes(letters, word, allowed, isLong);
  const isBeginning = letters.length >= SHORTEST_BEGINNING && word.length > letters.length;
  return isBeginning ? Math.min(whole, plausibleMistakes(letters, word.slice(0, letters.length), 1, isLong)) : whole;
}
