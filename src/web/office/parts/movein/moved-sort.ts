import type { RowKind } from '../sheets/row-kinds.ts';
import type { Column } from '../table/column.ts';

/** A row of a file, and what it becomes. */
export type MovedRow = { row: number; what: RowKind; message: string; cells: readonly string[] };

/** What the server says of a file. `version`: of the record that its rows are in, or were compared with. */
export type MovedAnswer<Row extends MovedRow> = {
  sheet: string;
  version: number;
  headings: readonly string[];
  rows: readonly Row[];
};

/** A sort of rows that moves in from files, with the words of its screen. Its good rows become one version of a record. */
export type MovedSort<Row extends MovedRow> = {
  /** Its address. */
  screen: string;
  /** The call that takes a file. */
  post: string;
  /** The call that takes a version back. */
  back(version: number): string;
  /** Each row that goes in is a version of the record; else the file becomes one. */
  versionForEachRow?: true;
  /** Where this device remembers what was taken. */
  keptAs: `draft:${string}`;
  columns: readonly Column<Row>[];
  /** The screen of the record, and its name. */
  home: { href: string; name: string };
  /** `counted(3)` → `'3 products'` */
  counted(count: number): string;
  words: {
    /** `'Only an owner takes products from a file.'` */
    forOwners: string;
    /** Under the field of the file. */
    hint: string;
    /** Beside the rows, before they are taken. */
    before: string;
    /** All rows are there. */
    there: string;
    /** No row goes in. */
    none: string;
    /** What holds while they can be taken back: it follows 'Until 22/11/2026 11:30 they can be taken back, '. */
    condition: string;
    /** What is then: 'Documents offer them now.' */
    now: string;
    /** Said before they are taken back; the name of the file follows. */
    asks: string;
    /** The name of the file with the refused rows. */
    refusedFile: string;
    /** What is tried again after a failure: 'take the products'. */
    deed: string;
  };
};
