import type { ComparedPicture } from '#domain/materials/compare-pictures.ts';
import { factKinds } from '#domain/materials/fact-kinds.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Language } from '#domain/text/language.ts';
import type { NameIn } from '#domain/text/names.ts';
import { cityIn } from '../parts/city-in.ts';
import type { ComparedWall } from '../parts/site-page.ts';
import type { Words } from '../words/words.ts';
import { factText, rateText } from './fact-text.ts';

/** A row: what each picture says of one thing, null where it says nothing. */
export type CompareRow = { label: NameIn; cells: (NameIn | null)[]; differs: boolean };

/** The rows of which at least one picture says something, in the order of a material's page; `wall`: that of the visitor. */
export function compareRows(
  pictures: readonly ComparedPicture[],
  words: Words,
  language: Language,
  wall?: Pick<ComparedWall, 'area' | 'needs'>,
): CompareRow[] {
  const { material: said, compare } = words;
  const here = (text: string): NameIn => ({ text, lang: language });
  const row = (label: NameIn, cellOf: (picture: ComparedPicture) => NameIn | null): CompareRow => {
    const cells = pictures.map(cellOf);
    return { label, cells, differs: new Set(cells.map((cell) => cell?.text ?? '')).size > 1 };
  };
  const factOf = (picture: ComparedPicture, kind: (typeof factKinds)[number], label = '') => {
    const facts = picture.material?.facts.filter((fact) => fact.kind === kind && fact.label.text === label) ?? [];
    const texts = facts.map((fact) => factText(fact, words));
    const [first] = texts;
    return first ? { text: texts.map(({ text }) => text).join('; '), lang: first.lang } : null;
  };
  const own = new Map(
    pictures.flatMap(({ material }) =>
      (material?.facts ?? []).filter(({ kind }) => kind === 'own').map(({ label }) => [label.text, label] as const),
    ),
  );
  const rows = [
    row(here(compare.code), ({ material }) => codeOf(material, here, compare.gone)),
    row(here(compare.product), ({ gallery }) => gallery),
    row(here(compare.colourway), ({ colourway }) => colourway),
    ...factKinds
      .filter((kind) => kind !== 'own')
      .map((kind) => row(here(said[kind]), (picture) => factOf(picture, kind))),
    ...[...own].map(([text, label]) => row(label, (picture) => factOf(picture, 'own', text))),
    ...(['where', 'whereNot', 'care'] as const).map((part) =>
      row(here(said[part]), ({ material }) => material?.using.find((each) => each.part === part)?.text ?? null),
    ),
    row(here(fillWords(compare.forWall, { area: wall?.area ?? '' })), (picture) => {
      const need = wall?.needs[pictures.indexOf(picture)];
      return need ? here(need) : null;
    }),
    row(here(said.rate), ({ material }) => (material?.rate ? here(rateText(material.rate, words)) : null)),
    row(here(said.ready), ({ material }) => {
      const ready = material?.ready ?? [];
      const cities = ready.map(({ city, days }) => fillWords(said.readyIn, { city: cityIn(city, words), n: days }));
      return cities.length > 0 ? here(cities.join(', ')) : null;
    }),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

function codeOf(material: ComparedPicture['material'], here: (text: string) => NameIn, gone: string): NameIn | null {
  if (!material) return null;
  return here(material.discontinued ? `${material.code}, ${gone}` : material.code);
}
