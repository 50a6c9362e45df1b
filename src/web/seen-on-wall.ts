import { ADD_OPENING, REMOVE_OPENING, readSeeForm, wallFromTyped } from '#contract/see/read-see-query.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { surfacesIn } from '#domain/catalogue/surfaces-in.ts';
import { soldAs } from '#domain/materials/sold-as.ts';
import { type MeasureWords, measureWords } from '#domain/measures/measure-words.ts';
import { reckon, type Sold } from '#domain/measures/reckon.ts';
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
  const typed = readSeeForm(query);
  const [first] = surfaces;
  const sold = soldAs(catalogue.sold, first?.reference ?? '');
  const form = new URLSearchParams(query);
  if (!form.has('w') && typed.openings.length === 0) return { surfaces };
  const { problems, answer } = answerTo(typed, sold, measureWords(language, first?.for));
  // Who asks for one more field has not done yet.
  const isUnfinished = form.has(ADD_OPENING) || form.has(REMOVE_OPENING);
  return { surfaces, measured: { typed, problems: isUnfinished ? [] : problems, answer } };
}

function answerTo(
  typed: MeasuredAnswer['typed'],
  sold: Sold | null,
  words: MeasureWords,
): Omit<MeasuredAnswer, 'typed'> {
  const walls = [wallFromTyped(typed)];
  if (!sold) return { problems: wallProblems(walls, null, words), answer: null };
  const reckoned = reckon(sold, walls, words);
  if (!reckoned.ok) return { problems: reckoned.problems, answer: null };
  const { sum, words: lines, plans } = reckoned.value;
  return { problems: [], answer: { sum, words: lines, plans } };
}
