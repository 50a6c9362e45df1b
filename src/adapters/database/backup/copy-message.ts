import type { CopyFacts } from '#domain/backup/manifest.ts';

/** What the child that copies a database says when it is done; its files lie in the folder that it was given. */
export type CopyMessage = { facts: CopyFacts; parts: number } | { error: string };

/** The names that the child gives its files. */
export const copyFile = {
  names: 'names',
  part: (number: number) => `part.${number}`,
};
