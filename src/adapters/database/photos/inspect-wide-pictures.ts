import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { Database } from '../engine/tables.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

/** Whether each variant that was added has the size and the format that its picture asks for. Its file is looked at with all others. */
export async function inspectWidePictures(
  database: Database,
): Promise<{ name: string; summary: string; faults: string[] }> {
  const photos = photosFromRows(await selectPhotos(database.read).where('photos.width', '>=', wideWidth).execute());
  const wide = photos.filter(({ pages }) => pages === null);
  const faults: string[] = [];
  let made = 0;
  for (const { folder, name, width, height, variants } of wide) {
    const variant = variants.find((each) => each.format === 'avif' && each.width === wideWidth);
    if (variant) made += 1;
    if (variant && variant.height !== Math.max(1, Math.round((height * wideWidth) / width)))
      faults.push(`The wide picture of ${folder}/${name} has another shape than the picture.`);
  }
  const strays = await database.read
    .selectFrom('added_variants')
    .leftJoin('photos', 'photos.id', 'added_variants.photo_id')
    .select(['added_variants.file', 'added_variants.format', 'added_variants.width', 'photos.width as pictureWidth'])
    .execute();
  for (const { file, format, width, pictureWidth } of strays)
    if (format !== 'avif' || width !== wideWidth || (pictureWidth ?? 0) < wideWidth)
      faults.push(`The added picture ${file} is no wide one of its picture.`);
  return {
    name: 'Wide pictures',
    summary: `${made} of ${wide.length} that are ${wideWidth} pixels wide or more.`,
    faults,
  };
}
