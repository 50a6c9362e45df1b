import { csvLine, csvStart } from '#domain/text/csv-line.ts';

type ReadFile = { headings: readonly string[]; rows: readonly { row: number; cells: readonly string[] }[] };

/** The refused rows as a CSV file, with the reason in the last column: corrected, it can be taken in again. */
export function refusedFile({ headings, rows }: ReadFile, refused: ReadonlyMap<number, string>): Blob {
  const lines = rows.flatMap(({ row, cells }) => {
    const message = refused.get(row);
    if (message === undefined) return [];
    return [csvLine([...headings.map((_, at) => cells[at] ?? ''), message])];
  });
  return new Blob([csvStart([...headings, 'Refused because']), ...lines], { type: 'text/csv;charset=utf-8' });
}

/** Row number → reason of refusal. */
export function refusedIn({
  rows,
}: {
  rows: readonly { row: number; what: string; message: string }[];
}): ReadonlyMap<number, string> {
  return new Map(rows.flatMap(({ row, what, message }) => (what === 'refused' ? [[row, message] as const] : [])));
}
