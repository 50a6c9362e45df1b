import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { languages } from '../text/language.ts';
import { brochureFolder } from './brochure-folder.ts';
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
      return [
        ...(known || category.id > facts.before.lastCategoryId
          ? []
          : [{ field: `${field}.id`, message: `The number ${category.id} was given before: take the next one.` }]),
        ...(known?.route === category.route ? [] : routeProblems(category, categories, facts.ownWords)),
        ...folderProblems(category, known, record),
        ...textProblems(category),
        ...(category.product === '' || names.has(category.product)
          ? []
          : [{ field: `${field}.product`, message: `${category.product} is not in the list of products.` }]),
      ];
    }),
  ];
}

function routeProblems(
  { id, route, names }: CatalogueCategory,
  categories: readonly CatalogueCategory[],
  ownWords: ReadonlySet<string>,
): Problem[] {
  const field = `categories.${id}.route`;
  const refuse = (message: string) => [{ field, message }];
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(route) || route.length > LONGEST_ROUTE)
    return refuse(`The address of ${names.en} is /name, in small letters and digits with hyphens between.`);
  if (ownWords.has(route.slice(1))) return refuse(`${route} is an address of the site itself: choose another.`);
  const other = categories.find((each) => each.id !== id && [each.route, ...each.formerRoutes].includes(route));
  return other ? refuse(`${route} is or was the address of ${other.names.en}: choose another.`) : [];
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
  return taken ? [{ field, message: `The folder ${folder} is taken: choose another.` }] : [];
}

function textProblems({ id, names, alsoCalled, introduction, details, cover }: CatalogueCategory): Problem[] {
  const field = `categories.${id}`;
  const label = names.en.trim() || `Category ${id}`;
  return [
    ...namesProblems(`${field}.names`, label, names, { longest: 60, required: true }),
    ...namesProblems(`${field}.introduction`, `The introduction of ${label}`, introduction, { longest: 240 }),
    ...Object.entries(details).flatMap(([detail, texts]) =>
      namesProblems(`${field}.details.${detail}`, `A text of ${label}`, texts, { longest: 400 }),
    ),
    ...languages.flatMap((language) =>
      alsoCalled[language].flatMap((name) => {
        const message = textProblem(`Another name of ${label}`, name, 60);
        return message ? [{ field: `${field}.alsoCalled.${language}`, message: `${message}.` }] : [];
      }),
    ),
    ...(textProblem('', cover.photo, 200)
      ? [{ field: `${field}.cover`, message: `${label} has no such picture.` }]
      : []),
  ];
}

const LONGEST_ROUTE = 60;

/** Folders of files that are no product pictures. */
const reservedFolders = [brochureFolder, 'general', 'social', 'pdfthumbs'];
