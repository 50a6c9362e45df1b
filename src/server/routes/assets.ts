import type { Hono } from 'hono';
import { paths } from '#contract/paths.ts';
import { stylesOfFile } from '#domain/site-words/look/look-styles.ts';
import type { Pages } from '#operations/ports/pages.ts';
import { brandIcons } from '../brand/brand-icons.ts';
import { nothingHere, refuse } from '../respond.ts';
import type { Env } from '../route.ts';

/** The built scripts, styles and fonts, whose names contain a hash, so that they never change. Also the icons that browsers request by themselves. */
export function assetRoutes(app: Hono<Env>, pages: Pages): void {
  app.get('/assets/:name', async (context) => {
    context.set('route', '/assets/:name');
    const asset = await pages.asset(context.req.param('name'));
    if (!asset) return refuse(context, nothingHere);
    const brotli = asset.brotli && /\bbr\b/.test(context.req.header('Accept-Encoding') ?? '') ? asset.brotli : null;
    return context.body(new Uint8Array(brotli ?? asset.bytes), 200, {
      'Content-Type': asset.type,
      'Cache-Control': forEver,
      ...(asset.brotli ? { Vary: 'Accept-Encoding' } : {}),
      ...(brotli ? { 'Content-Encoding': 'br' } : {}),
    });
  });

  // Browsers ask for it again at each visit: it changes with each build, under the same address.
  app.get(paths.officeWorker, async (context) => {
    context.set('route', paths.officeWorker);
    const worker = await pages.asset('office-worker.js');
    if (!worker) return refuse(context, nothingHere);
    return context.body(new Uint8Array(worker.bytes), 200, {
      'Content-Type': worker.type,
      'Cache-Control': 'no-cache',
      // A worker goes by the policy of its own file: it fetches from here, and does nothing else.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
  });

  app.get(paths.lookFile, (context) => {
    context.set('route', paths.lookFile);
    const styles = stylesOfFile(context.req.param('name'));
    if (styles === null) return refuse(context, nothingHere);
    return context.body(styles, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': forEver,
    });
  });

  app.get(paths.favicon, async (context) =>
    context.body(await pages.icon(), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': forADay }),
  );
  for (const [path, icon] of brandIcons())
    app.get(path, (context) => context.body(icon, 200, { 'Content-Type': 'image/png', 'Cache-Control': forADay }));
}

const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
