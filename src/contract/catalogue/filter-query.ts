import { type AskedFilters, filterKinds, galleryOrders, mapKinds } from '#domain/materials/filters/filter-kinds.ts';

/** The values of an address that are read, and the letters of one. */
const MOST_VALUES = 40;
const LONGEST = 60;

/** How many pictures a narrowed gallery shows at first, and in each further part; and the most of one page. */
export const NARROWED_SHOWN = 60;
const MOST_SHOWN = 20 * NARROWED_SHOWN;

const ORDER = 'order';

const named = new RegExp(`(?:^|[?&])(?:${[...filterKinds, ORDER].join('|')})=`);

/** `asksForFilters('?gclid=1&colour=green')` → `true`. Other parameters are not ours. */
export function asksForFilters(query: string): boolean {
  return named.test(query);
}

/** `readFilterQuery('colour=green&colour=blue&order=code').values.colour` → `['green', 'blue']`. Of more than forty values none is taken. */
export function readFilterQuery(query: string): AskedFilters {
  const asked = new URLSearchParams(query);
  const values = mapKinds((kind) => [...new Set(asked.getAll(kind).map((value) => value.slice(0, LONGEST)))]);
  const count = filterKinds.reduce((sum, kind) => sum + values[kind].length, 0);
  const order = galleryOrders.find((each) => each === asked.get(ORDER));
  const unknown = asked.has(ORDER) && !order;
  return count > MOST_VALUES ? { values: mapKinds(() => []), unknown: true, order } : { values, unknown, order };
}

/** How many pictures of a narrowed gallery an address asks for, in whole parts: `readShownPictures('pictures=100')` → `120` */
export function readShownPictures(query: string): number {
  const parts = Math.ceil(Number(new URLSearchParams(query).get('pictures')) / NARROWED_SHOWN);
  return parts > 1 ? Math.min(parts * NARROWED_SHOWN, MOST_SHOWN) : NARROWED_SHOWN;
}

/**
 * `filterQuery(asked)` → `'?colour=green&colour=blue&look=leaves'`: the same address for the same filters, '' for none. A filter
 * without a value says that something was asked for that is not known.
 */
export function filterQuery({ values, unknown, order }: AskedFilters, pictures = NARROWED_SHOWN): string {
  const query = new URLSearchParams();
  for (const kind of filterKinds) for (const value of values[kind].toSorted()) query.append(kind, value);
  if (unknown) query.append(filterKinds[0], '');
  if (order) query.set(ORDER, order);
  if (pictures > NARROWED_SHOWN) query.set('pictures', String(pictures));
  const text = query.toString();
  return text && `?${text}`;
}
