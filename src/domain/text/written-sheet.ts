/** `date`: `YYYY-MM-DD`, '' for none. `rupees`: paise. */
export type WrittenColumn = { head: string; kind: 'text' | 'date' | 'rupees'; width: number };

/** A sheet of a workbook that is to be written. A cell is what the kind of its column says. */
export type WrittenSheet = {
  name: string;
  columns: WrittenColumn[];
  rows: AsyncIterable<(string | number)[]>;
};
