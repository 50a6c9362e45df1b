import type { Hono } from 'hono';
import { paths } from '#contract/paths.ts';
import { finishPage, type KeptPage, keepPages } from '../page-cache.ts';
import { fail } from '../respond.ts';
import type { Env } from '../route.ts';
import { sendPage } from '../send-page.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import type { Shop, ShownShop } from '../shown-shop.ts';

/** Every other GET is a page: of the site, of the office, or the one that says there is none. */
export const pageRoutes = (app: Hono<Env>, ports: ServerPorts, settings: ServerSettings, shown: ShownShop): void => {
  const draw = async (shop: Shop, path: string, query = ''): Promise<KeptPage> => {
    const { status, html } = await ports.pages.render({ path, query, origin: settings.publicOrigin, ...shop });
    return finishPage(status, html, ports.world.sha256(html).slice(0, 32));
  };
  // In development a page changes with its source.
  const pageAt = settings.development ? draw : keepPages<Shop>(draw);
  app.get('*', async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/api/')) return next();
    const shop = await shown.now();
    const { search } = new URL(context.req.url);
    const plain = path.replace(/\/+$/, '') || '/';
    // Only to a page that there is: nothing of a stranger's making comes to stand in Location.
    if (plain !== path && (await pageAt(shop, plain)).status === 200) return context.redirect(plain + search, 308);
    // What was searched for is endless, and no other page depends on its query.
    const page = path === paths.search ? await draw(shop, path, search.slice(1)) : await pageAt(shop, path);
    return sendPage(context, page);
  });
  app.all('*', (context, next) =>
    context.req.path.startsWith('/api/')
      ? next()
      : fail(context, 405, 'This address takes GET, HEAD.', [], { Allow: 'GET, HEAD' }),
  );
};
