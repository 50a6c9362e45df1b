import { type CatalogueLanguage, catalogueLanguages } from '../text/catalogue-language.ts';
import type { CatalogueCategory, CatalogueRecord, Product } from './catalogue-record.ts';
import { namesOf } from './folders-of.ts';

/** How many pictures each folder has. */
type PictureCounts = Readonly<Record<string, number>>;

/**
 * What visitors or staff lose when a record replaces another, a sentence each, to be read before it is saved.
 * `materials`: the folder of each. `catalogueLosses(before, after, { awnings: 4 }, [])` → `['Awnings is hidden: visitors do not see its address /awnings and its 4 pictures.']`
 */
export function catalogueLosses(
  before: CatalogueRecord,
  after: CatalogueRecord,
  pictures: PictureCounts,
  materials: readonly string[],
): string[] {
  const ofFolder = (folder: string) => counted(materials.filter((each) => each === folder).length, 'material');
  return [
    ...before.categories.flatMap((category) =>
      categoryLosses(category, before, after, [
        `its ${counted(pictures[category.folder] ?? 0, 'picture')}`,
        ...(materials.includes(category.folder) ? [`its ${ofFolder(category.folder)}`] : []),
      ]),
    ),
    ...before.products.flatMap((product) => productLosses(product, after)),
    ...slideLosses(before, after),
    ...groupLosses(before, after),
  ];
}

function categoryLosses(
  category: CatalogueCategory,
  before: CatalogueRecord,
  { categories, home }: CatalogueRecord,
  its: string[],
): string[] {
  const { id, names, route, hidden } = category;
  const now = categories.find((each) => each.id === id);
  if (!now) return [deletedWords(category), ...leavesHome(names.en, placesOf(id, before))];
  if (now.hidden && !hidden) {
    const unseen = [`its address ${route}`, ...its];
    return [
      `${names.en} is hidden: visitors do not see ${unseen.slice(0, -1).join(', ')} and ${unseen.at(-1)}.`,
      ...leavesHome(names.en, placesOf(id, before)),
    ];
  }
  const left = placesOf(id, before).filter((place) => !placesOf(id, { home }).includes(place));
  return [
    ...(now.route === route ? [] : [`${route} leads to ${now.route} from now on.`]),
    ...leavesHome(names.en, left),
    ...catalogueLanguages.flatMap((language) => textLosses(category, now, language)),
  ];
}

function counted(count: number, thing: string): string {
  return count === 1 ? thing : `${count} ${thing}s`;
}

function deletedWords({ names, route, formerRoutes }: CatalogueCategory): string {
  const lost =
    formerRoutes.length === 0
      ? `its address ${route} leads nowhere`
      : `its addresses ${[route, ...formerRoutes].join(' and ')} lead nowhere`;
  return `${names.en} is deleted: ${lost}, and its texts are gone.`;
}

function leavesHome(name: string, places: readonly string[]): string[] {
  return places.length > 0 ? [`${name} leaves the home page: ${places.join(', ')}.`] : [];
}

function textLosses(was: CatalogueCategory, now: CatalogueCategory, language: CatalogueLanguage): string[] {
  const name = was.names.en;
  const isLost = (before: string, after: string) => before !== '' && after === '';
  const english = language === 'en' ? '' : ': English is shown';
  return [
    ...(isLost(was.names[language], now.names[language])
      ? [`${name} has no ${languageNames[language]} name any more${english}.`]
      : []),
    ...(isLost(was.introduction[language], now.introduction[language])
      ? [`${name} has no ${languageNames[language]} introduction any more${english}.`]
      : []),
    ...was.alsoCalled[language]
      .filter((other) => !now.alsoCalled[language].includes(other))
      .map((other) => `The search does not find ${name} by “${other}” any more.`),
  ];
}

function placesOf(id: number, { home }: Pick<CatalogueRecord, 'home'>): string[] {
  return [
    ...(home.slides.some(({ category }) => category === id) ? ['slides'] : []),
    ...(home.newArrivals.includes(id) ? ['New Arrivals'] : []),
    ...(home.trending.includes(id) ? ['Trending'] : []),
    ...(home.bestSelling.includes(id) ? ['Best Selling'] : []),
  ];
}

function productLosses({ id, name, hidden }: Product, { products }: CatalogueRecord): string[] {
  const now = products.find((product) => product.id === id);
  if (!now) return [];
  if (now.hidden && !hidden) return [`${name} is not offered for new documents.`];
  return now.name === name ? [] : [`${name} is called ${now.name} from now on; issued documents keep the old name.`];
}

function slideLosses(before: CatalogueRecord, after: CatalogueRecord): string[] {
  return before.home.slides.flatMap(({ category, picture }) => {
    const now = after.home.slides.find((slide) => slide.category === category);
    return picture && now && !now.picture ? [`A slide shows its category’s cover instead of ${picture.name}.`] : [];
  });
}

function groupLosses(before: CatalogueRecord, after: CatalogueRecord): string[] {
  const kept = new Set(after.arrivals.map(({ folder }) => folder));
  return before.arrivals
    .filter(({ folder }) => !kept.has(folder))
    .map(({ folder, names }) => `New Arrivals does not show ${names.en || namesOf(before, folder).en} any more.`);
}

const languageNames: Record<CatalogueLanguage, string> = { en: 'English', hi: 'Hindi', or: 'Odia' };
