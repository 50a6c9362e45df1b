import { type Catalogue, photoIn } from '#domain/catalogue/catalogue.ts';
import { pageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import type { PublicCompany } from '#domain/company/contact.ts';
import { codeOfPicture } from '#domain/materials/code-of-picture.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Variant } from '#domain/photos/photo.ts';
import { findSelected } from '#domain/selection/find-selected.ts';
import { pictureGallery } from '#domain/selection/picture-gallery.ts';
import { pictureName, withCode } from '#domain/selection/picture-name.ts';
import { eachOnce, photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { type SelectionSheet, type SheetWords, selectionSheet } from '#domain/selection/selection-sheet.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
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
  photos: Pick<PhotoIndex, 'findByHash'>;
  files: Pick<FileStore, 'get'>;
  paper: Pick<Paper, 'drawSelection'>;
};

/** What visitors see now. */
type Shown = { company: PublicCompany; catalogue: Catalogue; siteWords: Pick<SiteWordsRecord, 'look'> };

/** `page`: the address of the page of selections, in the language of the sheet; `words`: of that language. */
type Asked = { references: readonly string[]; language: Language; words: SheetWords; page: string };

/** A selection as a PDF. Pictures that are gone are counted on it; without any picture it is refused. */
export async function drawSelection(
  ports: Ports,
  { company, catalogue, siteWords }: Shown,
  { references, language, words, page }: Asked,
): Promise<Outcome<Uint8Array>> {
  const { photos, gone } = findSelected(catalogue.folders, eachOnce(references));
  if (photos.length === 0) return failed('invalid', 'None of these pictures is in the catalogue.');
  const { arrivals } = catalogue;
  const names = pageCatalogue(catalogue, { folders: {}, brochures: [], arrivals }, language);
  const printedAt = ports.system.now();
  const sheet = selectionSheet(
    {
      pictures: photos.map((photo) => {
        const gallery = pictureGallery(names, photo.folder);
        const called = pictureName(photoIn(photo, language), gallery, language);
        const name = withCode(called, codeOfPicture(catalogue.materials, photo, language)).text;
        return { name, category: gallery.title, number: gallery.id };
      }),
      gone,
      language,
      address: page + selectionQuery(photos.map(photoReference)),
      printedAt,
      accent: siteWords.look.accent,
    },
    company,
    words,
  );
  const pictures: (Uint8Array | null)[] = [];
  for (const { hash } of photos) pictures.push(await readJpeg(ports, hash, sheet.columns));
  const logo = (await ports.companies.current())?.company.logo ?? '';
  return ok(await ports.paper.drawSelection(sheet, printedAt, pictures, logo));
}

/** Enough for 200 dots in an inch of the cell; a picture over the whole width has 140. */
const printedWidth: Record<SelectionSheet['columns'], number> = { 1: 1024, 2: 1024, 3: 512 };

/** The smallest JPEG that is wide enough, else the widest; null when its file is missing or damaged. */
async function readJpeg(
  { photos, files, system }: Ports,
  hash: string,
  columns: SelectionSheet['columns'],
): Promise<Uint8Array | null> {
  const variants: readonly Variant[] = (await photos.findByHash(hash))?.variants ?? [];
  const jpegs = variants.filter(({ format }) => format === 'jpg').sort((one, other) => one.width - other.width);
  const fitting = jpegs.find(({ width }) => width >= printedWidth[columns]) ?? jpegs.at(-1);
  const bytes = fitting ? await readIntact(files, system, fitting.file) : 'missing';
  return typeof bytes === 'string' ? null : bytes;
}
