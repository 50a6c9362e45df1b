import type { FormLists } from '#domain/catalogue/form-lists.ts';
import { insertLine, moveLine, removeLine } from '#domain/invoices/arrange-lines.ts';
import { maxRows } from '#domain/invoices/field-problems.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { type LineGrid, type Pasted, pasteRows } from '#domain/invoices/paste/paste-rows.ts';
import type { ProductHabit } from '#domain/invoices/product-habits.ts';
import { counted } from '#domain/text/counted.ts';
import type { LineCell } from '../form/change-draft.ts';

export type LineAction = { kind: 'paste'; text: string } | { kind: 'remove' | 'above' | 'below' | 'up' | 'down' };

/** Where the action happens. */
export type LinePlace = {
  row: number;
  cell: LineCell;
  discounted: boolean;
  habitOf: (product: string) => ProductHabit | undefined;
  lists: FormLists;
};

type LineAnswer = {
  /** Null: nothing has changed. */
  grid: LineGrid | null;
  /** What happened: the first words are bold. */
  said: [string, string];
  /** The field that gets the focus, and the fields that were not understood. */
  focus: string;
  wrong: string[];
};

/** Pastes rows into the grid, or removes, inserts or moves a line, and says so. */
export function applyToLines(grid: LineGrid, action: LineAction, place: LinePlace): LineAnswer {
  const { row, cell } = place;
  const at = (line: number) => `line ${line} ${cell}`;
  const answer = (changed: LineGrid | null, said: string, focus = at(row)): LineAnswer => ({
    grid: changed,
    said: [said, ''],
    focus,
    wrong: [],
  });
  switch (action.kind) {
    case 'paste': {
      const pasted = pasteRows(grid, action.text, place);
      return pasted ? pasteAnswer(pasted, at(row)) : answer(null, 'The clipboard holds no rows.');
    }
    case 'remove': {
      const removed = removeLine(grid, row);
      return answer(removed, `Line ${row} is removed.`, at(Math.min(row, removed.lines.length)));
    }
    case 'above':
    case 'below': {
      const line = action.kind === 'above' ? row : row + 1;
      const inserted = insertLine(grid, line);
      return inserted ? answer(inserted, `Line ${line} is new.`, `line ${line} product`) : answer(null, full);
    }
    case 'up':
    case 'down': {
      const to = action.kind === 'up' ? row - 1 : row + 1;
      const moved = moveLine(grid, row, action.kind === 'up' ? -1 : 1);
      const end = action.kind === 'up' ? 'first' : 'last';
      return moved
        ? answer(moved, `Line ${row} is now line ${to}.`, at(to))
        : answer(null, `Line ${row} is the ${end} line.`);
    }
  }
}

const full = `A document can hold at most ${maxRows} lines.`;

function pasteAnswer(pasted: Pasted, from: string): LineAnswer {
  const { lines, chosen, first, last, wrong } = pasted;
  const next = lines.find(({ row }: DraftLine) => row === last + 1);
  return {
    grid: { lines, chosen },
    said: pasteSentences(pasted),
    focus: wrong[0] ?? (next ? `line ${next.row} product` : from.replace(/\d+/, String(first))),
    wrong,
  };
}

function pasteSentences({ first, last, byHeadings, cells, wrong, leftOut }: Pasted): [string, string] {
  const rows = last - first + 1;
  const where = rows > 1 ? `lines ${first} to ${last}` : `line ${first}`;
  return [
    `${counted(rows, 'row')} pasted into ${where},`,
    [
      byHeadings ? 'read by their headings.' : 'read in the order of the grid.',
      wrong.length > 0
        ? `${cells - wrong.length} of ${counted(cells, 'cell')} understood.`
        : `All ${counted(cells, 'cell')} understood.`,
      ...(leftOut.columns.length > 0 ? [`Left out: ${leftOut.columns.map((name) => `“${name}”`).join(', ')}.`] : []),
      ...(leftOut.rows > 0 ? [`${counted(leftOut.rows, 'row')} left out: ${full.replace(/^A/, 'a')}`] : []),
    ].join(' '),
  ];
}
