import { colours } from '#domain/colours/colour.ts';
import type { Database } from '../engine/tables.ts';
import { describedFacts } from './photo-row.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

/** Whether titles and chosen colours are as staff left them, and each colour that was read is one of the words. */
export async function inspectPhotoFacts(
  database: Database,
): Promise<{ name: string; summary: string; faults: string[] }> {
  for (;;) {
    const before = await revision(database);
    const audited = await lastDescribed(database);
    const photos = photosFromRows(await selectPhotos(database.read).orderBy('added_seq').execute());
    // Every change increases the revision: when one happens meanwhile, everything is read again.
    if ((await revision(database)) !== before) continue;
    const pictures = photos.filter(({ pages }) => pages === null);
    const read = pictures.filter(({ colourFacts }) => colourFacts.read !== null);
    return {
      name: 'Titles and colours',
      summary: `as staff left them; the colours of ${read.length} of ${pictures.length} pictures are read.`,
      faults: photos.flatMap((photo) => {
        const { id, en, ...stored } = describedFacts(photo);
        // Without such a line nobody changed them, and the title is the one of the upload.
        const expected = audited.get(id) ?? JSON.stringify({ en, ...undescribed });
        const isKnown = (photo.colourFacts.read ?? []).every((colour) => colours.includes(colour));
        return [
          ...(JSON.stringify({ en, ...stored }) === expected ? [] : ['The titles or colours of']),
          ...(isKnown ? [] : ['The colours that were read from']),
        ].map((what) => `${what} ${photo.folder}/${photo.name} are not as they were stored.`);
      }),
    };
  }
}

const undescribed = { hi: '', or: '', colours: null };

async function revision({ read }: Database): Promise<number> {
  return (await read.selectFrom('catalogue').select('revision').executeTakeFirstOrThrow()).revision;
}

async function lastDescribed({ read }: Database): Promise<Map<string, string>> {
  const lines = await read
    .selectFrom('audit_log')
    .select('after')
    .where('what', 'in', ['photo added', 'photo described'])
    .orderBy('seq')
    .execute();
  return new Map(
    lines.flatMap(({ after }): [string, string][] => {
      const { id, en, hi, or, colours: chosen } = JSON.parse(after);
      return en === undefined ? [] : [[id, JSON.stringify({ en, hi, or, colours: chosen })]];
    }),
  );
}
