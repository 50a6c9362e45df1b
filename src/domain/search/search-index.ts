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
import { nothingTold, type ToldOfShop } from './told-of-shop.ts';
import { factWords, toldWords } from './told-words.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** A category as the search knows it. */
export type SearchedCategory = {
  id: number;
  folder: string;
  names: Readonly<Record<CatalogueLanguage, string>>;
  alsoCalled: Readonly<Record<CatalogueLanguage, readonly string[]>>;
};

/** A picture as the search knows it. */
export type SearchedPicture = { folder: string } & Pick<CataloguePhoto, 'name' | 'hash' | 'titles' | 'colours'>;

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
  /** The words of what the site says of each category, and of each material. */
  told: { categories: WordIndex; materials: WordIndex };
  /** The words of the titles of the brochures, of what their pages say, and those that they say more than once. */
  brochures: { count: number; titles: WordIndex; texts: WordIndex; repeated: WordIndex };
  /** The positions of the pictures of each material. */
  byMaterial: readonly (readonly number[])[];
  /** The material of each picture, by its place in `byMaterial`; `NONE` where it shows none. */
  materialOf: Readonly<Int32Array>;
  /** The code of each material, in small letters without what is between them: 'wp204'. */
  codes: readonly string[];
  /** For each picture the first one that is the same, byte for byte. */
  firstOf: readonly number[];
  /** The positions of all pictures, of those of each folder, and of each colour; the same picture once, but for folders. */
  positions: readonly number[];
  byFolder: ReadonlyMap<string, readonly number[]>;
  byColour: ReadonlyMap<Colour, readonly number[]>;
  /** Folds the words of the names and titles; it has seen them all. */
  readWord: WordReader;
};

/** No material. */
export const NONE = -1;

/** Categories and pictures in the order in which visitors see them; `told` is what the site says of them. */
export function createSearchIndex<Category extends SearchedCategory, Picture extends SearchedPicture>(
  categories: readonly Category[],
  pictures: readonly Picture[],
  told: ToldOfShop = nothingTold,
): SearchIndex<Category, Picture> {
  const names = categories.map((each) => Object.values(each.names).flatMap(wordsOfName));
  const others = categories.map(({ alsoCalled }) => Object.values(alsoCalled).flat().flatMap(wordsOfName));
  const readWord = openWordReader();
  const byFolder = new Map<string, number[]>();
  const byColour = new Map<Colour, number[]>();
  const firstWith = new Map<string, number>();
  const positionOf = new Map<string, number>();
  const firstOf = pictures.map(({ folder, name, hash, colours }, position) => {
    const first = firstWith.get(hash) ?? position;
    firstWith.set(hash, first);
    positionOf.set(`${folder}/${name}`, position);
    addTo(byFolder, folder, position);
    if (first === position) for (const colour of colours) addTo(byColour, colour, position);
    return first;
  });
  const called = calledOf(told, positionOf);
  const byMaterial = told.materials.map(({ ways }) =>
    ways.flatMap((way) => way.pictures.flatMap((each) => positionOf.get(each) ?? [])),
  );
  const materialOf = new Int32Array(pictures.length).fill(NONE);
  for (const [at, positions] of byMaterial.entries()) for (const position of positions) materialOf[position] = at;
  const inBrochures = told.brochures.map(({ text }) => toldWords(text, readWord));
  const wordsTold = (texts: readonly string[] = []) => texts.flatMap((text) => toldWords(text, readWord));
  return {
    categories,
    pictures,
    positions: [...firstWith.values()],
    byFolder,
    byColour,
    readWord,
    texts: categories.map(({ names }) => Object.values(names).map(foldText)),
    words: names,
    // Names are shown, and found by any part. Of what is not shown, a few letters say too little: 'no' is no noise.
    names: createWordIndex(names, { beginning: 1, meant: 4 }),
    alsoCalled: createWordIndex(others, { beginning: 4, meant: 5 }),
    titles: createWordIndex(
      pictures.map(({ titles }, position) =>
        [...Object.values(titles), ...(called.get(position) ?? [])].flatMap((title) => readWords(title, readWord)),
      ),
      { beginning: 4, meant: 6 },
    ),
    told: {
      categories: createWordIndex(
        categories.map(({ folder }) => wordsTold(told.categories.get(folder)?.texts)),
        shortestTold,
      ),
      materials: createWordIndex(
        told.materials.map(({ texts, facts }) => [
          ...wordsTold(texts),
          ...facts.flatMap((fact) => factWords(fact, readWord)),
        ]),
        shortestTold,
      ),
    },
    brochures: {
      count: told.brochures.length,
      titles: createWordIndex(
        told.brochures.map(({ titles }) => titles.flatMap((title) => readWords(title, readWord))),
        { beginning: 4, meant: Number.POSITIVE_INFINITY },
      ),
      texts: createWordIndex(inBrochures, shortestTold),
      repeated: createWordIndex(inBrochures.map(repeatedWords), shortestTold),
    },
    byMaterial,
    materialOf,
    codes: told.materials.map(({ code }) => codeKey(code)),
    firstOf,
  };
}

function repeatedWords(words: readonly SearchWord[]): SearchWord[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { folded } of words) (seen.has(folded) ? repeated : seen).add(folded);
  return words.filter(({ folded }) => repeated.has(folded));
}

// Texts are long: a mistyped word is like too many of theirs.
const shortestTold = { beginning: 5, meant: Number.POSITIVE_INFINITY };

/** `codeKey('WP 204')` → `'wp204'` */
export function codeKey(code: string): string {
  return code.toLowerCase().replaceAll(/[ -]+/g, '');
}

/** What each picture of a material is called beside its title: the code, and the names of material and colourway. */
function calledOf({ materials }: ToldOfShop, positionOf: ReadonlyMap<string, number>): Map<number, readonly string[]> {
  const called = new Map<number, readonly string[]>();
  for (const { code, names, ways } of materials)
    for (const way of ways)
      for (const picture of way.pictures) {
        const position = positionOf.get(picture);
        if (position !== undefined) called.set(position, [code, codeKey(code), ...names, ...way.names]);
      }
  return called;
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
