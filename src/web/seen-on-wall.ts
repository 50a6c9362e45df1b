import { readSeeQuery, wallFromTyped } from '#contract/see/read-see-query.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { surfacesIn } from '#domain/catalogue/surfaces-in.ts';
import { measureWords } from '#domain/measures/measure-words.ts';
import { reckon } from '#domain/measures/reckon.ts';
import { wallProblems } from '#domain/measures/wall-problems.ts';
import { referencesIn } from '#domain/selection/selection-address.ts';
import type { MeasuredAnswer, Site, WholeSite } from './site/parts/site-page.ts';

/**
 * What /see shows beside the menu: the surfaces of the shop, and the answer to the wall that was typed into its form. The page of a
 * selection has the surfaces among its pictures.
 */
export function seenOnWall({ path, catalogue, query, language }: WholeSite): Pick<Site, 'surfaces' | 'measured'> {
  if (path !== sitePaths.see && path !== sitePaths.selection) return {};
  const asked = referencesIn(query);
  const surfaces = surfacesIn(catalogue, asked, language);
  if (path === sitePaths.selection) return { surfaces: surfaces.filter(({ reference }) => asked.includes(reference)) };
  const typed = readSeeQuery(query);
  if (!typed) return { surfaces };
  const sold = catalogue.sold[surfaces[0]?.reference.split('/')[0] ?? ''];
  return { surfaces, measured: { typed, ...answerTo(typed, sold, language) } };
}

function answerTo(
  typed: MeasuredAnswer['typed'],
  sold: WholeSite['catalogue']['sold'][string] | undefined,
  language: Site['language'],
): Omit<MeasuredAnswer, 'typed'> {
  const words = measureWords(language);
  const walls = [wallFromTyped(typed)];
  if (!sold) return { problems: wallProblems(walls, null, words), answer: null };
  const reckoned = reckon(sold, walls, words);
  if (!reckoned.ok) return { problems: reckoned.problems, answer: null };
  const { sum, words: lines, plans } = reckoned.value;
  return { problems: [], answer: { sum, words: lines, plans } };
}
