import { fileFolder, textureFolder } from '../catalogue/brochure-folder.ts';
import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { catalogueLanguages } from '../text/catalogue-language.ts';
import type { Names } from '../text/names.ts';
import type { CatalogueMaterial, Colourway, Fact } from './catalogue-material.ts';
import { factKindTitles } from './fact-kinds.ts';
import { codeRule, isMaterialCode, longestCode, materialKey } from './material-key.ts';

/** What the catalogue has: the folders of its categories, its products, the codes of its other materials and the offices' cities. */
type Around = {
  folders: readonly string[];
  products: readonly string[];
  codes: readonly string[];
  cities: readonly string[];
};

const LONGEST_NAME = 120;
const LONGEST_TEXT = 1000;
const MOST_COLOURWAYS = 40;
const MOST_PICTURES = 40;
const MOST_FACTS = 40;
const MOST_BESIDE = 12;
const MOST_FILES = 8;
const MOST_DAYS = 365;
// 1 crore rupees, in paise.
const HIGHEST_RATE = 1_000_000_000;

/**
 * What is wrong with a material, by field.
 * `materialProblems({ …, code: 'WP_204' }, around)` → `[{ field: 'code', message: 'A code has letters, …' }]`
 */
export function materialProblems(material: CatalogueMaterial, around: Around): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string | null) => message && problems.push({ field, message });
  const names = (field: string, label: string, texts: Names, longest: number) => {
    for (const language of catalogueLanguages) {
      const problem = textProblem(label, texts[language], longest);
      add(`${field}.${language}`, problem && `${problem}.`);
    }
  };
  if (!isMaterialCode(material.code)) add('code', codeRule);
  if (material.names.en.trim() === '')
    add('names.en', 'Type its name in English: the other languages fall back on it.');
  names('names', 'Name', material.names, LONGEST_NAME);
  if (!around.folders.includes(material.folder)) add('folder', 'Choose one of the categories.');
  for (const part of ['where', 'whereNot', 'care'] as const)
    names(part, partTitles[part], material[part], LONGEST_TEXT);
  problems.push(...colourwayProblems(material.colourways), ...factProblems(material.facts));
  for (const [nth, { names: way }] of material.colourways.entries())
    names(`colourways.${nth}.names`, 'Name of the colourway', way, LONGEST_NAME);
  for (const [nth, fact] of material.facts.entries()) {
    names(`facts.${nth}.label`, 'Name of the fact', fact.label, LONGEST_NAME);
    names(`facts.${nth}.text`, factKindTitles[fact.kind], fact.text, LONGEST_TEXT);
  }
  add('rate', rateProblem(material.rate));
  for (const { city, days } of material.ready)
    if (!around.cities.includes(city) || !isWhole(days, 0, MOST_DAYS))
      add('ready', `Choose an office and a number of days up to ${MOST_DAYS}.`);
  if (material.goesWith.length > MOST_BESIDE) add('goesWith', `At most ${MOST_BESIDE} materials stand beside it.`);
  if (material.files.length > MOST_FILES) add('files', `At most ${MOST_FILES} files.`);
  if (material.files.some(({ kind, name }) => (kind === 'texture') !== (fileFolder(name) === textureFolder)))
    add('files', 'A texture is a picture, a data sheet and a certificate are PDFs.');
  const own = materialKey(material.code);
  for (const code of material.goesWith) add('goesWith', codeProblem(code, own, around.codes));
  if (material.product !== '' && !around.products.includes(material.product))
    add('product', 'Choose a product of the catalogue, or leave it blank.');
  if (material.successor !== '') add('successor', codeProblem(material.successor, own, around.codes));
  if (material.successor !== '' && !material.discontinued)
    add('successor', 'Only what is discontinued has a successor.');
  return problems;
}

/** The codes that it names: those beside it, and of what is sold instead. */
export function namedBy({ goesWith, successor }: CatalogueMaterial): string[] {
  return [...goesWith, successor];
}

const partTitles = { where: 'Where', whereNot: 'Where not', care: 'Care' } as const;

function colourwayProblems(colourways: readonly Colourway[]): Problem[] {
  if (colourways.length === 0) return [{ field: 'colourways', message: 'A material has at least one colourway.' }];
  if (colourways.length > MOST_COLOURWAYS)
    return [{ field: 'colourways', message: `At most ${MOST_COLOURWAYS} colourways.` }];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [nth, { names, pictures }] of colourways.entries()) {
    const field = `colourways.${nth}.pictures`;
    if (colourways.length > 1 && names.en.trim() === '')
      problems.push({ field: `colourways.${nth}.names.en`, message: 'Of several colourways each has a name.' });
    if (pictures.length > MOST_PICTURES) problems.push({ field, message: `At most ${MOST_PICTURES} pictures.` });
    for (const { folder, name } of pictures) {
      const picture = `${folder}/${name}`;
      if (seen.has(picture)) problems.push({ field, message: `${picture} stands twice.` });
      seen.add(picture);
    }
  }
  return problems;
}

function factProblems(facts: readonly Fact[]): Problem[] {
  if (facts.length > MOST_FACTS) return [{ field: 'facts', message: `At most ${MOST_FACTS} facts.` }];
  return facts.flatMap(({ kind, label, number, unit, text }, nth): Problem[] => {
    const field = `facts.${nth}`;
    if (kind === 'own' && label.en.trim() === '') return [{ field, message: 'A fact of your own has a name.' }];
    if (number === null && text.en.trim() === '') return [{ field, message: 'A fact has a number or a text.' }];
    const isNumber = number === null || (Number.isFinite(number) && number >= 0 && number <= 1_000_000);
    if (!isNumber) return [{ field, message: 'A number is at most 10,00,000.' }];
    return (number === null) === (unit === '') ? [] : [{ field, message: 'A number has a unit, and a unit a number.' }];
  });
}

function rateProblem(rate: CatalogueMaterial['rate']): string | null {
  if (rate === null) return null;
  if (!isWhole(rate.paise, 1, HIGHEST_RATE)) return 'A rate is an amount above zero.';
  return rate.unit.trim() === '' || rate.unit.length > 30 ? 'Say for what the rate is: a roll, a square foot.' : null;
}

function codeProblem(code: string, own: string, codes: readonly string[]): string | null {
  if (materialKey(code) === own) return 'A material is not its own neighbour or successor.';
  const known = codes.some((each) => materialKey(each) === materialKey(code));
  return known ? null : `There is no material ${code.slice(0, longestCode)}.`;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
