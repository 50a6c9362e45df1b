import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { brochureProblems } from '#domain/brochures/brochure-problems.ts';
import { brochureSheet } from '#domain/brochures/brochure-sheet.ts';
import { chooseForPrint } from '#domain/brochures/choose-for-print.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { titlesIn } from '#domain/catalogue/folders-of.ts';
import { fillInCompany } from '#domain/company/firm-problem.ts';
import { failed, type Outcome, ok, type Problem, type Refusal } from '#domain/outcome.ts';
import type { Photo, Variant } from '#domain/photos/photo.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { FileStore } from '../ports/files.ts';
import type { Paper } from '../ports/papers.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  photos: Pick<PhotoIndex, 'find'>;
  files: Pick<FileStore, 'get'>;
  paper: Pick<Paper, 'drawBrochure'>;
};

/** The PDF of a brochure: the same bytes all day for the same draft, pictures, firm and accent (`#rrggbb`). */
export async function composeBrochure(
  ports: Ports,
  draft: BrochureDraft,
  accent: string,
): Promise<Outcome<Uint8Array>> {
  const problems = brochureProblems(draft);
  if (problems.length > 0) return refused(problems);
  const version = await ports.companies.current();
  if (!version) return refused([{ field: '', message: fillInCompany }]);
  const titleOf = titlesIn((await ports.catalogues.current()).record);
  const found = await Promise.all(draft.pictures.map((picture) => findPicture(ports, picture)));
  const gone = draft.pictures.flatMap(({ folder, name }, index) =>
    found[index] ? [] : [{ field: `pictures.${index}`, message: `${name} is no longer in ${titleOf(folder)}` }],
  );
  if (gone.length > 0) return refused(gone);
  const photos = found.filter((photo) => photo !== null);
  const chosen = chooseForPrint(photos.map(({ variants }) => variants));
  if (!chosen) return refused([{ field: 'pictures', message: 'These pictures do not fit into 20 MB: remove some' }]);
  const bytes = await Promise.all(chosen.map((variant) => readPicture(ports, variant)));
  const today = indianDate(ports.system.now());
  const sheet = brochureSheet(draft, photos, version.company, { today, titleOf, accent });
  return ok(await ports.paper.drawBrochure(sheet, bytes, today, version.company));
}

async function findPicture({ photos }: Ports, { folder, name }: BrochureDraft['pictures'][number]) {
  const photo: Photo | null = holdsPdfs(folder) ? null : await photos.find(folder, name);
  return photo;
}

async function readPicture({ files }: Ports, { file }: Variant): Promise<Uint8Array> {
  const bytes = await files.get(file);
  if (!bytes) throw new Error(`The file ${file} of a picture is missing.`);
  return bytes;
}

function refused(problems: Problem[]): Refusal {
  return failed('invalid', problems.map(({ message }) => `${message}.`).join(' '), { problems });
}
