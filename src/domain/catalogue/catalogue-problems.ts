import type { Problem } from '../outcome.ts';
import type { ArrivalGroup, CatalogueRecord, HomeLists } from './catalogue-record.ts';
import { type CatalogueFacts, categoryProblems } from './category-problems.ts';
import { foldersOf } from './folders-of.ts';
import { namesProblems } from './names-problems.ts';
import { productProblems } from './product-problems.ts';
import { repeated } from './repeated.ts';

/** What is wrong with a record that shall replace another. `catalogueProblems(record, { before, ownWords })` → `[]` */
export function catalogueProblems(record: CatalogueRecord, facts: CatalogueFacts): Problem[] {
  return [
    ...categoryProblems(record, facts),
    ...otherFolderProblems(record, facts.before),
    ...productProblems(record, facts.before),
    ...homeProblems(record.home, new Set(record.categories.map(({ id }) => id))),
    ...arrivalProblems(record.arrivals, new Set(foldersOf(record))),
  ];
}

function otherFolderProblems({ otherFolders }: CatalogueRecord, before: CatalogueRecord): Problem[] {
  const folders = otherFolders.map(({ folder }) => folder);
  const kept = before.otherFolders.map(({ folder }) => folder);
  const changed = folders.length !== kept.length || kept.some((folder) => !folders.includes(folder));
  return [
    ...(changed ? [{ field: 'otherFolders', message: 'The folders without a gallery stay as they are.' }] : []),
    ...otherFolders.flatMap(({ folder, names }) =>
      namesProblems(`otherFolders.${folder}.names`, `The folder ${folder}`, names, { longest: 60, required: true }),
    ),
  ];
}

function homeProblems({ slides, ...lists }: HomeLists, ids: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  for (const [index, { category, caption }] of slides.entries()) {
    const field = `home.slides.${index + 1}`;
    if (!ids.has(category)) add(`${field}.category`, `Slide ${index + 1} shows a category that is not there.`);
    problems.push(...namesProblems(`${field}.caption`, `The caption of slide ${index + 1}`, caption, { longest: 60 }));
  }
  for (const [list, wanted] of Object.entries(lists)) {
    if (wanted.some((id) => !ids.has(id))) add(`home.${list}`, 'This list has a category that is not there.');
    if (repeated(wanted).length > 0) add(`home.${list}`, 'This list has a category twice.');
  }
  return problems;
}

function arrivalProblems(arrivals: readonly ArrivalGroup[], folders: ReadonlySet<string>): Problem[] {
  const twice = repeated(arrivals.map(({ folder }) => folder));
  return [
    ...twice.map((folder) => ({
      field: `arrivals.${folder}`,
      message: `New Arrivals has the folder ${folder} twice.`,
    })),
    ...arrivals.flatMap(({ folder, names }) => [
      ...(folders.has(folder)
        ? []
        : [{ field: `arrivals.${folder}`, message: `New Arrivals has the folder ${folder}, which is not there.` }]),
      ...namesProblems(`arrivals.${folder}.names`, `The group of ${folder}`, names, { longest: 60 }),
    ]),
  ];
}
