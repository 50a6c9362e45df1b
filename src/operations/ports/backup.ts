import type { CopyFacts, CounterMark } from '#domain/backup/manifest.ts';
import type { FileStore } from './files.ts';
import type { ShopDatabase } from './verify.ts';

/* What backup and restore need of the outside world. */

/**
 * Where backups are stored: a folder or a bucket for nothing else. Throws `FilesUnavailable` and `StorageFull`, as
 * `FileStore` does. A name has letters, digits, hyphens and full stops only.
 */
export type BackupPlace = {
  /** The shop's files, each once for all backups. */
  files: FileStore;
  /** The bytes are durable when the promise resolves. Replaces what has that name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | null>;
  /** Every name but those of `files`, in order. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** Facts from the copy of a database, and the files that it refers to: sorted, each once. */
type CopyContents = Omit<CopyFacts, 'sha256' | 'bytes'> & { files: string[] };

/** A copy of the database as it was at one instant, in a temporary folder on this machine. */
export type DatabaseCopy = {
  facts: CopyFacts;
  /** All files that its documents and pictures refer to: sorted, each once. */
  files: string[];
  /** The compressed copy, piece by piece. */
  parts(): AsyncIterable<Uint8Array>;
  /** Removes it from this machine. */
  discard(): Promise<void>;
};

export type DatabaseCopier = {
  /**
   * Copies while others read and write, without logins, tickets, one-time codes, limits and leases with an end date. Throws
   * when the copy is damaged; that an index differs from its table is found only when it `isCheckedWhole`. The same rows give the same bytes.
   */
  copy(signal: AbortSignal, isCheckedWhole: boolean): Promise<DatabaseCopy>;
};

/**
 * The place of the shop's database, for a restore. The database has a temporary name until it is verified, so that an
 * interrupted restore leaves no shop.
 */
export type RestoreTarget = {
  /** The path of a file that is a database, or that SQLite would take for a part of one; null when there is none. */
  occupiedBy(): string | null;
  /** Whether a restore was interrupted here before. */
  isUnfinished(): boolean;
  /** The release of the tables that these migrations create. */
  releaseWith(migrations: string[]): 'this' | 'older' | 'newer';
  /** Unpacks the compressed database, durably, over what an earlier restore left. Returns its SHA-256. */
  unpack(parts: AsyncIterable<Uint8Array>): Promise<string>;
  /** Facts from the unpacked database, and the files that it refers to. */
  facts(): CopyContents & { vouchers: CounterMark[] };
  open(): Promise<ShopDatabase>;
  /** Gives the closed database its final name, durably. */
  finish(): Promise<void>;
};

export type AutomaticBackups = {
  /** Minutes between two. */
  every: number;
  /** The last audit line that the newest backup has; null without a backup. Throws when their place, or that backup, cannot be read. */
  newestLine(): Promise<CopyFacts['audit'] | null>;
};
