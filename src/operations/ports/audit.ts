import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Actor } from './actor.ts';

export type AuditEntry = {
  seq: number;
  at: string;
  who: string;
  address: string;
  what: string;
  subject: string;
  before: string;
  after: string;
  hash: string;
};

/** Selects lines of the log; '' for all. */
export type AuditFilter = {
  who: string;
  what: string;
  /** A part of the subject; upper and lower case are equal. */
  subject: string;
  /** Instants: `from` is included, `to` is not. */
  from: string;
  to: string;
};

export type AuditLog = {
  /** Newest first, starting below line `before` (null: the newest). `older`: pass it as the next `before`; null at the end. */
  page(
    filter: AuditFilter,
    before: number | null,
    size: number,
  ): Promise<{ entries: AuditEntry[]; older: number | null }>;
  /** Oldest first, a batch at a time. */
  stream(filter: AuditFilter): AsyncIterable<AuditEntry>;
  /** Oldest first, from `after` on (exclusive), at most `size`. */
  read(after: number, size: number): Promise<AuditEntry[]>;
  /** Computes the whole hash chain again. `brokenAt` is the first line that does not fit, null when all do. */
  check(): Promise<{ lines: number; brokenAt: number | null }>;
  /** Adds a line about what happened to the shop as a whole. */
  append(line: { at: string; actor: Actor; what: AuditEvent; subject: string; after?: unknown }): Promise<void>;
};

export type RowSeals = {
  /**
   * Examines the next audit lines that the release before wrote, and the rows that it added without a line, and writes a line
   * that tells their digests. `examined` is 0 when the log has caught up; `sealed` leaves out rows that no deed explains.
   */
  sealNext(at: string): Promise<{ examined: number; sealed: number }>;
};

export type DocumentSeals = {
  /**
   * Examines the next documents of an earlier release that the audit log does not fully cover, and writes a line that
   * does. `examined` is 0 when the log has caught up; `sealed` leaves out documents that are not as they were issued.
   */
  sealNext(at: string): Promise<{ examined: number; sealed: number }>;
};
