import { type Catalogue, coverOf, photoIn } from '../catalogue/catalogue.ts';
import type { CatalogueCategory } from '../catalogue/catalogue-record.ts';
import { brochureIn } from '../catalogue/page-catalogue.ts';
import { galleryOf, picturePath } from '../catalogue/picture-path.ts';
import type { Colour } from '../colours/colour.ts';
import { colourWords } from '../colours/colour-words.ts';
import { catalogueLanguages, inCatalogue } from '../text/catalogue-language.ts';
import type { Language } from '../text/language.ts';
import { inEnglish, type NameIn, nameIn } from '../text/names.ts';
import { askedText, isCut } from './asked-text.ts';
import { hasMark, languageOf, markWords } from './mark-words.ts';
import { otherNames } from './other-names.ts';
import type { Term } from './read-query.ts';
import type { FoundBrochure, FoundCategory, FoundPicture, PictureGroup, SearchAnswer } from './search-answer.ts';
import { type ShopPicture, searchIndexOf } from './search-index-of.ts';
import { searchShop } from './search-shop.ts';
import { searchWords } from './search-words.ts';
import { type MarkedIn, toldPart } from './told-part.ts';

/** `most`: how many pictures are shown. `languages`: those that visitors can read. */
export type SearchRequest = {
  text: string;
  colour: Colour | null;
  language: Language;
  languages: readonly Language[];
  most: number;
};

/** `openShopSearch(catalogue)({ text: 'kaleen', … })` → three categories, …: answers searches in a catalogue; opened once for it. */
export function openShopSearch(catalogue: Catalogue): (request: SearchRequest) => SearchAnswer {
  const index = searchIndexOf(catalogue);
  const names = new Map(
    [...catalogue.arrivals, ...catalogue.categories].map((each) => [each.folder, each.names] as const),
  );
  return ({ text, colour, language, languages, most }) => {
    const found = searchShop(index, { text, colour });
    const { terms } = found;
    const placeOf = (folder: string) => ({
      gallery: galleryOf(folder, catalogue.categories),
      category: nameIn(names.get(folder) ?? inEnglish(folder), language),
    });
    const marked = { terms, language, readWord: index.readWord };
    const category = (each: CatalogueCategory) => foundCategory(catalogue, each, { ...marked, languages });
    const picture = (position: number) => {
      const each = index.pictures[position];
      return each ? [foundPicture(each, placeOf(each.folder), marked)] : [];
    };
    const called = found.called.slice(0, most);
    const coloured = found.coloured.slice(0, most - called.length);
    const groups: PictureGroup[] = [
      { kind: 'called', colour: '', count: found.called.length, pictures: called.flatMap(picture) },
      {
        kind: 'coloured',
        colour: nameOfColour(found.typedColour, language),
        count: found.coloured.length,
        pictures: coloured.flatMap(picture),
      },
    ];
    return {
      text: askedText(text),
      cut: isCut(text),
      corrected: found.corrected,
      categories: found.categories.map(category),
      nearest: found.nearest.map(category),
      brochures: found.brochures.slice(0, MOST_BROCHURES).flatMap((at) => foundBrochure(catalogue, at, marked)),
      count: found.called.length + found.coloured.length,
      groups: groups.filter(({ count }) => count > 0),
      colours: colourWords.map(({ name, names }) => ({
        colour: name,
        name: inCatalogue(names, language),
        count: found.counts[name],
      })),
      colour: found.colour,
      meaning: found.isColour && found.colour ? meaningOf(found.colour, terms, language) : null,
    };
  };
}

function foundCategory(
  catalogue: Catalogue,
  category: CatalogueCategory,
  { terms, language, readWord, languages }: MarkedIn & Pick<SearchRequest, 'languages'>,
): FoundCategory {
  const { id, route, folder, names } = category;
  const { text: title, lang } = nameIn(names, language);
  const cover = coverOf(catalogue, folder);
  const shown = cover ? photoIn(cover, language) : null;
  const alsoCalled = otherNames(category, title, terms, readWord, languages);
  const isNamed = alsoCalled.length > 0 || hasMark(title, terms, readWord);
  const told = isNamed ? null : toldPart(category, { terms, language, readWord });
  return { id, route, folder, title, lang, cover: shown, alsoCalled, told };
}

// Each is a book: who looks for one knows it among three.
const MOST_BROCHURES = 3;

function foundBrochure(
  { brochures, categories }: Catalogue,
  at: number,
  { terms, language, readWord }: MarkedIn,
): FoundBrochure[] {
  const brochure = brochures[at];
  if (!brochure) return [];
  const { name, title, lang = language, pages, bytes, thumb } = brochureIn(brochure, categories, language);
  return [{ name, pages, bytes, thumb, title: { pieces: markWords(title, terms, readWord), lang } }];
}

function foundPicture(
  { folder, photo, code }: ShopPicture,
  { gallery, category }: { gallery: string; category: NameIn },
  { terms, language, readWord }: MarkedIn,
): FoundPicture {
  const { text, lang } = nameIn(photo.titles, language);
  const title = { pieces: markWords(text || photo.name.replace(/\.jpg$/, ''), terms, readWord), lang };
  // Each letter of it is drawn, compressed and sent with each page of results.
  const { name, hash, avif, jpg, placeholder, colours } = photo;
  const shown = { name, hash, avif, jpg, placeholder, colours };
  return { folder, code, photo: shown, title, category, path: picturePath(gallery, name) };
}

function nameOfColour(colour: Colour | null, language: Language): string {
  const names = colourWords.find(({ name }) => name === colour)?.names;
  return names ? inCatalogue(names, language) : '';
}

const MOST_OWN_WORDS = 5;
const MOST_OTHER_WORDS = 2;

/** 'Brown also answers to walnut, teak, …': words of the page's language first. */
function meaningOf(colour: Colour, terms: readonly Term[], language: Language): SearchAnswer['meaning'] {
  const { names, alsoCalled } = colourWords.find(({ name }) => name === colour) ?? { names: null, alsoCalled: null };
  if (!names || !alsoCalled) return null;
  const own = catalogueLanguages.find((each) => each === language) ?? 'en';
  const other = own === 'en' ? 'hi' : 'en';
  const typed = terms.flatMap(({ words }) => words.map(({ folded }) => folded)).join(' ');
  const isName = Object.values(names).some((name) => foldedTextOf(name) === typed);
  const words = [
    ...alsoCalled[own].slice(0, MOST_OWN_WORDS),
    ...alsoCalled[other].filter((word) => languageOf(word) === 'en').slice(0, MOST_OTHER_WORDS),
  ];
  return { words, isName };
}

function foldedTextOf(name: string): string {
  return searchWords(name)
    .map(({ folded }) => folded)
    .join(' ');
}
