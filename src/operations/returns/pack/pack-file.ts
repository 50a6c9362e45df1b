import { formatRupees } from '#domain/money/format-rupees.ts';
import { safeNumber } from '#domain/money/paise.ts';
import type { PackLine } from '#domain/returns/pack/pack-contents.ts';
import type { WrittenSheet } from '#domain/text/written-sheet.ts';
import type { ArchiveEntry } from '../../ports/archives.ts';
import type { Sheets } from '../../ports/sheets.ts';

/** A file of the pack, and its line in the contents. Files of a folder share a line; its figures count once all are written. */
export type PackFile = Pick<ArchiveEntry, 'name' | 'content'> & { line: PackLine };

/** A sheet as a file of the pack. Its columns of rupees are added up while they are written. */
export function packSheet(sheets: Pick<Sheets, 'write'>, name: string, says: string, sheet: WrittenSheet): PackFile {
  const line: PackLine = { name: `${name}.xlsx`, says, files: 0, figures: [] };
  const content = sheets.write({ ...sheet, rows: summed(sheet, line) });
  return { name: line.name, content, line };
}

async function* summed({ columns, rows }: WrittenSheet, line: PackLine) {
  const sums = columns.map(({ kind }): bigint | null => (kind === 'rupees' ? 0n : null));
  let count = 0;
  for await (const row of rows) {
    count += 1;
    for (const [index, cell] of row.entries()) {
      const sum = sums[index];
      if (typeof sum === 'bigint' && typeof cell === 'number') sums[index] = sum + BigInt(cell);
    }
    yield row;
  }
  line.figures = [
    ['Rows', String(count)],
    ...sums.flatMap((sum, index): PackLine['figures'] =>
      sum === null ? [] : [[columns[index]?.head ?? '', formatRupees(safeNumber(sum))]],
    ),
  ];
}
