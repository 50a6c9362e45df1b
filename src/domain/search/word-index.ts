import type { SearchWord } from './search-words.ts';
import { allowedMistakes, typingMistakes } from './typing-mistakes.ts';

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

/** An index of items by their words: `createWordIndex([[roller], [zebra]]).find(zeb)` → the second, by its beginning. */
export function createWordIndex(items: readonly (readonly SearchWord[])[]): WordIndex {
  const entries = [...entriesOf(items).values()];
  const byFolded = entries.toSorted((one, other) => order(one.word.folded, other.word.folded));
  const byPlain = entries.toSorted((one, other) => order(one.word.plain, other.word.plain));
  const meanable = entries.filter(({ word }) => allowedMistakes(word.folded) > 0);
  return {
    find: (typed) => {
      const found: WordHit[] = [];
      const add = ({ word, positions }: Entry) => {
        found.push({ match: word.folded === typed.folded ? 'whole' : 'beginning', positions });
      };
      eachFrom(byFolded, typed.folded, ({ word }) => word.folded, add);
      // Somebody who has typed 'flo' of 'floor' is not at its folded form yet.
      eachFrom(byPlain, typed.plain, ({ word }) => word.plain, add);
      return found;
    },
    meant: (typed) => nearestOf(typed, meanable),
  };
}

/** Whether a word is found by a typed one: as a whole, or by its beginning. `isFoundBy(zebra, zeb)` → `true` */
export function isFoundBy(word: SearchWord, typed: SearchWord): boolean {
  return word.plain.startsWith(typed.plain) || word.folded.startsWith(typed.folded);
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

function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
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
    const mistakes = mistakesIn(typed.folded, entry.word.folded, most);
    if (mistakes > most) continue;
    if (mistakes < most || !nearest || entry.positions.length > nearest.positions.length) nearest = entry;
    most = mistakes;
  }
  return nearest && { word: nearest.word, mistakes: most };
}

function mistakesIn(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  const isBeginning = typed.length >= SHORTEST_BEGINNING && word.length > typed.length;
  return Math.min(
    typingMistakes(typed, word, most),
    isBeginning ? typingMistakes(typed, word.slice(0, typed.length), most) : most + 1,
  );
}
