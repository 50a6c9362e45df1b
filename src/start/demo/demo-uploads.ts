import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureFolder } from '#domain/catalogue/categories.ts';

/** A picture or brochure of the demo: the file on disk, and what it is stored as. */
export type DemoUpload = { path: string; folder: string; fileName: string; title?: string };

type Listed = { file: string; name: string; title: string };

/**
 * The demo's pictures in the order in which they go in. Galleries show the newest first, so each folder's list goes in from
 * its end; and every folder gets one picture before any gets its second, so that the shop is soon alive all over.
 */
export async function demoUploads(demoFolder: string): Promise<DemoUpload[]> {
  const lists: Record<string, Listed[]> = JSON.parse(await readFile(join(demoFolder, 'photos.json'), 'utf8'));
  const longest = Math.max(...Object.values(lists).map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    Object.entries(lists).flatMap(([folder, list]): DemoUpload[] => {
      const { file, name, title } = list.at(-1 - round) ?? {};
      return file && name ? [{ path: join(demoFolder, 'photos', file), folder, fileName: name, title }] : [];
    }),
  );
  const files = (await readdir(join(demoFolder, 'brochures'))).sort().reverse();
  const brochures = files.map((fileName) => ({
    path: join(demoFolder, 'brochures', fileName),
    folder: brochureFolder,
    fileName,
  }));
  return [...(rounds[0] ?? []), ...brochures, ...rounds.slice(1).flat()];
}
