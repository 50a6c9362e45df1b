import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { colours } from '#domain/colours/colour.ts';
import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { Database } from '../../engine/tables.ts';
import { photosFromRows, selectPhotos } from '../../photos/select-photos.ts';

/** Whether each picture has the files of its variants, each added variant fits it, and each colour that was read is a word. */
export async function pictureFaults(read: Database['read']) {
  for (;;) {
    const before = await revision(read);
    const rows = await selectPhotos(read).orderBy('added_seq').execute();
    const files = await read.selectFrom('photo_files').select(['photo_id', 'file']).execute();
    const added = await read.selectFrom('added_variants').selectAll().execute();
    // Every change increases the revision: when one happens meanwhile, everything is read again.
    if ((await revision(read)) !== before) continue;
    const photos = photosFromRows(rows);
    const pictures = photos.filter(({ pages }) => pages === null);
    const wide = pictures.filter(({ width }) => width >= wideWidth);
    const isMade = (photo: (typeof photos)[number]) =>
      photo.variants.some(({ format, width }) => format === 'avif' && width === wideWidth);
    return {
      read: pictures.filter(({ colourFacts }) => colourFacts.read !== null).length,
      pictures: pictures.length,
      wide: wide.length,
      made: wide.filter(isMade).length,
      colourFaults: photos.flatMap(colourFault),
      wideFaults: [...wide.flatMap(shapeFault), ...strayVariants(photos, added)],
      fileFaults: fileFaults(photos, files),
    };
  }
}

type Photo = ReturnType<typeof photosFromRows>[number];

async function revision(read: Database['read']): Promise<number> {
  return (await read.selectFrom('catalogue').select('revision').executeTakeFirstOrThrow()).revision;
}

function colourFault({ id, folder, name, colourFacts }: Photo): string[] {
  if ((colourFacts.read ?? []).every((colour) => colours.includes(colour))) return [];
  return [`The colours that were read from ${folder}/${name} are not as they were stored. (photo_facts ${id})`];
}

function shapeFault({ id, folder, name, width, height, variants }: Photo): string[] {
  const variant = variants.find((each) => each.format === 'avif' && each.width === wideWidth);
  if (!variant || variant.height === Math.max(1, Math.round((height * wideWidth) / width))) return [];
  return [`The wide picture of ${folder}/${name} has another shape than the picture. (added_variants ${id})`];
}

function strayVariants(photos: Photo[], added: { photo_id: string; format: string; width: number; file: string }[]) {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  const isWide = ({ photo_id, format, width }: (typeof added)[number]) =>
    format === 'avif' && width === wideWidth && (photoOf.get(photo_id)?.width ?? 0) >= wideWidth;
  const isText = ({ photo_id, format }: (typeof added)[number]) =>
    format === 'txt' && photoOf.get(photo_id)?.folder === brochureFolder;
  return added
    .filter((row) => !isWide(row) && !isText(row))
    .map(
      ({ photo_id, format, width, file }) =>
        `The added picture ${file} is no wide one of its picture. (added_variants ${photo_id} ${format} ${width})`,
    );
}

/** The rows that keep files from being swept are those of the variants. */
function fileFaults(photos: Photo[], files: { photo_id: string; file: string }[]): string[] {
  const stored = new Set(files.map(({ file, photo_id }) => `${file} ${photo_id}`));
  const needed = new Map(
    photos.flatMap((photo) =>
      photo.variants.map(({ file }) => [`${file} ${photo.id}`, `${photo.folder}/${photo.name}`]),
    ),
  );
  return [
    ...[...needed]
      .filter(([key]) => !stored.has(key))
      .map(([key, name]) => `A file of ${name} is not kept. (photo_files ${key})`),
    ...[...stored]
      .filter((key) => !needed.has(key))
      .map((key) => `A file is kept for a picture that has no such variant. (photo_files ${key})`),
  ];
}
