import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';
import { type SearchWord, searchWords } from './search-words.ts';
import { typingMistakes } from './typing-mistakes.ts';

/**
 * `nearestCategories(index, 'roofing', 5)` → Wooden Floorings, Gym Floorings, …: the categories with the names most like a
 * text that finds nothing. Fewer when nothing is alike.
 */
export function nearestCategories<Category extends SearchedCategory>(
  { categories, words }: Pick<SearchIndex<Category, SearchedPicture>, 'categories' | 'words'>,
  text: string,
  most: number,
): Category[] {
  const typed = searchWords(text).slice(0, MOST_WORDS);
  return categories
    .map((category, position) => ({ category, distance: distanceOf(words[position] ?? [], typed) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ category }) => category);
}

const MOST_WORDS = 4;

// With more wrong letters than this, nobody sees that the words are alike.
const FARTHEST = 0.6;

/** The share of letters that differ, in the word that is most like a typed one. */
function distanceOf(words: readonly SearchWord[], typed: readonly SearchWord[]): number {
  let nearest = 1;
  for (const { folded } of words)
    for (const { folded: each } of typed) {
      const longest = Math.max(each.length, folded.length);
      const most = Math.floor(Math.min(nearest, FARTHEST) * longest);
      const mistakes = typingMistakes(each, folded, most);
      if (mistakes <= most) nearest = Math.min(nearest, mistakes / longest);
    }
  return nearest;
}
