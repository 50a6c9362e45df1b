import { categories } from './categories.ts';

type Category = (typeof categories)[number];

/** A part of a building, and the categories that finish it, in the order of the menu. */
type CategoryPlace = { id: string; title: string; categories: readonly Category[] };

function place(id: string, title: string, numbers: readonly number[]): CategoryPlace {
  return {
    id,
    title,
    categories: categories.filter((each) => numbers.includes(each.id)),
  };
}

/** The 24 categories by the place where they are fitted. The firm's list has no groups: these are for finding one's way. */
export const categoryPlaces: readonly CategoryPlace[] = [
  place('walls', 'Walls', [10, 15, 17, 18, 23, 24]),
  place('floors', 'Floors', [4, 9, 11, 12, 19, 22]),
  place('ceilings', 'Ceilings', [5, 20, 21, 25]),
  place('facades', 'Facades', [1, 13, 14, 16]),
  place('windows-and-outdoors', 'Windows and outdoors', [2, 3, 6, 8]),
];
