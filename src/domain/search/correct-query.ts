import { colourWords } from '../colours/colour-words.ts';
import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';
import { searchWords } from './search-words.ts';
import { singleTradeWords } from './trade-words.ts';
import { createWordIndex, type Meant } from './word-index.ts';

/**
 * `correctQuery(index, 'blnds ivory')` → 'blinds ivory': a text that finds nothing, with each unknown word replaced by the one
 * that was probably meant. Null when there is nothing to correct, or a word is like none.
 */
export function correctQuery(
  index: Pick<SearchIndex<SearchedCategory, SearchedPicture>, 'names' | 'alsoCalled' | 'titles' | 'told'>,
  text: string,
): string | null {
  // When words are equally near, a name is the likeliest.
  const indexes = [index.names, index.alsoCalled, wordsOfColours, index.titles, wordsOfTrade];
  const told = [index.told.categories, index.told.materials];
  const words = searchWords(text);
  const corrected = words.map((word) => {
    if ([...indexes, ...told].some((each) => each.find(word).length > 0)) return word.text;
    const [nearest] = indexes
      .map((each) => each.meant(word))
      .filter((meant): meant is Meant => meant !== null)
      .toSorted((one, other) => one.mistakes - other.mistakes);
    return nearest ? inSmallLetters(nearest.word.text) : null;
  });
  const changed = words.some(({ text: typed }, index) => typed !== corrected[index]);
  return changed && !corrected.includes(null) ? corrected.join(' ') : null;
}

/** A name has a capital in the catalogue; 'HPL' stays. */
function inSmallLetters(word: string): string {
  return word === word.toUpperCase() ? word : word.toLowerCase();
}

const wordsOfColours = createWordIndex(
  colourWords.map(({ names, alsoCalled }) =>
    [...Object.values(names), ...Object.values(alsoCalled).flat()].flatMap(searchWords),
  ),
  { beginning: 4, meant: 5 },
);

const wordsOfTrade = createWordIndex(singleTradeWords, { beginning: 4, meant: 6 });
