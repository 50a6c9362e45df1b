import { type CatalogueLanguage, catalogueLanguages } from '../text/catalogue-language.ts';

type Described = Record<string, unknown>;

/** The details of the events of pictures: `['English title “Teak”', 'colours brown, beige']` for one that was described. */
export const photoDetails: Record<string, (now: Described, old: Described) => string[]> = {
  'photo added': () => [],
  'photo removed': () => [],
  'photo restored': () => [],
  'photo described': (now, old) => [
    ...catalogueLanguages.map((language) =>
      now[language] === old[language] ? '' : titleDetails(languageNames[language], now[language]),
    ),
    JSON.stringify(now.colours) === JSON.stringify(old.colours) ? '' : colourDetails(now.colours),
  ],
};

const languageNames: Record<CatalogueLanguage, string> = { en: 'English', hi: 'Hindi', or: 'Odia' };

function titleDetails(language: string, title: unknown): string {
  return title === '' ? `no ${language} title` : `${language} title “${title}”`;
}

function colourDetails(colours: unknown): string {
  if (!Array.isArray(colours)) return 'colours as they are read';
  return colours.length === 0 ? 'no colours' : `colours ${colours.join(', ')}`;
}
