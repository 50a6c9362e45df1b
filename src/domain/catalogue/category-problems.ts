import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { catalogueLanguages } from '../text/catalogue-language.ts';
import { foldText } from '../text/fold-text.ts';
import { brochureFolder, sheetFolder, textureFolder } from './brochure-folder.ts';
import type { CatalogueCategory, CatalogueRecord } from './catalogue-record.ts';
import { namesProblems } from './names-problems.ts';
import { repeated } from './repeated.ts';

/** What the check of a record knows beside it. */
export type CatalogueFacts = {
  /** The record that it replaces. */
  before: CatalogueRecord;
  /** The first words of the site's own addresses: no category takes them. */
  ownWords: ReadonlySet<string>;
};

/** What is wrong with the categories of a record. Each field is named by the category's number: `categories.18.route`. */
export function categoryProblems(record: CatalogueRecord, facts: CatalogueFacts): Problem[] {
  const { categories, products } = record;
  const names = new Set(products.map(({ name }) => name));
  return [
    ...repeated(categories.map(({ id }) => id)).map((id) => ({
      field: `categories.${id}.id`,
      message: `Two categories have the number ${id}.`,
    })),
    ...categories.flatMap((category) => {
      const field = `categories.${category.id}`;
      const known = facts.before.categories.find(({ id }) => id === category.id);
      // The address follows the name: who typed neither is asked for the name alone.
      const isBlank = !known && category.route === '' && category.names.en.trim() === '';
      const isKept = known?.route === category.route;
      const route = isBlank || isKept ? null : routeProblem(category, categories, facts.ownWords);
      return [
        ...(known || category.id > facts.before.lastCategoryId
          ? []
          : [{ field: `${field}.id`, message: `The number ${category.id} was given before: take the next one.` }]),
        ...(route === null ? [] : [{ field: `${field}.route`, message: route }]),
        ...(isBlank || route !== null ? [] : folderProblems(category, known, record)),
        ...textProblems(category),
        ...twinProblems(category, known, categories),
        ...(category.product === '' || names.has(category.product)
          ? []
          : [{ field: `${field}.product`, message: `${category.product} is not in the list of products.` }]),
      ];
    }),
  ];
}

/**
 * What is wrong with the address of a category: `routeProblem(awnings, categories, ownWords)` →
 * `'/blinds is or was the address of Blinds: choose another, as /blinds-2.'`; null for one that it can have.
 */
export function routeProblem(
  category: CatalogueCategory,
  categories: readonly CatalogueCategory[],
  ownWords: ReadonlySet<string>,
): string | null {
  const { id, route } = category;
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(route) || route.length > LONGEST_ROUTE)
    return 'The address is /name, in small letters and digits with hyphens between.';
  const isOwn = (wanted: string) => ownWords.has(wanted.slice(1));
  const holder = (wanted: string) =>
    categories.find((each) => each.id !== id && [each.route, ...each.formerRoutes].includes(wanted));
  const isTaken = (wanted: string) => isOwn(wanted) || holder(wanted) !== undefined;
  if (!isTaken(route)) return null;
  let next = 2;
  while (isTaken(`${route}-${next}`)) next += 1;
  const remedy = `choose another, as ${route}-${next}.`;
  return isOwn(route)
    ? `${route} is an address of the site itself: ${remedy}`
    : `${route} is or was the address of ${holder(route)?.names.en}: ${remedy}`;
}

function folderProblems(
  { id, folder, names }: CatalogueCategory,
  known: CatalogueCategory | undefined,
  { categories, otherFolders }: CatalogueRecord,
): Problem[] {
  const field = `categories.${id}.folder`;
  if (known)
    return known.folder === folder ? [] : [{ field, message: `The folder of ${names.en} stays ${known.folder}.` }];
  if (!/^[a-z0-9_]{1,40}$/.test(folder))
    return [{ field, message: `The folder of ${names.en} is written in small letters and digits.` }];
  const taken =
    reservedFolders.includes(folder) ||
    otherFolders.some((each) => each.folder === folder) ||
    categories.some((each) => each.id !== id && each.folder === folder);
  return taken
    ? [{ field, message: `The folder ${folder}, which follows the address, is taken: choose another address.` }]
    : [];
}

/** Of a name that is typed anew: two that have had one name since before can be changed in every other way. */
function twinProblems(
  { id, names }: CatalogueCategory,
  known: CatalogueCategory | undefined,
  categories: readonly CatalogueCategory[],
): Problem[] {
  const name = foldName(names);
  if (name === '' || (known && foldName(known.names) === name)) return [];
  const twin = categories.find((each) => each.id !== id && foldName(each.names) === name);
  const message = `Another category is called ${twin?.names.en}: choose another name.`;
  return twin ? [{ field: `categories.${id}.names.en`, message }] : [];
}

function foldName({ en }: CatalogueCategory['names']): string {
  return foldText(en.trim());
}

function textProblems(category: CatalogueCategory): Problem[] {
  const { id, names, alsoCalled, introduction, details, cover } = category;
  const field = `categories.${id}`;
  const label = labelOf(category);
  return [
    ...namesProblems(`${field}.names`, 'The name', names, { longest: 60, required: true }),
    ...namesProblems(`${field}.introduction`, 'The introduction', introduction, { longest: 240 }),
    ...Object.entries(details).flatMap(([detail, texts]) =>
      namesProblems(`${field}.details.${detail}`, 'The text', texts, { longest: 400 }),
    ),
    ...catalogueLanguages.flatMap((language) =>
      alsoCalled[language].flatMap((name) => {
        const message = textProblem('Another name', name, 60);
        return message ? [{ field: `${field}.alsoCalled.${language}`, message: `${message}.` }] : [];
      }),
    ),
    ...(textProblem('', cover.photo, 200)
      ? [{ field: `${field}.cover`, message: `${label} has no such picture.` }]
      : []),
  ];
}

function labelOf({ id, names }: CatalogueCategory): string {
  return names.en.trim() || `Category ${id}`;
}

const LONGEST_ROUTE = 60;

/** Folders of files that are no product pictures. */
const reservedFolders = [brochureFolder, sheetFolder, textureFolder, 'general', 'social', 'pdfthumbs'];
