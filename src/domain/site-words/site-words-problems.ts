import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { type Language, languageFacts, languages } from '../text/language.ts';
import { accentProblem } from './look/accent-problem.ts';
import { mostSamples, type SampleTermId, sampleTermIds, sampleTermTitles } from './samples/sample-terms.ts';
import { type SiteTextId, siteTextIds } from './site-text-ids.ts';
import type { SiteWordsRecord } from './site-words-record.ts';

/** The most characters of each text: lines stay lines, and a page stays short enough to be read. */
export const longestSiteText: Readonly<Record<SiteTextId, number>> = {
  line: 160,
  title: 120,
  description: 320,
  history: 4000,
  reasons: 2000,
  overview: 2000,
  services: 2000,
  contact: 2000,
};

/**
 * What is wrong with a record on a day of this year.
 * `siteWordsProblems({ …, foundingYear: 3005 }, 2026)` → `[{ field: 'foundingYear', message: 'The founding year is a year from 1600 to 2026.' }]`
 */
export function siteWordsProblems(
  { languages: chosen, foundingYear, texts, look, samples }: SiteWordsRecord,
  year: number,
): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (!chosen.includes('en'))
    add('languages', 'English is always one of the languages: pages without a language are in English.');
  if (new Set(chosen).size < chosen.length) add('languages', 'A language is chosen twice.');
  const isYear =
    foundingYear === null || (Number.isInteger(foundingYear) && foundingYear >= FIRST_YEAR && foundingYear <= year);
  if (!isYear) add('foundingYear', `The founding year is a year from ${FIRST_YEAR} to ${year}.`);
  const wrongAccent = accentProblem(look.accent);
  if (wrongAccent) add('look.accent', wrongAccent);
  for (const id of siteTextIds)
    for (const language of languages) {
      const label = `${siteTextTitles[id]}, ${languageFacts[language].english}`;
      const message = textProblem(label, texts[id][language] ?? '', longestSiteText[id]);
      if (message) add(`texts.${id}.${language}`, `${message}.`);
    }
  if (!Number.isInteger(samples.most) || samples.most < 1 || samples.most > mostSamples)
    add('samples.most', `A visitor asks for 1 to ${mostSamples} samples at once.`);
  for (const id of sampleTermIds)
    for (const language of languages) {
      const label = `${sampleTermTitles[id]}, ${languageFacts[language].english}`;
      const message = textProblem(label, samples.texts[id][language] ?? '', LONGEST_TERM);
      if (message) add(`samples.texts.${id}.${language}`, `${message}.`);
    }
  return problems;
}

/** They stand in one line beside each other. */
const LONGEST_TERM = 120;

const FIRST_YEAR = 1600;

/** What the office calls each text. */
export const siteTextTitles: Readonly<Record<SiteTextId, string>> = {
  line: 'Line on the home page',
  title: 'Title of the home page',
  description: 'Description of the home page',
  history: 'History',
  reasons: 'Why choose us',
  overview: 'Overview',
  services: 'Services and reach',
  contact: 'Text of the contact page',
};

/** `siteWordsFieldName('texts.history.hi')` → `'History, Hindi'` */
export function siteWordsFieldName(field: string): string {
  const [list, id, language] = field.split('.');
  if (list === 'languages') return 'Languages';
  if (list === 'foundingYear') return 'Founding year';
  if (list === 'samples') return sampleFieldName(field);
  if (list === 'look') return id === 'accent' ? 'Accent colour' : 'Letters';
  const title = siteTextTitles[id as SiteTextId] ?? field;
  const name = languageFacts[language as Language]?.english;
  return name ? `${title}, ${name}` : title;
}

function sampleFieldName(field: string): string {
  const [, part, id, language] = field.split('.');
  if (part === 'on') return 'Samples';
  if (part === 'most') return 'Samples at once';
  const title = sampleTermTitles[id as SampleTermId] ?? field;
  const name = languageFacts[language as Language]?.english;
  return name ? `${title}, ${name}` : title;
}
