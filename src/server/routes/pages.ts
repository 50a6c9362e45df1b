import type { Hono } from 'hono';
import { fail } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import type { ShownShop } from '../shown-shop.ts';

/** Every other GET is a page: of the site, of the office, or the one that says there is none. */
export const pageRoutes = (app: Hono<Env>, ports: ServerPorts, settings: ServerSettings, shown: ShownShop): void => {
  app.get('*', async (context, next) => {
    if (context.req.path.startsWith('/api/')) return next();
    const shop = await shown.now();
    const render = (path: string) => ports.pages.render({ path, query: '', origin: settings.publicOrigin, ...shop });
    const { path } = context.req;
    const plain = path.replace(/\/+$/, '') || '/';
    // Only to a page that there is: nothing of a stranger's making comes to stand in Location.
    if (plain !== path && (await render(plain)).status === 200)
      return context.redirect(plain + new URL(context.req.url).search, 308);
    const page = await render(path);
    return context.body(page.html, page.status as 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });
  app.all('*', (context, next) =>
    context.req.path.startsWith('/api/')
      ? next()
      : fail(context, 405, 'This address takes GET, HEAD.', [], { Allow: 'GET, HEAD' }),
  );
};
