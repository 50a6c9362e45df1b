import { readSeeQuery, wallFromTyped } from '#contract/see/read-see-query.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { comparePictures } from '#domain/materials/compare-pictures.ts';
import { soldAs } from '#domain/materials/sold-as.ts';
import { squareMetres } from '#domain/measures/format-size.ts';
import { measureWords } from '#domain/measures/measure-words.ts';
import { reckon } from '#domain/measures/reckon.ts';
import { wallProblems } from '#domain/measures/wall-problems.ts';
import { photoReference, referencesIn } from '#domain/selection/selection-address.ts';
import type { Site, WholeSite } from './site/parts/site-page.ts';

/** What /compare shows beside the menu: the pictures that the address names, and how much of each the wall needs that it says. */
export function comparedOnPage({
  path,
  catalogue,
  query,
  language,
}: WholeSite): Pick<Site, 'compared' | 'comparedWall'> {
  if (path !== sitePaths.compare) return {};
  const compared = comparePictures(catalogue, referencesIn(query), language);
  const sold = compared.pictures.map(({ reference }) => soldAs(catalogue.sold, reference));
  if (sold.every((each) => each === null)) return { compared };
  if (compared.pictures.every(({ reference }) => isLevel(catalogue, reference))) return { compared };
  const typed = readSeeQuery(query) ?? { w: '', h: '', openings: [] };
  const blank = { ...typed, problems: [], area: '', needs: sold.map(() => null) };
  if (typed.w === '' && typed.h === '') return { compared, comparedWall: blank };
  const wall = wallFromTyped(typed);
  const words = measureWords(language);
  const problems = wallProblems([wall], null, words).map(({ message }) => message);
  if (problems.length > 0) return { compared, comparedWall: { ...blank, problems } };
  const needs = sold.map((each) => {
    const reckoned = each && reckon(each, [wall], words);
    return reckoned?.ok ? reckoned.value.sum : null;
  });
  return { compared, comparedWall: { ...blank, area: squareMetres(wall.widthMm * wall.heightMm), needs } };
}

function isLevel({ folders }: Catalogue, reference: string): boolean {
  const [folder = '', name = ''] = reference.split('/');
  const photo = folders[folder]?.find((each) => photoReference({ folder, name: each.name }) === `${folder}/${name}`);
  return photo?.surface?.for === 'floor' || photo?.surface?.for === 'ceiling';
}
