import type { Hono } from 'hono';
import { asksForFilters } from '#contract/catalogue/filter-query.ts';
import { localPath, splitPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { readSeeQuery } from '#contract/see/read-see-query.ts';
import { failed } from '#domain/outcome.ts';
import { languages } from '#domain/text/language.ts';
import type { SearchLimit } from '../limit-searches.ts';
import { isSearch, type PageSource } from '../pages/page-source.ts';
import { sendPage } from '../pages/send-page.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';

/** Every other GET is a page: of the site, of the office, or the page for unknown addresses. */
export function pageRoutes(app: Hono<Env>, pages: PageSource, limit: SearchLimit): void {
  app.get('*', async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/api/')) return next();
    const { search } = new URL(context.req.url);
    const plain = withoutSlashes(path);
    const reckoned =
      isMeasure(plain, search) || isChoice(plain, search) || (asksForFilters(search) && !isSearch(plain));
    const wait = reckoned || isSearch(plain) ? limit(context) : 0;
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      // The page of the wall or of a gallery would reckon it all the same: that of the search says that it was too much.
      const refused = reckoned
        ? pages.tooManySearches(searchIn(plain), '')
        : pages.tooManySearches(plain, search.slice(1));
      return sendPage(context, await refused);
    }
    // Redirect only to an existing page, so that a stranger cannot choose the Location header.
    if (plain !== path && (await pages.get(plain)).status === 200) return context.redirect(plain + search, 308);
    const page = await pages.get(path, search.slice(1));
    // People type '/Wallpapers', and some programs begin an address with a capital letter.
    const small = plain.toLowerCase();
    if (page.status !== 200 && small !== plain && (await pages.get(small)).status === 200) {
      context.header('Cache-Control', 'no-cache');
      return context.redirect(small + search, 308);
    }
    const moved = page.status === 200 ? null : ((await pages.movedTo(plain)) ?? (await pages.movedTo(small)));
    if (moved === null) return sendPage(context, page);
    // The owner may give the old address back: browsers ask again each time.
    context.header('Cache-Control', 'no-cache');
    return context.redirect(moved + search, 301);
  });
  app.all('*', (context, next) =>
    context.req.path.startsWith('/api/')
      ? next()
      : refuse(context, failed('wrong-method', 'This address takes GET, HEAD.'), { Allow: 'GET, HEAD' }),
  );
}

/** `isMeasure('/hi/see', '?w=12+ft&h=10+ft')` → `true`: a wall was typed, and the page says how much it needs. */
function isMeasure(path: string, search: string): boolean {
  return splitPath(path, languages).path === paths.see && readSeeQuery(search) !== null;
}

/** `isChoice('/samples', '?m=wp-204')` → `true`: what was chosen is looked up for the page each time. */
function isChoice(path: string, search: string): boolean {
  const { path: page } = splitPath(path, languages);
  return search !== '' && (page === paths.samples || page === paths.compare);
}

/** `searchIn('/hi/see')` → `/hi/search` */
function searchIn(path: string): string {
  return localPath(splitPath(path, languages).language, paths.search);
}

/** `/hpl//` → `/hpl`. A loop, because a pattern that ends in `/+$` takes quadratic time for a long row of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
