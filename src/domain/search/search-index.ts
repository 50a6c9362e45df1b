import type { CataloguePhoto } from '../catalogue/catalogue.ts';
import type { Colour } from '../colours/colour.ts';
import type { CatalogueLanguage } from '../text/catalogue-language.ts';
import { foldText } from '../text/fold-text.ts';
import {
  joinedWord,
  openWordReader,
  readWords,
  type SearchWord,
  searchWords,
  type WordReader,
} from './search-words.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** A category as the search knows it. */
export type SearchedCategory = {
  id: number;
  folder: string;
  names: Readonly<Record<CatalogueLanguage, string>>;
  alsoCalled: Readonly<Record<CatalogueLanguage, readonly string[]>>;
};

/** A picture as the search knows it. */
export type SearchedPicture = { folder: string } & Pick<CataloguePhoto, 'titles' | 'colours'>;

/** What is searched, with its words; made once for a catalogue and asked often. */
export type SearchIndex<Category extends SearchedCategory, Picture extends SearchedPicture> = {
  categories: readonly Category[];
  pictures: readonly Picture[];
  /** The names of each category, folded as whole texts: a part of a name is found too. */
  texts: readonly (readonly string[])[];
  /** The words of the names of each category. */
  words: readonly (readonly SearchWord[])[];
  names: WordIndex;
  alsoCalled: WordIndex;
  titles: WordIndex;
  /** The positions of all pictures, of those of each folder, and of each colour. */
  positions: readonly number[];
  byFolder: ReadonlyMap<string, readonly number[]>;
  byColour: ReadonlyMap<Colour, readonly number[]>;
  /** Folds the words of the names and titles; it has seen them all. */
  readWord: WordReader;
};

/** Categories and pictures in the order in which visitors see them. */
export function createSearchIndex<Category extends SearchedCategory, Picture extends SearchedPicture>(
  categories: readonly Category[],
  pictures: readonly Picture[],
): SearchIndex<Category, Picture> {
  const names = categories.map((each) => Object.values(each.names).flatMap(wordsOfName));
  const others = categories.map(({ alsoCalled }) => Object.values(alsoCalled).flat().flatMap(wordsOfName));
  const readWord = openWordReader();
  const byFolder = new Map<string, number[]>();
  const byColour = new Map<Colour, number[]>();
  for (const [position, { folder, colours }] of pictures.entries()) {
    addTo(byFolder, folder, position);
    for (const colour of colours) addTo(byColour, colour, position);
  }
  return {
    categories,
    pictures,
    positions: [...pictures.keys()],
    byFolder,
    byColour,
    readWord,
    texts: categories.map(({ names }) => Object.values(names).map(foldText)),
    words: names,
    // Names are shown, and found by any part. Of what is not shown, a few letters say too little: 'no' is no noise.
    names: createWordIndex(names, { beginning: 1, meant: 4 }),
    alsoCalled: createWordIndex(others, { beginning: 4, meant: 5 }),
    titles: createWordIndex(
      pictures.map(({ titles }) => Object.values(titles).flatMap((title) => readWords(title, readWord))),
      { beginning: 4, meant: 6 },
    ),
  };
}

function wordsOfName(name: string): SearchWord[] {
  const words = searchWords(name);
  return words.length > 1 ? [...words, joinedWord(words)] : words;
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, position: number): void {
  const positions = map.get(key);
  if (positions) positions.push(position);
  else map.set(key, [position]);
}
