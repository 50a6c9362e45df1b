import type { MenuCategory } from './page-catalogue.ts';
import { type PlaceId, placeTitles } from './place-titles.ts';

/** A part of a building, and the categories that finish it, in the order of the menu. */
type CategoryPlace = { id: PlaceId; title: string; categories: readonly MenuCategory[] };

/** The categories by the place where they are fitted; a place without categories is left out. */
export function categoryPlaces(categories: readonly MenuCategory[]): CategoryPlace[] {
  return (Object.keys(placeTitles) as PlaceId[])
    .map((id) => ({ id, title: placeTitles[id], categories: categories.filter(({ place }) => place === id) }))
    .filter((place) => place.categories.length > 0);
}
