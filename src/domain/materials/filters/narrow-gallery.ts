import type { Catalogue, CataloguePhoto } from '../../catalogue/catalogue.ts';
import type { Language } from '../../text/language.ts';
import { type NameIn, nameIn } from '../../text/names.ts';
import { type AskedFilters, type FilterKind, filterKinds, type GalleryOrder, mapKinds } from './filter-kinds.ts';
import { type FilteredGallery, type FilterValue, filterValues } from './filter-values.ts';

/** What the page of a gallery says above its pictures. */
export type PageFilters = {
  /** The filters that narrow this gallery, or are chosen. */
  groups: FilterGroup[];
  /** How many values are chosen. */
  chosen: number;
  /** The address names a filter that this gallery does not have. */
  unknown: boolean;
  order?: GalleryOrder;
  /** How many pictures are found, and how many the gallery has. */
  found: number;
  of: number;
};

type FilterGroup = { kind: FilterKind; values: ShownValue[] };

/** `name` is null where the site has its own word. `count`: the pictures that it finds beside what the other filters ask for. */
export type ShownValue = { value: string; name: NameIn | null; count: number; chosen: boolean };

type Narrowed = { photos: readonly CataloguePhoto[]; filters: PageFilters | null };

type Shop = Parameters<typeof filterValues>[0] & Pick<Catalogue, 'folders'>;

/**
 * The pictures of a gallery that answer to all filters, to each by one of its values; newest first, or in the order that is asked for. What
 * is not known narrows nothing. `filters` is null where no picture belongs to a material.
 */
export function narrowGallery(shop: Shop, folder: string, asked: AskedFilters, language: Language): Narrowed {
  const photos = shop.folders[folder] ?? [];
  const gallery = filterValues(shop, folder);
  const { values: chosen, unknown, order } = settleFilters(gallery, asked);
  if (!gallery) return { photos, filters: unknown ? unfiltered(photos.length) : null };
  // A picture is counted for a value where no other filter refuses it.
  const refused = refusals(gallery, chosen);
  const places = order ? gallery.orders[order] : photos.map((_, at) => at);
  const found = places.flatMap((at) => (refused[at] === 0 ? (photos[at] ?? []) : []));
  const groups = filterKinds.map((kind) => {
    const values = [...gallery.values[kind].values()];
    const isChosen = ({ value }: FilterValue) => chosen[kind].includes(value);
    const narrows = values.some(({ pictures }) => pictures.length < photos.length);
    const shown = narrows || chosen[kind].length > 0 ? mostUsed(values, isChosen) : [];
    return {
      kind,
      values: shown.map((each) => ({
        value: each.value,
        name: each.names && nameIn(each.names, language),
        count: countLeft(each.pictures, refused, kind),
        chosen: isChosen(each),
      })),
    };
  });
  return {
    photos: found,
    filters: {
      groups: groups.filter(({ values }) => values.length > 0),
      chosen: filterKinds.reduce((sum, kind) => sum + chosen[kind].length, 0),
      unknown,
      ...(order && { order }),
      found: found.length,
      of: photos.length,
    },
  };
}

/** For each picture, the filters that refuse it, as bits. */
function refusals({ photos, values }: FilteredGallery, chosen: AskedFilters['values']): Uint8Array {
  const refused = new Uint8Array(photos.length);
  for (const kind of filterKinds) {
    if (chosen[kind].length === 0) continue;
    const bit = bitOf(kind);
    for (let at = 0; at < refused.length; at++) refused[at] = (refused[at] ?? 0) | bit;
    for (const value of chosen[kind])
      for (const at of values[kind].get(value)?.pictures ?? []) refused[at] = (refused[at] ?? 0) & ~bit;
  }
  return refused;
}

function bitOf(kind: FilterKind): number {
  return 1 << filterKinds.indexOf(kind);
}

/** How many of these pictures no filter of another kind refuses. */
function countLeft(pictures: readonly number[], refused: Uint8Array, kind: FilterKind): number {
  const others = ~bitOf(kind);
  let left = 0;
  for (const at of pictures) if (((refused[at] ?? 0) & others) === 0) left += 1;
  return left;
}

/** What of an address this gallery knows. */
export function settleFilters(gallery: FilteredGallery | null, { values, unknown, order }: AskedFilters): AskedFilters {
  const known = mapKinds((kind) => values[kind].filter((value) => gallery?.values[kind].has(value)));
  const lost = filterKinds.some((kind) => known[kind].length < values[kind].length);
  return { values: known, unknown: unknown || lost, order: gallery ? order : undefined };
}

function unfiltered(of: number): PageFilters {
  return { groups: [], chosen: 0, unknown: true, found: of, of };
}

const MOST_VALUES = 12;

/** Those of most pictures, and those that are chosen, in the order of the page. */
function mostUsed(values: readonly FilterValue[], isChosen: (value: FilterValue) => boolean): FilterValue[] {
  const rank = (each: FilterValue) => (isChosen(each) ? Number.POSITIVE_INFINITY : each.pictures.length);
  return values
    .toSorted((one, other) => (rank(other) > rank(one) ? 1 : rank(other) < rank(one) ? -1 : 0))
    .slice(0, MOST_VALUES)
    .toSorted((one, other) => one.order - other.order || (one.value < other.value ? -1 : 1));
}
