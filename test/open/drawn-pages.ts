import type { Pages } from '#operations/ports/pages.ts';
import { renderPage } from '#web/render-page.tsx';
import { plainPages } from './start-test-app.ts';

/** The pages of the site as a build draws them, without its scripts and styles. */
export const drawnPages: Pages = {
  ...plainPages,
  render: async (request) => renderPage({ ...request, assets: { scripts: [], styles: [], preloads: [] } }),
};
