import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { TableName } from '../engine/table-of-tables.ts';
import type { Database, Tables } from '../engine/tables.ts';

/** An audit line with what it says, parsed. */
export type Line = Pick<Selectable<Tables['audit_log']>, 'seq' | 'at' | 'who' | 'what' | 'subject' | 'before'> & {
  facts: Facts;
};

/** What a line has in `after`. Who reads it knows the type of each value: this program wrote it, and the chain proves that. */
// biome-ignore lint/suspicious/noExplicitAny: the events have different facts, and a wrong one is a fault that verify finds
type Facts = Record<string, any>;

/** What is compared of a row, in a fixed order; null when the row is deleted. */
export type State = readonly unknown[] | null;

// biome-ignore lint/suspicious/noExplicitAny: rows of any table; `seal` gives them their type
export type AnyRow = Record<string, any>;

/** The states that a line gives to rows. `replaced`: the state that it took from a row of a seal that is told `once`. */
type Told = Iterable<readonly [key: string, state: State, replaced?: State]>;

/** A row that the log knows and the table does not. `lastAt`: when the newest line was written. */
type Gone = { key: string; state: readonly unknown[]; lastAt: string; read: Database['read'] };

/** How the rows of a table are compared with what the audit log says of them. */
export type TableSeal = {
  table: TableName;
  /** The chain of the visitors says it, not the audit log. */
  byVisitors?: true;
  /** The lines that say something; when it is missing, all that have digests of rows. */
  events?: readonly AuditEvent[];
  /** What a line says. `held`: what earlier lines said of a row. */
  told: (line: Line, held: (key: string) => State, read: Database['read']) => Told | Promise<Told>;
  /** The table whose rows are read, when it is another one. */
  from?: TableName;
  /** The rows, when they are not those of the table alone. They are paged by the primary key of the table. */
  select?: (read: Database['read']) => unknown;
  key: (row: AnyRow) => string;
  state: (row: AnyRow) => State;
  /** Whether a row is right although its state is not the one that was told: an older release, running beside, told less. */
  isRight?: (row: AnyRow, told: readonly unknown[]) => boolean;
  /**
   * Each row is told by one line, or later lines say which state they replace: then a sum of hashes says that nothing differs,
   * and takes no memory.
   */
  once?: true;
  /** Few rows are told: only they are read, by this column. */
  only?: string;
  /** Whether it is no fault that a row is there that no line names, or that the row of `key`, left in `state`, is gone. */
  isUntoldOk?: (state: readonly unknown[], row: AnyRow) => boolean;
  isGoneOk?: (gone: Gone) => boolean | Promise<boolean>;
  /** The table that a fault names, when it may be another one. */
  tableOf?: (wrong: Wrong) => TableName;
  /** What is wrong. `row` is missing when the audit log alone has it, `state` when the table alone has it. */
  fault: (wrong: Wrong) => string;
};

type Wrong = { key: string; row?: AnyRow | undefined; told?: State | undefined };

/** A seal of the rows of one table; the functions that read rows get them with their type. */
export function seal<Table extends TableName>(
  table: Table,
  parts: Omit<TableSeal, 'table' | 'key' | 'state'> & {
    key: (row: Selectable<Tables[Table]> & AnyRow) => string;
    state: (row: Selectable<Tables[Table]> & AnyRow) => State;
  },
): TableSeal {
  return { ...parts, table } as TableSeal;
}

export type Rows = SelectQueryBuilder<Tables, TableName, AnyRow>;
