import type { WrittenCell, WrittenColumn, WrittenSheet } from '#domain/text/written-sheet.ts';

/** A sheet that is to be written, each row by the heads of its columns. */
export async function readWrittenSheet({ name, columns, rows }: WrittenSheet) {
  const read: Record<string, WrittenCell | undefined>[] = [];
  for await (const cells of rows)
    read.push(Object.fromEntries(columns.map(({ head }: WrittenColumn, index) => [head, cells[index]])));
  return { name, columns, rows: read };
}
