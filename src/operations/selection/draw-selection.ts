import { categories, folderTitle, isProductFolder } from '#domain/catalogue/categories.ts';
import { noContact } from '#domain/company/contact.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Photo, Variant } from '#domain/photos/photo.ts';
import { pictureName } from '#domain/selection/picture-name.ts';
import { eachOnce, photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { type SelectionSheet, selectionSheet } from '#domain/selection/selection-sheet.ts';
import type { Language } from '#domain/text/language.ts';
import { readIntact } from '../files/read-intact.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { FileStore } from '../ports/files.ts';
import type { Paper } from '../ports/papers.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  companies: Pick<CompanyStore, 'current'>;
  photos: Pick<PhotoIndex, 'find'>;
  files: Pick<FileStore, 'get'>;
  paper: Pick<Paper, 'drawSelection'>;
};

/** `page`: the address of the page of selections, in the language of the sheet. */
type Asked = { references: readonly string[]; language: Language; page: string };

/** A selection as a PDF. Pictures that are gone are counted on it; without any picture it is refused. */
export async function drawSelection(ports: Ports, { references, language, page }: Asked): Promise<Outcome<Uint8Array>> {
  const wanted = eachOnce(references);
  const photos = await findPhotos(ports, wanted);
  if (photos.length === 0) return failed('invalid', 'None of these pictures is in the catalogue.');
  const saved = (await ports.companies.current())?.company;
  const printedAt = ports.system.now();
  const sheet = selectionSheet(
    {
      pictures: photos.map(printedPicture),
      gone: wanted.length - photos.length,
      language,
      address: page + selectionQuery(photos.map(photoReference)),
      printedAt,
    },
    { name: saved?.name ?? 'Vitrine', contact: saved?.contact ?? noContact },
  );
  const pictures: (Uint8Array | null)[] = [];
  for (const photo of photos) pictures.push(await readJpeg(ports, photo, sheet.columns));
  return ok(await ports.paper.drawSelection(sheet, printedAt, pictures, saved?.logo ?? ''));
}

/** Each once. A brochure is no picture of a selection. */
async function findPhotos({ photos }: Ports, references: readonly string[]): Promise<Photo[]> {
  const found = new Map<string, Photo>();
  for (const reference of references) {
    const [folder = '', ...name] = reference.split('/');
    const photo = isProductFolder(folder) ? await photos.find(folder, name.join('/')) : null;
    if (photo) found.set(photo.id, photo);
  }
  return [...found.values()];
}

function printedPicture(photo: Photo) {
  const category = folderTitle(photo.folder);
  const number = categories.find(({ folder }) => folder === photo.folder)?.id ?? null;
  return { name: pictureName(photo, category), category, number };
}

/** Enough for 200 dots in an inch of the cell; a picture over the whole width has 140. */
const printedWidth: Record<SelectionSheet['columns'], number> = { 1: 1024, 2: 1024, 3: 512 };

/** The smallest JPEG that is wide enough, else the widest; null when its file is missing or damaged. */
async function readJpeg(
  { files, system }: Ports,
  { variants }: Photo,
  columns: SelectionSheet['columns'],
): Promise<Uint8Array | null> {
  const jpegs = variants.filter(({ format }) => format === 'jpg').sort((one, other) => one.width - other.width);
  const fitting: Variant | undefined = jpegs.find(({ width }) => width >= printedWidth[columns]) ?? jpegs.at(-1);
  const bytes = fitting ? await readIntact(files, system, fitting.file) : 'missing';
  return typeof bytes === 'string' ? null : bytes;
}
