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

/** What of the log is asked for; '' for all. */
export type AuditFilter = {
  who: string;
  what: string;
  /** A part of the subject, in any case. */
  subject: string;
  /** Instants, the first included and the last not. */
  from: string;
  to: string;
};

export type AuditLog = {
  /** Newest first, what stands before `before` (null: from the newest on); `older` is what to ask before next, null at the end. */
  page(
    filter: AuditFilter,
    before: number | null,
    size: number,
  ): Promise<{ entries: AuditEntry[]; older: number | null }>;
  /** Oldest first, a batch at a time. */
  stream(filter: AuditFilter): AsyncIterable<AuditEntry>;
  /** Oldest first, from `after` on (exclusive), at most `size`. */
  read(after: number, size: number): Promise<AuditEntry[]>;
  /** Reckons the whole chain anew; the first line that does not fit, or null when all do. */
  check(): Promise<{ lines: number; brokenAt: number | null }>;
  /** Adds a line about what happened to the shop as a whole. */
  append(line: { at: string; actor: Actor; what: AuditEvent; subject: string; after?: unknown }): Promise<void>;
};

export type DocumentSeals = {
  /**
   * Looks at the next documents that the audit log does not cover whole, of an earlier release, and writes a line that
   * does. `looked` is 0 when the log has caught up; `sealed` leaves out those that are not as they were issued.
   */
  sealNext(at: string): Promise<{ looked: number; sealed: number }>;
};
