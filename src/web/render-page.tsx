import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { splitPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { shortSearchQuery } from '#contract/search/read-search-query.ts';
import { menuIn, pageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import { pictureAt } from '#domain/catalogue/picture-at.ts';
import { materialAt } from '#domain/materials/material-at.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { textsIn } from '#domain/site-words/texts-in.ts';
import { comparedOnPage } from './compared-on-page.ts';
import { Document } from './document.tsx';
import { keptTiles } from './kept-tiles.tsx';
import { narrowedGallery } from './narrowed-gallery.ts';
import type { Screen } from './office/screen.ts';
import { screenAt } from './office/screens.ts';
import type { PageAssets } from './page-assets.ts';
import { PicturePreload } from './picture-preload.tsx';
import { samplesOfPage } from './samples-of-page.ts';
import { seenOnWall } from './seen-on-wall.ts';
import { KeepTiles } from './site/catalogue/gallery-tile.tsx';
import { LinkEndedPage } from './site/frame/link-ended-page.tsx';
import { NotFoundPage } from './site/frame/not-found-page.tsx';
import { loadedPages } from './site/loaded-pages.ts';
import { pageAt } from './site/pages.ts';
import { noPhotos, type Site, type WholeSite } from './site/parts/site-page.ts';
import { SiteWords } from './site/words/site-words.tsx';
import { wordsIn } from './site/words/words-in.ts';
import { wordsOfFirm } from './site/words/words-of-firm.ts';
import { wordsOfPage } from './site/words/words-of-page.ts';
import { siteFile } from './site-file.ts';
import { SiteHead } from './site-head.tsx';
import { type FirstPicture, NoteFirstPicture } from './ui/first-picture.ts';

export { pageIcon } from './document.tsx';
export { screenLinks } from './office/screens.ts';
export {
  type AssetManifests,
  developmentAssets,
  developmentShareAssets,
  pageAssets,
  shareAssets,
} from './page-assets.ts';
export { renderGoneShare, renderShare } from './render-share.tsx';
export { sheetWords } from './site/words/words-in.ts';

type PageRequest = Omit<WholeSite, 'language' | 'languages'> & { siteWords: SiteWordsRecord; assets: PageAssets };

/** The page or text file at `path`, the same for every visitor. An unknown path gets a helpful page with status 404. */
export function renderPage(request: PageRequest): { status: number; html: string; type?: string } {
  const { assets, siteWords, ...asked } = request;
  const { languages } = siteWords;
  const screen = screenAt(asked.path);
  if (screen) return { status: 200, html: officeShell(request, screen) };
  const file = siteFile({ ...asked, languages, language: 'en' });
  if (file) return { status: 200, html: file.text, type: file.type };
  const place = splitPath(asked.path, languages);
  const query = place.path === paths.search ? shortSearchQuery(asked.query) : asked.query;
  const whole: WholeSite = { ...asked, ...place, languages, query };
  const { language, company, catalogue } = whole;
  const all = wordsOfFirm(wordsIn(language), company);
  const material = materialAt(whole.path, catalogue, language);
  const picture = material ? null : pictureAt(whole.path, catalogue, language);
  const categories = menuIn(catalogue.categories, language);
  const page = pageAt(loadedPages, whole.path, {
    categories,
    ...(picture && { picture }),
    ...(material && { material }),
  });
  const ended = asked.path === paths.linkEnded;
  const { Body, select } = page ?? { Body: ended ? LinkEndedPage : NotFoundPage, select: noPhotos };
  const texts = textsIn(siteWords, language);
  const said = Object.fromEntries((page?.says ?? []).map((id) => [id, texts[id]]));
  const selected = { ...select(catalogue, whole), ...(page && narrowedGallery(whole)) };
  const site: Site = { ...whole, said, catalogue: pageCatalogue(catalogue, selected, language) };
  Object.assign(site, seenOnWall(whole), comparedOnPage(whole), samplesOfPage(whole, siteWords, material !== null));
  const described: Site = { ...site, said: texts };
  const { words, needed } = wordsOfPage(all);
  const pictures: FirstPicture[] = [];
  const tiles = isNarrowed(site) ? keptTiles(language, words) : null;
  const drawn = renderToString(
    <div id="site">
      <NoteFirstPicture value={(picture) => pictures.push(picture)}>
        <KeepTiles value={tiles?.keep ?? null}>
          <SiteWords language={language} words={words}>
            <Body site={site} />
          </SiteWords>
        </KeepTiles>
      </NoteFirstPicture>
    </div>,
  );
  const body = tiles?.fill(drawn) ?? drawn;
  return {
    status: page ? 200 : 404,
    html: htmlOf(
      <Document
        part="site"
        language={language}
        title={page ? page.title(described, all) : `${ended ? 'Link ended' : all.lost.pageTitle}, ${company.name}`}
        {...(page ? { description: page.description(described, all) } : {})}
        hidden={!page || page.hidden !== undefined || isNarrowed(site)}
        assets={ended ? { ...assets, scripts: [] } : assets}
        first={pictures[0] && <PicturePreload {...pictures[0]} />}
        head={page && <SiteHead site={described} page={page} words={all} />}
        data={ended ? undefined : { site, words: needed() }}
      >
        <div id="site" />
      </Document>,
      body,
    ),
  };
}

/** Search engines shall know a gallery by its own address alone. */
function isNarrowed({ catalogue: { filters } }: Site): boolean {
  return filters !== undefined && (filters.chosen > 0 || filters.unknown || filters.order !== undefined);
}

/** What a device needs to install the office as an app. */
const officeHead = (
  <>
    <link rel="manifest" href={paths.officeManifest} />
    <link rel="apple-touch-icon" href={paths.touchIcon} />
  </>
);

/** A staff page contains no data. The browser loads the data with its token. */
function officeShell({ assets, company }: PageRequest, { title }: Screen): string {
  return htmlOf(
    <Document part="office" title={`${title}, ${company.name}`} hidden assets={assets} head={officeHead}>
      <div id="office" data-firm={company.name} />
      <noscript>
        <p>The staff screens of {company.name} need JavaScript. Switch it on in the browser and load the page again.</p>
      </noscript>
    </Document>,
  );
}

/**
 * The body is rendered before its document, which carries the words that it has read. React puts the preloads of pictures in
 * front of it: outside of #site, where the browser's renderer expects its own elements alone.
 */
function htmlOf(document: ReactElement, body = '') {
  return `<!doctype html>${renderToString(document).replace('<div id="site"></div>', () => body)}`;
}
