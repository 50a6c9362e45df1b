import type { Actor } from './ports.ts';

/* What keeps the house in order: the log of all changes, and who does a job of which there is one. Instants are ISO UTC text. */

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

export type AuditLog = {
  /** Oldest first, from `after` on (exclusive), at most `size`. */
  read(after: number, size: number): Promise<AuditEntry[]>;
  /** Reckons the whole chain anew; the first line that does not fit, or null when all do. */
  check(): Promise<{ lines: number; brokenAt: number | null }>;
  /** Adds a line about what happened to the shop as a whole. */
  tell(line: { at: string; actor: Actor; what: string; subject: string }): Promise<void>;
};

export type LeaseStore = {
  /** True when `holder` may do the work of that name until `until`: nobody else holds it at `now`. */
  take(name: string, holder: string, now: string, until: string): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
};
