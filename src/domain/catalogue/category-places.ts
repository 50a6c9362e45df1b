import { type Category, categories, placeTitles } from './categories.ts';

/** A part of a building, and the categories that finish it, in the order of the menu. */
type CategoryPlace = { id: string; title: string; categories: readonly Category[] };

/** The categories by the place where they are fitted. */
export const categoryPlaces: readonly CategoryPlace[] = Object.entries(placeTitles).map(([id, title]) => ({
  id,
  title,
  categories: categories.filter(({ place }) => place === id),
}));
