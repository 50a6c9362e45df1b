/** The input of one paper, by the file names in the template: the sheet, the data to attach, and pictures. With a file named `copies` all copies are drawn. */
export type PaperFiles = Record<string, Uint8Array>;

/** The templates: the paper of a document, and all its copies in one file. */
export type Templates = { invoice: string; copies: string };

/** Compiles the template with these files to a PDF; throws an error with a sentence when it cannot. */
export type Engine = (files: PaperFiles) => Uint8Array;

export type EngineName = 'native' | 'wasm';

/** A request to the child: one at a time, each answered before the next. */
export type DrawRequest = { files: PaperFiles };

/** A message from the child: once when it is warm, then for each request. `rss` is its resident memory in bytes. */
export type ChildMessage = { ready: true } | { pdf: Uint8Array; rss: number } | { error: string; rss: number };
