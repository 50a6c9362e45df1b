import type { SheetWords } from '#domain/selection/selection-sheet.ts';
import type { GonePage, SharedPage } from '#domain/shares/shared-page.ts';
import type { SiteLook } from '#domain/site-words/look/site-look.ts';
import type { Language } from '#domain/text/language.ts';
import type { PageRequest, RenderedPage, ScreenLink } from '#operations/ports/pages.ts';

/** The files that a page links to. Only the renderer looks into it. */
type Assets = object;

/** What Vite writes about a build. */
export type Manifests = { office: object; site: object };

/** The exports of web/render-page.tsx. It is loaded at run time, so its types are declared here. */
export type Renderer = {
  pageIcon: string;
  screenLinks: readonly ScreenLink[];
  pageAssets(manifests: Manifests, path: string, look: SiteLook): Assets;
  shareAssets(manifests: Manifests, language: SharedPage['language'], look: SiteLook): Assets;
  developmentAssets(path: string, look: SiteLook): Assets;
  developmentShareAssets(look: SiteLook): Assets;
  renderPage(request: PageRequest & { assets: Assets }): RenderedPage;
  renderShare(page: SharedPage, assets: Assets): string;
  renderGoneShare(page: GonePage, assets: Assets): string;
  sheetWords(language: Language): SheetWords;
};
