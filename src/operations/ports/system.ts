import type { DiskReading } from '#domain/warnings/warnings-of.ts';

/** The clock, random values, hashes and pauses of the operations; tests replace them. */
export type System = {
  /** The present instant, ISO UTC with milliseconds. */
  now(): string;
  uuid(): string;
  /** `bytes` random bytes from the system's generator, base64url without padding: 32 bytes are 43 characters. */
  secret(bytes: number): string;
  /** SHA-256 of text (UTF-8) or bytes, lower-case hex. */
  sha256(content: string | Uint8Array): string;
  /** HMAC-SHA-1, from which the codes of authenticator apps are computed. */
  hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array;
  /** Lets other requests run before long work goes on. */
  pause(): Promise<void>;
};

/** What the shop stands on says of itself, so that a person acts before it breaks. Each may throw, or take its time. */
export type Machine = {
  /** The disks with the folders of the shop, each disk once. */
  disks(): Promise<DiskReading[]>;
  /** The database's clock, ISO UTC; null when it has none of its own. */
  databaseNow(): Promise<string | null>;
  /** How many seconds the replica that is most behind is behind; null when there is none, or this account may not see it. */
  replicaLag(): Promise<number | 'failed' | null>;
  /**
   * How many seconds ago the database's log last reached its archive, where two looks a minute apart say that it does not get there: so it
   * waits at most that long. 0 while it gets there, null without an archive.
   */
  archiveWaiting(): Promise<number | null>;
  /** When the certificate of the public address ends, ISO UTC; null when it has none, or it cannot be reached from here. */
  certificateEnds(): Promise<string | null>;
};
