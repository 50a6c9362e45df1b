import type { RequestListener } from 'node:http';
import { createServer } from 'vite';
import type { Pages } from '#operations/ports.ts';

type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] };
type Source = {
  pageEntry(path: string): string;
  renderPage(request: { path: string; assets: PageAssets; company: { name: string } }): {
    status: number;
    html: string;
  };
};

/** The pages straight from their sources, for development: one port, changes shown as they are saved. */
export const openVitePages = async (): Promise<
  Pages & { around(next: RequestListener): RequestListener; close(): Promise<void> }
> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true }, clearScreen: false });
  return {
    render: async (path, company) => {
      const { pageEntry, renderPage } = (await vite.ssrLoadModule('/src/web/render-page.tsx')) as Source;
      const assets = { scripts: [`/${pageEntry(path)}`], styles: [], preloads: [] };
      const page = renderPage({ path, assets, company });
      return { ...page, html: await vite.transformIndexHtml(path, page.html) };
    },
    asset: async () => null,
    around: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
};
