export type RowKind = 'new' | 'changes' | 'same' | 'refused';

/** What becomes of the rows of a file that is taken in, in the order of the screen. */
export const rowKinds: Record<RowKind | 'all', string> = {
  all: 'All',
  new: 'New',
  changes: 'Changes',
  same: 'The same',
  refused: 'Refused',
};

type Rows = { rows: readonly { what: RowKind }[] };

export function countKind({ rows }: Rows, kind: RowKind | 'all'): number {
  return kind === 'all' ? rows.length : rows.filter(({ what }) => what === kind).length;
}

/** How many rows there are of each kind. */
export function countKinds(sheet: Rows): Record<RowKind | 'all', number> {
  const [all, same, refused] = [countKind(sheet, 'all'), countKind(sheet, 'same'), countKind(sheet, 'refused')];
  return { all, new: countKind(sheet, 'new'), changes: countKind(sheet, 'changes'), same, refused };
}
