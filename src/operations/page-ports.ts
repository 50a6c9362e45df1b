/* What the server asks of the browser's part: the built pages and their files. */

/** `brotli`: the same bytes compressed, for a text. */
export type PageFile = { bytes: Uint8Array; brotli: Uint8Array | null; type: string };

/** The built browser part: its files, and the function that draws a page. */
export type Pages = {
  /** The HTML of a page, or the page that says there is none. */
  render(path: string, firm: { name: string }): Promise<{ status: number; html: string }>;
  /** A file under /assets/, or null. */
  asset(name: string): Promise<PageFile | null>;
  /** The product's mark as SVG: browsers ask for it by themselves, for a PDF in a tab too. */
  icon(): Promise<string>;
};
