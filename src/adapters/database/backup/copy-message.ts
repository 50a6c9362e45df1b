import type { CopyFacts } from '#domain/backup/manifest.ts';

/** The third argument of the child process that copies a database, when it shall check all of the copy. */
export const WHOLE = 'whole';

/** The message of the child process that has copied a database. Its files are in the folder of its second argument. */
export type CopyMessage = { facts: CopyFacts; parts: number } | { error: string };

/** The names of the files that the child process writes. */
export const copyFile = {
  names: 'names',
  part: (number: number) => `part.${number}`,
};
