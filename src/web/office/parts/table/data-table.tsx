import type { KeyboardEvent, ReactNode } from 'react';
import { Fragment } from 'react';
import { ScrollArea } from '../scroll-area.tsx';
import type { LoadState } from '../use-load.ts';
import { variables } from '../variables.ts';
import type { Column, Width } from './column.ts';
import { StatusRow } from './status-row.tsx';
import { stepInRows } from './step-in-rows.ts';
import styles from './table.module.css';

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** How the loading of the rows stands. Left out where they are there from the start. */
  state?: LoadState<unknown> | null;
  onRetry?: () => void;
  /** Shown without rows. */
  empty?: ReactNode;
  /** Where a row is no entry of the list, such as what is brought forward. */
  isEmpty?: boolean;
  /** The name of the table, or the id of the heading that names it. */
  label?: string | undefined;
  labelledBy?: string;
  /** The name of the box in which it scrolls, where it may be too wide for the window. */
  frame?: string;
  /** In `ch`: in a narrower window the table scrolls. Phones fold it instead. */
  least?: number;
  /** A row above the headings, for several of them together. */
  over?: ReactNode;
  /** The head is only for the ear: what the columns are can be seen. */
  isHeadHeard?: boolean;
  /** Small and low, for a table inside of something. */
  dense?: boolean;
  /** Grey rows instead of a word while it loads: as many as usually come. */
  plates?: number;
  /** What the totals of the columns are of. Without it there is no foot. */
  totals?: ReactNode;
  isTotalling?: boolean;
  rowClass?: (row: Row, before: Row | undefined) => string | false | null | undefined;
  /** What is behind the row, while it is open. */
  behind?: (row: Row) => ReactNode;
  className?: string | undefined;
  /** Keys of this table alone. Up and Down go through the names of the rows in every one. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Rows of a list. On a phone each becomes a block; Up and Down go from name to name. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, state = null, onRetry = () => {}, empty, frame, least, plates, totals } = props;
  const { isEmpty = rows.length === 0 } = props;
  const table = (
    <table
      className={tableClass(props)}
      style={least ? variables({ least: inCh(least) }) : undefined}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-busy={state ? state.kind === 'loading' : undefined}
    >
      {columns.some(({ width }) => typeof width !== 'undefined' && width !== 'rest') && (
        <Columns widths={columns.map(({ width }) => width)} />
      )}
      {columns.some(({ heading }) => heading !== undefined) && (
        <thead className={props.isHeadHeard ? 'sr' : undefined}>
          {props.over}
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sorted}
                className={classes(alignClass(column), hiddenClass(column))}
              >
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          stepInRows(event);
        }}
      >
        {rows.map((row, at) => (
          <Fragment key={keyOf(row)}>
            <tr className={props.rowClass?.(row, rows[at - 1]) || undefined}>
              <Cells columns={columns} row={row} />
            </tr>
            <Behind columns={columns.length}>{props.behind?.(row)}</Behind>
          </Fragment>
        ))}
        {plates !== undefined && state?.kind === 'loading' ? (
          <Plates columns={columns} count={plates} />
        ) : (
          <StatusRow columns={columns.length} state={state} empty={isEmpty && empty} onRetry={onRetry} />
        )}
      </tbody>
      {totals && <Foot columns={columns} totals={totals} isTotalling={props.isTotalling} />}
    </table>
  );
  return frame ? <ScrollArea label={frame}>{table}</ScrollArea> : table;
}

/** For a table that writes its rows itself as well: `<Columns widths={[12, 'rest', 16]} />`. */
export function Columns({ widths }: { widths: readonly (Width | undefined)[] }) {
  return (
    <colgroup className={styles.columns}>
      {widths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <col key={at} style={widthStyle(width)} />
      ))}
    </colgroup>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  let covered = 0;
  return columns.map((column) => {
    if (covered > 0) {
      covered -= 1;
      return null;
    }
    const span = column.span?.(row) ?? 1;
    covered = span - 1;
    return <Cell key={column.id} column={column} row={row} span={span} />;
  });
}

function Cell<Row>({ column, row, span }: { column: Column<Row>; row: Row; span: number }) {
  const fold = typeof column.fold === 'function' ? column.fold(row) : column.fold;
  const Tag = column.names ? 'th' : 'td';
  return (
    <Tag
      scope={column.names ? 'row' : undefined}
      colSpan={span > 1 ? span : undefined}
      className={cellClass(column, fold)}
      data-label={typeof fold === 'object' ? fold.name : undefined}
    >
      {column.cell(row)}
    </Tag>
  );
}

function Behind({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr className={styles.behind}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

function Plates<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} className={styles.bars}>
      {columns.map((column) => (
        <td key={column.id} className={classes(alignClass(column), hiddenClass(column))} />
      ))}
    </tr>
  ));
}

type FootProps<Row> = { columns: readonly Column<Row>[]; totals: ReactNode; isTotalling: boolean | undefined };

/** The words take the columns before the first total. */
function Foot<Row>({ columns, totals, isTotalling }: FootProps<Row>) {
  const first = Math.max(
    1,
    columns.findIndex(({ total }) => total !== undefined),
  );
  return (
    <tfoot>
      <tr aria-busy={isTotalling}>
        <th colSpan={first} scope="row" className={classes(styles.wraps, first > 1 && styles.line)}>
          {totals}
        </th>
        {columns.slice(first).map((column) => (
          <td
            key={column.id}
            className={cellClass(column, column.fold)}
            data-label={typeof column.fold === 'object' ? column.fold.name : undefined}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function tableClass<Row>({ columns, dense, className }: DataTableProps<Row>) {
  return classes(
    styles.table,
    columns.every(({ width }) => width !== undefined) && styles.fixed,
    columns.some(({ fold }) => fold !== undefined && fold !== 'hidden') && styles.fold,
    dense && styles.dense,
    className,
  );
}

function alignClass<Row>({ align, deeds }: Column<Row>) {
  return classes(align && styles.number, deeds && styles.action);
}

function cellClass<Row>(column: Column<Row>, fold?: Column<Row>['fold']) {
  const { width, wraps, className } = column;
  return classes(
    alignClass(column),
    width === 'rest' && styles.wide,
    wraps && styles.wraps,
    typeof fold === 'string' && styles[fold],
    hiddenClass(column),
    className,
  );
}

/** A column that has no width in smaller windows. */
function hiddenClass<Row>({ width }: Column<Row>) {
  if (typeof width !== 'object') return undefined;
  return width.small === 0 ? styles.notSmall : width.tablet === 0 ? styles.notTablet : undefined;
}

function widthStyle(width: Width | undefined) {
  if (width === undefined || width === 'rest') return undefined;
  const { large, small, tablet } = typeof width === 'number' ? { large: width } : width;
  return variables({ large: inCh(large), small: inCh(small), tablet: inCh(tablet) });
}

function inCh(width: number | undefined) {
  return width === undefined ? undefined : `${width}ch`;
}

function classes(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined;
}
