import type { CatalogueCategory, CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';
import { type FieldPath, orderKey, type RecordChange } from '../../parts/record/merge-records.ts';

/** The languages in the words of the office. */
export const languageNames: Record<CatalogueLanguage, string> = { en: 'English', hi: 'Hindi', or: 'Odia' };

type DetailId = keyof CatalogueCategory['details'];

/** What a gallery says beside its introduction, as the office calls it. */
export const detailNames: Record<DetailId, string> = {
  usedFor: 'Used for',
  notFor: 'Not for',
  sizes: 'Sizes',
  care: 'Care',
};

export const detailIds = Object.keys(detailNames) as DetailId[];

/** What has changed, each thing once: `['Odia name of Wallpapers', 'order of the categories']` */
export function changeWords(changes: readonly RecordChange[], record: CatalogueRecord): string[] {
  return [...new Set(changes.filter(isOwners).map((change) => fieldWords(change.path, record, change)))];
}

/** `fieldWords(['categories', 18, 'names', 'or'], record)` → `'Odia name of Wallpapers'` */
export function fieldWords(path: FieldPath, record: CatalogueRecord, change: Pick<RecordChange, 'before' | 'now'>) {
  const [list = '', ...rest] = path;
  if (list === 'categories') return categoryWords(rest, record, change);
  if (list === 'products') return productWords(rest, record, change);
  if (list === 'home') return homeWords(rest, record);
  return listNames[list] ?? String(list);
}

/** The server keeps some values by itself: nobody has typed them. */
export function isOwners({ path }: Pick<RecordChange, 'path'>): boolean {
  return path[0] !== 'lastCategoryId' && path[2] !== 'formerRoutes';
}

/** The name of a category by its number in the menu. */
export function categoryName({ categories }: Pick<CatalogueRecord, 'categories'>, id: unknown): string {
  return categories.find((category) => category.id === id)?.names.en || `category ${id}`;
}

const listNames: Record<string, string> = {
  otherFolders: 'folders without a gallery',
  folderOrder: 'order of the folders',
  hsnCodes: 'HSN codes of the invoice form',
  units: 'units of sale',
  arrivals: 'groups of New Arrivals',
};

type Change = Pick<RecordChange, 'before' | 'now'>;

function categoryWords([id, field, ...rest]: FieldPath, record: CatalogueRecord, { before, now }: Change): string {
  if (id === orderKey) return 'order of the categories';
  const name = categoryName(record, id);
  if (field === undefined) return addedOrRemoved('category', nameOf(now) ?? nameOf(before) ?? name, before, now);
  if (field === 'hidden') return now === true ? `${name} hidden` : `${name} shown`;
  if (field === 'details') return `${languageOf(rest[1])}“${detailNames[rest[0] as DetailId]}” of ${name}`;
  return `${languageOf(rest[0])}${categoryFields[field] ?? field} of ${name}`;
}

const categoryFields: Record<string, string> = {
  names: 'name',
  alsoCalled: 'other names',
  introduction: 'introduction',
  cover: 'cover',
  route: 'address',
  formerRoutes: 'former addresses',
  place: 'place on Products',
  product: 'product',
};

function languageOf(key: FieldPath[number] | undefined) {
  return key !== undefined && key in languageNames ? `${languageNames[key as CatalogueLanguage]} ` : '';
}

function productWords([id, field]: FieldPath, { products }: CatalogueRecord, { before, now }: Change): string {
  if (id === orderKey) return 'order of the products';
  const name = products.find((product) => product.id === id)?.name || 'a product';
  if (field === undefined) return addedOrRemoved('product', name, before, now);
  if (field === 'hidden') return now === true ? `${name} hidden` : `${name} shown`;
  return `${productFields[field] ?? field} of ${name}`;
}

const productFields: Record<string, string> = {
  name: 'name',
  hsn: 'HSN/SAC',
  unit: 'unit',
  gst: 'GST',
  pack: 'pack',
  rate: 'rate',
};

function homeWords([list, category, field, language]: FieldPath, record: CatalogueRecord): string {
  if (list !== 'slides') return `${homeLists[list ?? ''] ?? list} on the home page`;
  if (category === orderKey || category === undefined) return 'order of the slides';
  const name = categoryName(record, category);
  if (field === 'caption') return `${languageOf(language)}caption of the slide ${name}`;
  return field === 'picture' ? `picture of the slide ${name}` : `slide ${name}`;
}

const homeLists: Record<string, string> = {
  newArrivals: 'New Arrivals',
  trending: 'Trending',
  bestSelling: 'Best Selling',
};

function addedOrRemoved(kind: string, name: string, before: unknown, now: unknown): string {
  if (before === undefined) return `new ${kind} ${name}`;
  return now === undefined ? `${kind} ${name} removed` : name;
}

function nameOf(value: unknown): string | undefined {
  return (value as { names?: { en: string } } | undefined)?.names?.en || undefined;
}
