/** What a gallery is narrowed by, in the order of its page; the names in the address. */
export const filterKinds = ['colour', 'look', 'place', 'finish', 'size'] as const;

export type FilterKind = (typeof filterKinds)[number];

/** The orders of a gallery beside 'new first', as addresses name them: by code, and from light to dark. */
export const galleryOrders = ['code', 'light'] as const;

export type GalleryOrder = (typeof galleryOrders)[number];

/** What an address asks for. `unknown`: it names a filter that no gallery has, or too many. Without an order the newest come first. */
export type AskedFilters = {
  values: Readonly<Record<FilterKind, readonly string[]>>;
  unknown: boolean;
  order?: GalleryOrder | undefined;
};

/** `mapKinds((kind) => asked[kind].length)` → `{ colour: 2, look: 0, … }` */
export function mapKinds<Value>(of: (kind: FilterKind) => Value): Record<FilterKind, Value> {
  return Object.fromEntries(filterKinds.map((kind) => [kind, of(kind)])) as Record<FilterKind, Value>;
}
