import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PublicCompany } from '#domain/company/contact.ts';
import type { RefusedSample } from '#domain/samples/sample-problems.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import type { SheetWords } from '#domain/selection/selection-sheet.ts';
import type { GonePage, SharedPage } from '#domain/shares/shared-page.ts';
import type { SiteLook } from '#domain/site-words/look/site-look.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import type { Language } from '#domain/text/language.ts';

/* What the server needs of the browser's part: the built pages and their files. */

/** `brotli`: the same bytes, compressed; null for a file that is not text. */
export type PageFile = { bytes: Uint8Array; brotli: Uint8Array | null; type: string };

export type PageRequest = {
  path: string;
  /** Without the ?; '' on every page except /search and /selection. */
  query: string;
  company: PublicCompany;
  /** What the site says of the firm, and in which languages. */
  siteWords: SiteWordsRecord;
  /** The origin of the site, without a slash at the end: from the settings, never from a request. */
  origin: string;
  catalogue: Catalogue;
  /** On /search: what it found. */
  found?: SearchAnswer;
  /** A callback request that was sent without JavaScript and refused: its page shows the problems and the typed values. */
  refused?: RefusedCallback;
  /** The same of a request for samples. */
  refusedSample?: RefusedSample;
};

/** `type`: the media type, when it is not HTML. */
export type RenderedPage = { status: number; html: string; type?: string };

/** A screen of the office. `names`: what its links say, where that differs from its title. */
export type ScreenLink = {
  path: string;
  title: string;
  names: string[];
  ownersOnly: boolean;
  /** For owners, and for staff whom the company record lets see Figures. */
  figuresOnly: boolean;
};

/** The built browser part: its files, and the function that draws a page. */
export type Pages = {
  /** The HTML of a page, or of the not-found page; also the sitemap and similar files. */
  render(request: PageRequest): Promise<RenderedPage>;
  /** The HTML of what a link opens. */
  renderShare(page: SharedPage, look: SiteLook): Promise<string>;
  /** The HTML of a link that opens nothing. */
  renderGoneShare(page: GonePage, look: SiteLook): Promise<string>;
  /** What the printed selection says in a language. */
  sheetWords(language: Language): Promise<SheetWords>;
  /** A file under /assets/, or null. */
  asset(name: string): Promise<PageFile | null>;
  /** The icon of the product as SVG: browsers request it by themselves, also for a PDF in a tab. */
  icon(): Promise<string>;
  /** The screens that staff can open by a link. */
  screens(): Promise<readonly ScreenLink[]>;
};
