import type { Colour } from '../colours/colour.ts';
import { colourWords } from '../colours/colour-words.ts';
import { askedText } from './asked-text.ts';
import { correctQuery } from './correct-query.ts';
import { findBrochures } from './find-brochures.ts';
import { findCategories } from './find-categories.ts';
import { findPictures } from './find-pictures.ts';
import { nearestCategories } from './nearest-categories.ts';
import { readQuery, type Term } from './read-query.ts';
import { codeKey, type SearchedCategory, type SearchedPicture, type SearchIndex } from './search-index.ts';

/** What a visitor asks for; without a text and a colour it is everything. */
type Sought = { text: string; colour: Colour | null };

type Found<Category> = {
  /** The words that were searched: those typed, or those of `corrected`. */
  terms: readonly Term[];
  /** What was searched instead, because what was typed finds nothing; null when it did. */
  corrected: string | null;
  categories: Category[];
  /** The positions of the brochures. */
  brochures: readonly number[];
  /** The positions of the pictures that are called what was typed. */
  called: readonly number[];
  /** Those of more pictures in the colour that was typed. */
  coloured: readonly number[];
  /** The colour that was typed, alone or beside other words. */
  typedColour: Colour | null;
  /** The colour that all pictures have in common: the chosen one, or the one that was typed alone. */
  colour: Colour | null;
  /** What was typed is a colour and nothing else. */
  isColour: boolean;
  /** How many pictures each colour would leave. */
  counts: Record<Colour, number>;
  /** When nothing was found: the categories with the names most like it. */
  nearest: Category[];
};

const MOST_NEAREST = 5;

/** What a text and a colour find in the shop: `searchShop(index, { text: 'kaleen', colour: null })` → three categories, … */
export function searchShop<Category extends SearchedCategory, Picture extends SearchedPicture>(
  index: SearchIndex<Category, Picture>,
  { text, colour }: Sought,
): Found<Category> {
  const typed = askedText(text);
  if (typed === '') return inShop(index, everything(index, colour), colour, null);
  const asTyped = positionsOf(index, typed);
  if (!isNothing(asTyped)) return inShop(index, asTyped, colour, null);
  const corrected = correctQuery(index, typed);
  const found = corrected === null ? asTyped : positionsOf(index, corrected);
  if (!isNothing(found)) return inShop(index, found, colour, corrected);
  return { ...inShop(index, asTyped, colour, null), nearest: nearestCategories(index, typed, MOST_NEAREST) };
}

type Index = SearchIndex<SearchedCategory, SearchedPicture>;
type Numbers = readonly number[];
type Positions = {
  terms: Term[];
  categories: Numbers;
  brochures: Numbers;
  called: Numbers;
  coloured: Numbers;
  colour: Colour | null;
};

function positionsOf(index: Index, text: string): Positions {
  const terms = readQuery(text, index.codes);
  const { called, coloured, colour } = findPictures(index, terms);
  const once = openOnce(index);
  return {
    terms,
    categories: findCategories(index, text, terms),
    brochures: findBrochures(index, terms),
    called: once([...picturesOfCode(index, text), ...called]),
    coloured: once(coloured),
    colour,
  };
}

/** The pictures of the material whose code was typed, however it is spaced, then those whose code it begins: 'wp20', 'WP 204'. */
function picturesOfCode({ codes, byMaterial }: Index, text: string): number[] {
  const key = codeKey(text);
  if (key.length < SHORTEST_CODE || !/\d/.test(key)) return [];
  const found = [...codes.keys()].filter((at) => codes[at]?.startsWith(key));
  return found
    .toSorted((one, other) => Number(codes[other] === key) - Number(codes[one] === key))
    .flatMap((at) => byMaterial[at] ?? []);
}

// Shorter beginnings have too many.
const SHORTEST_CODE = 3;

/** Returns a function that leaves out the pictures that it has seen, also in another folder. */
function openOnce({ firstOf }: Index): (positions: Numbers) => number[] {
  const seen = new Uint8Array(firstOf.length);
  return (positions) =>
    positions.filter((position) => {
      const first = firstOf[position] ?? position;
      if (seen[first]) return false;
      seen[first] = 1;
      return true;
    });
}

/** All pictures, and all categories unless a colour narrows them. */
function everything(index: Index, colour: Colour | null): Positions {
  const categories = colour ? [] : [...index.categories.keys()];
  return { terms: [], categories, brochures: [], called: index.positions, coloured: [], colour: null };
}

function isNothing({ categories, brochures, called, coloured }: Positions): boolean {
  return categories.length + brochures.length + called.length + coloured.length === 0;
}

function inShop<Category extends SearchedCategory, Picture extends SearchedPicture>(
  index: SearchIndex<Category, Picture>,
  { terms, categories, brochures, called, coloured, colour }: Positions,
  chosen: Colour | null,
  corrected: string | null,
): Found<Category> {
  const isColour = terms.length === 1 && colour !== null;
  const ofChosen = (positions: Numbers) =>
    chosen ? positions.filter((position) => index.pictures[position]?.colours.includes(chosen)) : positions;
  return {
    terms,
    corrected,
    categories: categories.flatMap((position) => index.categories[position] ?? []),
    brochures,
    called: ofChosen(called),
    coloured: ofChosen(coloured),
    typedColour: colour,
    colour: chosen ?? (isColour ? colour : null),
    isColour,
    // From a colour that was typed a visitor goes to another: the counts are those of the whole shop.
    counts: isColour && !chosen ? countAll(index) : countColours(index, called, coloured),
    nearest: [],
  };
}

function countAll({ byColour }: Index): Record<Colour, number> {
  return countsOf(({ name }) => byColour.get(name)?.length ?? 0);
}

function countColours(index: Index, ...lists: Numbers[]): Record<Colour, number> {
  if (lists.includes(index.positions)) return countAll(index);
  const counts = countsOf(() => 0);
  for (const positions of lists)
    for (const position of positions) for (const colour of index.pictures[position]?.colours ?? []) counts[colour] += 1;
  return counts;
}

function countsOf(count: (colour: (typeof colourWords)[number]) => number): Record<Colour, number> {
  return Object.fromEntries(colourWords.map((each) => [each.name, count(each)])) as Record<Colour, number>;
}
