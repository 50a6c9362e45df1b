import { writeXlsx } from 'hucre/xlsx';

/** Writes a workbook of small sheets, whose cells are texts and numbers alone. */
export async function writeBook(
  sheets: { name: string; rows: (string | number | null)[][] }[],
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeXlsx({ sheets }));
}
