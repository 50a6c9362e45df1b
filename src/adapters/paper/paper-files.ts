/** What one paper is drawn from, by the names that the template reads: the sheet, the data to attach, and pictures. With a file named `copies` all copies are drawn. */
export type PaperFiles = Record<string, Uint8Array>;

/** The templates: the paper of a document, and all its copies in one file. */
export type Templates = { invoice: string; copies: string };

/** Sets the template with these files and answers the PDF; throws a sentence when it cannot. */
export type Engine = (files: PaperFiles) => Uint8Array;

export type EngineName = 'native' | 'wasm';

/** To the child: one at a time, each answered before the next. */
export type DrawRequest = { files: PaperFiles };

/** From the child: once when it is warm, then for each request; `rss` is its resident memory in bytes. */
export type ChildMessage = { ready: true } | { pdf: Uint8Array; rss: number } | { error: string; rss: number };
