import type { Catalogue } from '../catalogue/catalogue.ts';
import { brochureIn } from '../catalogue/page-catalogue.ts';
import { type FactKind, factKindTitles } from '../materials/fact-kinds.ts';
import { catalogueLanguages } from '../text/catalogue-language.ts';

/** What the site says of a category or a material beside its names. */
type Told = { texts: readonly string[] };

/** A material as the search knows it; `facts` are short, and every word of them counts. */
type ToldMaterial = Told & {
  facts: readonly string[];
  code: string;
  names: readonly string[];
  ways: readonly ToldWay[];
};

/** `pictures`: 'folder/name'. */
type ToldWay = { names: readonly string[]; pictures: readonly string[] };

type ToldBrochure = { titles: readonly string[]; text: string };

/** `categories`: by their folders. `brochures`: in the order of their page. */
export type ToldOfShop = {
  categories: ReadonlyMap<string, Told>;
  materials: readonly ToldMaterial[];
  brochures: readonly ToldBrochure[];
};

export const nothingTold: ToldOfShop = { categories: new Map(), materials: [], brochures: [] };

// Who asks for a warranty or a fire class wants what has one; all goods have a size.
const asked: ReadonlySet<FactKind> = new Set(['fire', 'warranty']);

/**
 * The site's own words: introductions, where its goods are used, sizes and care of the categories, with the titles of their brochures;
 * names, facts, use and care of the materials; what the pages of brochures say. Not what they are not for: who asks for a bathroom wants what may stand there.
 */
export function toldOfShop({
  categories,
  brochures,
  brochureTexts,
  materials,
}: Pick<Catalogue, 'categories' | 'brochures' | 'brochureTexts' | 'materials'>): ToldOfShop {
  const titles = (folder: string) =>
    brochures.filter(({ galleries }) => galleries?.includes(folder)).map(({ title }) => title);
  return {
    categories: new Map(
      categories.map(({ folder, introduction, details: { usedFor, sizes, care } }) => [
        folder,
        { texts: [...[usedFor, introduction, sizes, care].flatMap((each) => Object.values(each)), ...titles(folder)] },
      ]),
    ),
    brochures: brochures.map((brochure) => ({
      titles: catalogueLanguages.map((language) => brochureIn(brochure, categories, language).title),
      text: brochureTexts?.get(brochure.name) ?? '',
    })),
    materials: materials.map(({ code, names, colourways, facts, where, care }) => ({
      code,
      names: Object.values(names),
      texts: [...Object.values(where), ...Object.values(care)],
      facts: facts.flatMap(({ kind, label, number, unit, text }) => [
        ...Object.values(text),
        ...Object.values(label),
        ...(asked.has(kind) ? [factKindTitles[kind]] : []),
        ...(number === null ? [] : [`${number} ${unit}`, `${number}${unit}`]),
      ]),
      ways: colourways.map((way) => ({
        names: Object.values(way.names),
        pictures: way.pictures.map(({ folder, name }) => `${folder}/${name}`),
      })),
    })),
  };
}
