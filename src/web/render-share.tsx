import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { GonePage, SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { Document } from './document.tsx';
import type { PageAssets } from './page-assets.ts';
import { GoneShare } from './site/shares/gone-share.tsx';
import { SharePage } from './site/shares/share-page.tsx';
import { shareTitle } from './site/shares/share-title.ts';

/** The HTML of a shared thing. It contains what the page shows, and no data for a script. */
export function renderShare(page: SharedPage, assets: PageAssets): string {
  const { kind, number } = shareTitle(page);
  return html(`${kind} ${number}, ${page.firm.name}`, page.language, assets, <SharePage page={page} />);
}

/** The HTML of the page that wrong, ended and lapsed links share. */
export function renderGoneShare(page: GonePage, assets: PageAssets): string {
  const title = `${sharedWords(page.language).goneTitle}, ${page.firm}`;
  return html(title, page.language, { ...assets, scripts: [] }, <GoneShare page={page} />);
}

function html(title: string, language: SharedPage['language'], assets: PageAssets, body: ReactElement): string {
  const document = (
    <Document
      part="site"
      language={language}
      title={title}
      hidden
      assets={assets}
      head={<meta name="referrer" content="no-referrer" />}
    >
      {body}
    </Document>
  );
  return `<!doctype html>${renderToString(document)}`;
}
