import { StorageFull } from '#operations/ports/failures.ts';

/** The result, or null when the file does not exist. */
export function nullIfNoFile<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });
}

/** Does the work. When the disk is full it throws the port's `StorageFull` with this sentence. */
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
