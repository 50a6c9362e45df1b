import type { ImportPreview, ImportResultAnswer } from '#contract/customer-imports.ts';

/** How far an import is on the screen. `done` of `of` rows are stored. */
export type ImportState =
  | { kind: 'empty'; problem: string }
  | { kind: 'reading'; name: string }
  | { kind: 'preview'; name: string; preview: ImportPreview; busy: boolean; problem: string }
  | { kind: 'writing'; name: string; preview: ImportPreview; done: number; of: number }
  | { kind: 'broken'; name: string; preview: ImportPreview; done: number; of: number; problem: string }
  | { kind: 'done'; name: string; preview: ImportPreview; result: ImportResultAnswer };
