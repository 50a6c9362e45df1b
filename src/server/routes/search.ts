import { localPath } from '#contract/local-path.ts';
import { path as pathOf } from '#contract/path.ts';
import { colourNamed } from '#contract/search/read-search-query.ts';
import { type SearchWire, searchCall } from '#contract/search/search.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { failed } from '#domain/outcome.ts';
import { type FoundCategory, plainText, type SearchAnswer } from '#domain/search/search-answer.ts';
import type { Language } from '#domain/text/language.ts';
import type { SearchLimit } from '../limit-searches.ts';
import type { PageSource } from '../pages/page-source.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';

/** The search of the site as data: the search menu asks it while a visitor types. */
export function searchRoutes(pages: Pick<PageSource, 'search'>, limit: SearchLimit): Route[] {
  return [
    route(searchCall, async ({ context, query: { q, colour, language, pictures } }) => {
      const wait = limit(context);
      if (wait > 0) return refuse(context, tooMany(wait), { 'Cache-Control': 'no-cache' });
      const request = { text: q, colour: colourNamed(colour), language, most: pictures };
      const answer = await pages.search(request);
      return context.json(wireOf(answer), 200, { 'Cache-Control': 'no-cache' });
    }),
  ];
}

function tooMany(retryAfter: number) {
  return failed('too-many', `Too many searches came from here. Wait ${retryAfter} seconds and try again.`, {
    retryAfter,
  });
}

function wireOf(answer: SearchAnswer & { language: Language }): SearchWire {
  const { language, corrected, categories, nearest, brochures, count, groups, colour, colours } = answer;
  const item = ({ id, title, lang, route: link, alsoCalled }: FoundCategory) => ({
    id,
    name: title,
    lang,
    link: localPath(language, link),
    alsoCalled: alsoCalled.map((name) => ({ text: plainText(name), lang: name.lang })),
  });
  const shown = groups.flatMap(({ pictures }) =>
    pictures.map(({ folder, code, photo, title, category, path }) => ({
      folder,
      code,
      name: photo.name,
      title: plainText(title),
      category: category.text,
      link: localPath(language, path),
      hash: photo.hash,
      colours: photo.colours,
    })),
  );
  return {
    corrected,
    categories: categories.map(item),
    nearest: nearest.map(item),
    brochures: brochures.map(({ name, title }) => ({
      title: plainText(title),
      link: pathOf(sitePaths.download, { category: brochureFolder, file: name }),
    })),
    pictures: { count, shown },
    colour,
    colours,
  };
}
