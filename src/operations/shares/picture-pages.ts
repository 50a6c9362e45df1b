import type { FileStore } from '../ports/files.ts';
import type { PageDrawer, PagePicture, PagePictures } from '../ports/shares.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'put' | 'get'>;
  images: PageDrawer;
  pagePictures: PagePictures;
};

/** A paper: SHA-256 of its PDF, and how to read it. */
export type ReadablePaper = { sha256: string; read(): Promise<Uint8Array> };

/** The picture of a page of a paper, counted from 1; null when the paper has no such page. */
export type PictureOfPage = (paper: ReadablePaper, page: number) => Promise<PagePicture | null>;

/** Makes each picture once, even when many readers ask for it at the same time. */
export function picturePages(ports: Ports): PictureOfPage {
  const inProgress = new Map<string, Promise<PagePicture | null>>();
  return (paper, page) => {
    const key = `${paper.sha256} ${page}`;
    const begun = inProgress.get(key);
    if (begun) return begun;
    const made = findOrDraw(ports, paper, page).finally(() => inProgress.delete(key));
    inProgress.set(key, made);
    return made;
  };
}

async function findOrDraw(ports: Ports, paper: ReadablePaper, page: number): Promise<PagePicture | null> {
  const found = await ports.pagePictures.find(paper.sha256, page);
  if (found) return found;
  // A number beyond the last page must not start a drawing each time.
  const first = page === 1 ? null : await ports.pagePictures.find(paper.sha256, 1);
  if (first && page > first.pages) return null;
  const drawn = await ports.images.drawPage(await paper.read(), page);
  if (!drawn.ok) return null;
  const { bytes, ...size } = drawn.value;
  const made = { ...size, page, picture: ports.system.sha256(bytes) };
  // The file first: every hash in a row has its file.
  await ports.files.put(made.picture, bytes);
  await ports.pagePictures.keep(paper.sha256, made, ports.system.now());
  return made;
}

/** The PNG of a page; null when the paper has no such page. A picture that is missing from the store is drawn again. */
export async function readPagePicture(
  ports: Ports & { pictureOfPage: PictureOfPage },
  paper: ReadablePaper,
  page: number,
): Promise<Uint8Array | null> {
  const found = await ports.pictureOfPage(paper, page);
  const stored = found && (await ports.files.get(found.picture));
  if (stored || !found) return stored;
  const drawn = await ports.images.drawPage(await paper.read(), page);
  if (!drawn.ok) return null;
  if (ports.system.sha256(drawn.value.bytes) === found.picture) await ports.files.put(found.picture, drawn.value.bytes);
  return drawn.value.bytes;
}
