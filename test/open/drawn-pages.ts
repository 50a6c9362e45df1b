import type { Pages } from '#operations/ports/pages.ts';
import { renderPage, sheetWords } from '#web/render-page.tsx';
import { plainPages } from './start-test-app.ts';

/** The pages of the site as a build draws them, without its scripts and styles. */
export const drawnPages: Pages = {
  ...plainPages,
  sheetWords: async (language) => sheetWords(language),
  render: async (request) => renderPage({ ...request, assets: { scripts: [], styles: [], preloads: [] } }),
};
