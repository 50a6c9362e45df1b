import { foldText } from './fold-text.ts';

/**
 * `findByText(['Wooden Floorings', 'Floorings', 'HPL'], 'floorings')` → `['Floorings', 'Wooden Floorings']`: the items that
 * contain the text, in upper or lower case. Exact matches come first, then items that begin with it, then items with a word
 * that does.
 */
export function findByText<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string = String,
): Item[] {
  const wanted = foldText(typed.trim());
  return items
    .flatMap((item) => {
      const text = foldText(textOf(item));
      return text.includes(wanted) ? [{ item, rank: rankOf(text, wanted) }] : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function rankOf(text: string, wanted: string) {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3;
}
