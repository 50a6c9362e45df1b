import { StorageFull } from '#operations/ports/failures.ts';

/** Null for a file that is not there. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });

/** Does the work, with a full disk told in the port's words: `sentence`. */
export const tellingFullDisk = async <T>(sentence: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT')) throw new StorageFull(sentence, { cause: error });
    throw error;
  }
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
