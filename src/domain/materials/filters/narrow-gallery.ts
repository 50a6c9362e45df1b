import type { Catalogue, CataloguePhoto } from '../../catalogue/catalogue.ts';
import type { Language } from '../../text/language.ts';
import { type NameIn, nameIn } from '../../text/names.ts';
import { type AskedFilters, type FilterKind, filterKinds, mapKinds } from './filter-kinds.ts';
import { type FilteredGallery, type FilterValue, filterValues } from './filter-values.ts';

/** What the page of a gallery says above its pictures. */
export type PageFilters = {
  /** The filters that narrow this gallery, or are chosen. */
  groups: FilterGroup[];
  /** How many values are chosen. */
  chosen: number;
  /** The address names a filter that this gallery does not have. */
  unknown: boolean;
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
 * The pictures of a gallery that answer to all filters, to each by one of its values; newest first, as ever. What is not known
 * narrows nothing. `filters` is null where no picture belongs to a material.
 */
export function narrowGallery(shop: Shop, folder: string, asked: AskedFilters, language: Language): Narrowed {
  const photos = shop.folders[folder] ?? [];
  const gallery = filterValues(shop, folder);
  const { values: chosen, unknown } = settleFilters(gallery, asked);
  if (!gallery) return { photos, filters: unknown ? unfiltered(photos.length) : null };
  // A picture is counted for a value where no other filter refuses it.
  const refusals = gallery.pictures.map(({ values }) =>
    filterKinds.filter((kind) => chosen[kind].length > 0 && !values[kind].some((each) => chosen[kind].includes(each))),
  );
  const found = gallery.pictures.filter((_, at) => refusals[at]?.length === 0).map(({ photo }) => photo);
  const groups = filterKinds.map((kind) => {
    const [all, left] = [new Map<string, number>(), new Map<string, number>()];
    for (const [at, { values }] of gallery.pictures.entries())
      for (const value of values[kind]) {
        all.set(value, (all.get(value) ?? 0) + 1);
        if (refusals[at]?.every((other) => other === kind)) left.set(value, (left.get(value) ?? 0) + 1);
      }
    const isChosen = ({ value }: FilterValue) => chosen[kind].includes(value);
    const narrows = [...all.values()].some((count) => count < photos.length);
    const shown = narrows || chosen[kind].length > 0 ? mostUsed([...gallery.values[kind].values()], all, isChosen) : [];
    return {
      kind,
      values: shown.map((each) => ({
        value: each.value,
        name: each.names && nameIn(each.names, language),
        count: left.get(each.value) ?? 0,
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
      found: found.length,
      of: photos.length,
    },
  };
}

/** What of an address this gallery knows. */
export function settleFilters(gallery: FilteredGallery | null, { values, unknown }: AskedFilters): AskedFilters {
  const known = mapKinds((kind) => values[kind].filter((value) => gallery?.values[kind].has(value)));
  const lost = filterKinds.some((kind) => known[kind].length < values[kind].length);
  return { values: known, unknown: unknown || lost };
}

function unfiltered(of: number): PageFilters {
  return { groups: [], chosen: 0, unknown: true, found: of, of };
}

const MOST_VALUES = 12;

/** Those of most pictures, and those that are chosen, in the order of the page. */
function mostUsed(
  values: readonly FilterValue[],
  counts: ReadonlyMap<string, number>,
  isChosen: (value: FilterValue) => boolean,
): FilterValue[] {
  const rank = (each: FilterValue) => (isChosen(each) ? Number.POSITIVE_INFINITY : (counts.get(each.value) ?? 0));
  return values
    .toSorted((one, other) => (rank(other) > rank(one) ? 1 : rank(other) < rank(one) ? -1 : 0))
    .slice(0, MOST_VALUES)
    .toSorted((one, other) => one.order - other.order || (one.value < other.value ? -1 : 1));
}
