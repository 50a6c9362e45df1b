import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { brochureTitle } from '#domain/catalogue/brochure-title.ts';
import { namesOf, takesUploads } from '#domain/catalogue/folders-of.ts';
import { failed, type Outcome, ok, type Refusal } from '#domain/outcome.ts';
import { fileType } from '#domain/photos/file-type.ts';
import { type Photo, photoTitle, type Variant } from '#domain/photos/photo.ts';
import { photoColours } from '#domain/photos/photo-colours.ts';
import { cleanBrochureName, cleanPhotoName } from '#domain/photos/photo-name.ts';
import { uploadProblem } from '#domain/photos/upload-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { FileStore } from '../ports/files.ts';
import type { Images, PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { textVariant } from './text-variant.ts';

type Ports = {
  system: System;
  files: FileStore;
  images: Pick<Images, 'makePhoto' | 'makeBrochure'>;
  photos: PhotoIndex;
  catalogues: Pick<CatalogueStore, 'current'>;
};

type Upload = {
  folder: string;
  /** As typed; it is stored under a cleaned name. */
  fileName: string;
  bytes: Uint8Array;
  /** Fit for the catalogue; without one it is made from the file's name. */
  title?: string;
  /** The title in the other languages. */
  titles?: Photo['titles'];
  /** What the picture shows square-on. */
  surface?: Photo['surface'];
  /** It takes the place and the name of the file that has its name now, which is deleted. */
  replace?: boolean;
};

type Uploaded = {
  /** 'existing': the same picture was in the folder already, and nothing was stored. */
  kind: 'added' | 'existing';
  photo: Photo;
  /** A sentence fit to show. */
  message: string;
};

/**
 * Puts a picture or a brochure into a folder. Its files are stored before its row, so that each file in the index
 * exists. A process that dies in between leaves files without a row, and the sweep removes them.
 */
export async function uploadPhoto(ports: Ports, upload: Upload, actor: Actor): Promise<Outcome<Uploaded>> {
  const { folder, fileName, bytes } = upload;
  const { record } = await ports.catalogues.current();
  const place = namesOf(record, folder).en;
  if (!takesUploads(record, folder)) return noFolder(folder);
  const problem = uploadProblem({ folder, name: fileName, type: fileType(bytes), size: bytes.length });
  const cleaned = holdsPdfs(folder) ? cleanBrochureName(fileName) : cleanPhotoName(fileName);
  if (problem || !cleaned) return invalid(problem ?? 'The file name cannot be used. Rename the file.');

  const sourceHash = ports.system.sha256(bytes);
  const known = await ports.photos.findBySource(sourceHash);
  const existing = known.find((photo) => photo.folder === folder && photo.removedAt === null);
  if (existing) return ok(alreadyThere(existing, place));
  const taken = await ports.photos.find(folder, cleaned.name);
  if (taken && !upload.replace) return nameTaken(taken, place);

  const made = (await madeBefore(ports, known)) ?? (await makeAnew(ports, folder, sourceHash, bytes));
  if (!made.ok) return made;
  const deleted = known.find((photo) => photo.folder === folder);
  const before = deleted ?? taken;
  const { files, read, ...looks } = made.value;
  const title = upload.title ?? deleted?.title ?? titleFor(folder, cleaned.name);
  const colourFacts = { read, chosen: deleted?.colourFacts.chosen ?? null };
  const photo: Photo = {
    id: ports.system.uuid(),
    folder,
    name: cleaned.name,
    title,
    titles: upload.titles ?? before?.titles ?? { hi: '', or: '' },
    colours: holdsPdfs(folder) ? [] : photoColours(title, colourFacts),
    colourFacts,
    surface: deleted?.surface ?? upload.surface ?? null,
    version: 0,
    sourceHash,
    ...looks,
    addedAt: ports.system.now(),
    addedBy: actor.username,
    removedAt: null,
  };
  for (const [sha256, content] of files) await ports.files.put(sha256, content);
  const added = await ports.photos.add(photo, actor, taken?.id);
  // An owner may have deleted the category while the picture was made.
  if (added.kind === 'no-folder') return noFolder(folder);
  if (added.kind === 'name-taken')
    return added.photo.sourceHash === sourceHash ? ok(alreadyThere(added.photo, place)) : nameTaken(added.photo, place);
  // A sweep that found the files before the row did may have taken them meanwhile; from now on the row keeps them.
  for (const [sha256, content] of files) if (!(await ports.files.has(sha256))) await ports.files.put(sha256, content);
  return ok({ kind: 'added', photo, message: sentenceFor(photo, place, cleaned.changed, deleted !== undefined) });
}

type Made = Pick<Photo, 'hash' | 'width' | 'height' | 'placeholder' | 'variants' | 'pages'> & {
  read: Photo['colourFacts']['read'];
  files: Map<string, Uint8Array>;
};

/** What was made of the same bytes before, in this folder or another, live or deleted, while all of its files are there. */
async function madeBefore({ files }: Ports, [photo]: Photo[]): Promise<Outcome<Made> | null> {
  if (!photo) return null;
  const found = new Map<string, Uint8Array>();
  for (const { file } of photo.variants) {
    const content = await files.get(file);
    if (!content) return null;
    found.set(file, content);
  }
  const { hash, width, height, placeholder, variants, pages } = photo;
  const { read } = photo.colourFacts;
  return ok({ hash, width, height, placeholder, variants, pages, read, files: found });
}

async function makeAnew(
  { images, system }: Ports,
  folder: string,
  sourceHash: string,
  bytes: Uint8Array,
): Promise<Outcome<Made>> {
  const isBrochure = holdsPdfs(folder);
  const made = isBrochure ? await images.makeBrochure(bytes) : await images.makePhoto(bytes);
  if (!made.ok) return invalid(made.message);
  const files = new Map<string, Uint8Array>();
  const variants = made.value.variants.map(({ bytes: content, ...variant }): Variant => {
    const file = system.sha256(content);
    files.set(file, content);
    return { ...variant, file, bytes: content.length };
  });
  const master = variants.filter(({ format }) => format === 'jpg').sort((one, other) => other.width - one.width)[0];
  if (!master) throw new Error('A picture was made without a JPEG.');
  if (isBrochure) {
    files.set(sourceHash, bytes);
    variants.push({ format: 'pdf', width: 0, height: 0, file: sourceHash, bytes: bytes.length });
    const text = textVariant('text' in made.value ? String(made.value.text) : '', system.sha256);
    if (text) {
      files.set(text.variant.file, text.content);
      variants.push(text.variant);
    }
  }
  const { width, height, placeholder } = made.value;
  const pages = 'pages' in made.value ? Number(made.value.pages) : null;
  const read = 'colours' in made.value ? made.value.colours : null;
  return ok({ hash: isBrochure ? sourceHash : master.file, width, height, placeholder, variants, pages, read, files });
}

function titleFor(folder: string, name: string): string {
  return holdsPdfs(folder) ? brochureTitle(name) : photoTitle(name);
}

function noFolder(folder: string): Refusal {
  return failed('not-found', `There is no product type ${folder} to upload to.`);
}

function invalid(message: string): Refusal {
  return failed('invalid', message, { problems: [{ field: 'fileName', message }] });
}

function nameTaken({ name }: Photo, place: string): Refusal {
  const message = `Another file in ${place} is called ${name}. Choose another name, or keep both.`;
  return failed('conflict', message, { problems: [{ field: 'fileName', message }] });
}

function alreadyThere(photo: Photo, place: string): Uploaded {
  return {
    kind: 'existing',
    photo,
    message: `The same file is in ${place} already, as ${photo.name}.`,
  };
}

function sentenceFor({ name }: Photo, place: string, isRenamed: boolean, again: boolean): string {
  const there = `in ${place}${again ? ' again' : ''}.`;
  return isRenamed ? `The file is ${there} Stored as ${name}.` : `${name} is ${there}`;
}
