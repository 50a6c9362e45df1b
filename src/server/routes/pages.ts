import type { Hono } from 'hono';
import { failed } from '#domain/outcome.ts';
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
    const wait = isSearch(plain) ? limit(context) : 0;
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return sendPage(context, await pages.tooManySearches(plain, search.slice(1)));
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
    const moved = page.status === 200 ? null : await pages.movedTo(path);
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

/** `/hpl//` → `/hpl`. A loop, because a pattern that ends in `/+$` takes quadratic time for a long row of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
