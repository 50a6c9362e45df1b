/** The input of one paper, by the file names in the template: the sheet, the data to attach, and pictures. */
export type PaperFiles = Record<string, Uint8Array>;

/** What can be drawn, each with the templates that it includes: `copies` is all copies of a document in one file. */
export const includedTemplates = {
  invoice: [],
  copies: ['invoice'],
  voucher: ['paper'],
  statement: ['paper'],
  brochure: ['paper'],
  selection: ['paper'],
  label: ['paper'],
} as const satisfies Record<string, readonly string[]>;

type TemplateName = keyof typeof includedTemplates;

/** One paper to draw. */
export type Drawing = { template: TemplateName; files: PaperFiles };

/** Compiles the text of a template with its files to a PDF; throws an error with a sentence when it cannot. */
export type Engine = (template: string, files: PaperFiles) => Uint8Array;

export type EngineName = 'native' | 'wasm';

/** A message from the child: once when it is warm, then for each request. `rss` is its resident memory in bytes. */
export type ChildMessage = { ready: true } | { pdf: Uint8Array; rss: number } | { error: string; rss: number };
