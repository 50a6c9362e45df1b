import { StorageFull } from '#operations/ports/failures.ts';

/** Null for a missing file. */
export function nullIfNoFile<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });
}

/** Does the work, and turns the error for a full disk into the port's: `sentence`. */
export async function translateFullDisk<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT')) throw new StorageFull(sentence, { cause: error });
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
