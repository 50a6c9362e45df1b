import { readFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'vite';
import type { Pages } from '#operations/ports/pages.ts';
import type { Renderer } from './renderer.ts';

const renderer = '/src/web/render-page.tsx';

/** The rooms of the office's kit in all their states: for development alone, so it is no part of the product. */
const kitPage = 'test/kit/kit.html';

/** The pages from their sources, for development: on one port, updated when a file is saved. */
export async function openVitePages(
  server: Server,
): Promise<Pages & { around(next: RequestListener): RequestListener; close(): Promise<void> }> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    clearScreen: false,
  });
  vite.middlewares.use('/kit', async (_request, response) => {
    const html = await vite.transformIndexHtml('/kit', await readFile(kitPage, 'utf8'));
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  return {
    render: async (request) => {
      const { developmentAssets, renderPage } = (await vite.ssrLoadModule(renderer)) as Renderer;
      const page = renderPage({ ...request, assets: developmentAssets(request.path, request.siteWords.look) });
      return page.type ? page : { ...page, html: await vite.transformIndexHtml(request.path, page.html) };
    },
    renderShare: async (page, look) => {
      const { developmentShareAssets, renderShare } = (await vite.ssrLoadModule(renderer)) as Renderer;
      return vite.transformIndexHtml('/d', renderShare(page, developmentShareAssets(look)));
    },
    renderGoneShare: async (page, look) => {
      const { developmentShareAssets, renderGoneShare } = (await vite.ssrLoadModule(renderer)) as Renderer;
      return vite.transformIndexHtml('/d', renderGoneShare(page, developmentShareAssets(look)));
    },
    sheetWords: async (language) => ((await vite.ssrLoadModule(renderer)) as Renderer).sheetWords(language),
    asset: async () => null,
    screens: async () => ((await vite.ssrLoadModule(renderer)) as Renderer).screenLinks,
    icon: async () => ((await vite.ssrLoadModule(renderer)) as Renderer).pageIcon,
    around: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}
