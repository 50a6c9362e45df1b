/** A search engine shows about so many characters of a title and cuts the rest. */
const SHOWN = 65;

/**
 * `shortTitle(['Wpc Louvers, Kochi, Aangan Interiors', 'Wpc Louvers'])` → the first that has at most 65 characters. When none
 * has, the last is cut behind a whole word: `'A name of very many words …'`.
 */
export function shortTitle(titles: readonly string[]): string {
  const fitting = titles.find((title) => lengthOf(title) <= SHOWN);
  return fitting ?? cut(titles.at(-1) ?? '');
}

function cut(title: string): string {
  const start = Array.from(title)
    .slice(0, SHOWN - 2)
    .join('');
  const space = start.lastIndexOf(' ');
  return `${(space > 0 ? start.slice(0, space) : start).replace(/[\s,]+$/, '')} …`;
}

/** Letters, not UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
