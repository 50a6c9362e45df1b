import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureFolder, sheetFolder } from '#domain/catalogue/brochure-folder.ts';
import type { Photo } from '#domain/photos/photo.ts';

/** A picture, brochure or data sheet of the demo: its file on disk, and its folder, name, titles and surface in the shop. */
export type DemoUpload = {
  path: string;
  folder: string;
  fileName: string;
  surface?: Photo['surface'];
} & Partial<Titled>;

type Titled = Pick<Photo, 'title' | 'titles'>;
type Listed = { file: string; name: string; surface?: Photo['surface'] } & Titled;

/**
 * The demo's pictures in the order of their upload. Galleries show the newest first, so each folder's list is uploaded from
 * its end. Every folder gets one picture before any gets its second, so that no gallery stays empty for long.
 */
export async function demoUploads(demoFolder: string): Promise<DemoUpload[]> {
  const lists: Record<string, Listed[]> = JSON.parse(await readFile(join(demoFolder, 'photos.json'), 'utf8'));
  const longest = Math.max(...Object.values(lists).map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    Object.entries(lists).flatMap(([folder, list]): DemoUpload[] => {
      const listed = list.at(-1 - round);
      if (!listed) return [];
      const { file, name, ...titled } = listed;
      return [{ path: join(demoFolder, 'photos', file), folder, fileName: name, ...titled }];
    }),
  );
  const pdfs = [
    ...(await pdfsOf(join(demoFolder, 'brochures'), brochureFolder)),
    ...(await pdfsOf(join(demoFolder, 'datasheets'), sheetFolder)),
  ];
  return [...(rounds[0] ?? []), ...pdfs, ...rounds.slice(1).flat()];
}

async function pdfsOf(path: string, folder: string): Promise<DemoUpload[]> {
  const names = (await readdir(path)).sort().reverse();
  return names.map((fileName) => ({ path: join(path, fileName), folder, fileName }));
}
