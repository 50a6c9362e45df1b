import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PublicCompany } from '#domain/company/contact.ts';

/* What the server asks of the browser's part: the built pages and their files. */

/** `brotli`: the same bytes compressed, for a text. */
export type PageFile = { bytes: Uint8Array; brotli: Uint8Array | null; type: string };

export type PageRequest = {
  path: string;
  /** Without its ?; '' on every page but /search. */
  query: string;
  company: PublicCompany;
  /** Where the site is, without a slash at the end: from the settings, never from a request. */
  origin: string;
  catalogue: Catalogue;
  /** A callback that was sent without script and refused: its page says why, with what was typed. */
  refused?: RefusedCallback;
};

/** `type`: the media type, when it is not HTML. */
export type RenderedPage = { status: number; html: string; type?: string };

/** The built browser part: its files, and the function that draws a page. */
export type Pages = {
  /** The HTML of a page, or the page that says there is none; the sitemap and its like beside them. */
  render(request: PageRequest): Promise<RenderedPage>;
  /** A file under /assets/, or null. */
  asset(name: string): Promise<PageFile | null>;
  /** The product's mark as SVG: browsers ask for it by themselves, for a PDF in a tab too. */
  icon(): Promise<string>;
};
