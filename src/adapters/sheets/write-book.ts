import { writeXlsx } from 'hucre/xlsx';
import { withoutUnfitCharacters } from '#domain/text/unfit-characters.ts';

/** Writes a workbook of small sheets, whose cells are texts and numbers alone. */
export async function writeBook(
  sheets: { name: string; rows: (string | number | null)[][] }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const clean = sheets.map(({ name, rows }) => ({
    name: withoutUnfitCharacters(name),
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withoutUnfitCharacters(cell) : cell))),
  }));
  return new Uint8Array(await writeXlsx({ sheets: clean }));
}
