import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { FilesUnavailable } from '#operations/ports/failures.ts';
import type { FileStore } from '#operations/ports/files.ts';

/**
 * Returns a function that reads what the pages of the brochures say, each file once. Files never change; those of deleted brochures
 * are forgotten. The catalogue waits for them. A text that cannot be read now is left out, and read for the next catalogue.
 */
export function openBrochureTexts(
  files: Pick<FileStore, 'get'>,
): (catalogue: Pick<Catalogue, 'brochures'>) => Promise<ReadonlyMap<string, string>> {
  let known = new Map<string, string>();
  const read = async (file: string): Promise<string | null> => {
    try {
      const bytes = await files.get(file);
      return bytes && new TextDecoder().decode(bytes);
    } catch (error) {
      if (error instanceof FilesUnavailable) return null;
      throw error;
    }
  };
  return async ({ brochures }) => {
    const wanted = [...new Set(brochures.flatMap(({ textFile }) => textFile ?? []))];
    const texts = await Promise.all(wanted.map(async (file) => [file, known.get(file) ?? (await read(file))] as const));
    known = new Map(texts.flatMap(([file, text]) => (text === null ? [] : [[file, text]])));
    return new Map(
      brochures.flatMap(({ name, textFile = '' }) => {
        const text = known.get(textFile);
        return text === undefined ? [] : [[name, text]];
      }),
    );
  };
}
