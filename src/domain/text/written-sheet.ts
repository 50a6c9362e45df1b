/**
 * `date`: `YYYY-MM-DD`, '' for none. `rupees`: paise. `quantity`: thousandths. `percent`: basis points, written as 18 for 18%.
 */
export type WrittenColumn = {
  head: string;
  kind: 'text' | 'date' | 'rupees' | 'quantity' | 'percent' | 'count';
  width: number;
};

/** A cell is what the kind of its column says; '' is an empty one of any kind. */
export type WrittenCell = string | number;

/** A sheet of a workbook that is to be written. */
export type WrittenSheet = {
  name: string;
  columns: WrittenColumn[];
  rows: AsyncIterable<WrittenCell[]>;
};
