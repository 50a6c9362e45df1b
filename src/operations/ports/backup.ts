import type { CopyFacts } from '#domain/backup/manifest.ts';
import type { FileStore } from './files.ts';
import type { ShopDatabase } from './verify.ts';

/* What backing up and restoring ask of the outside world. */

/**
 * Where backups are kept: a folder or a bucket of its own. Refusals are those of `FileStore`: `FilesAway` and `StorageFull`.
 * A name has letters, digits, hyphens and full stops only.
 */
export type BackupPlace = {
  /** The shop's files, each once for all backups. */
  files: FileStore;
  /** Durable when it answers. What has that name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | null>;
  /** Every name but those of `files`, in order. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** What a copy of the database says of itself, and the files that it names, in order, each once. */
type CopyContents = Omit<CopyFacts, 'sha256' | 'bytes'> & { files: string[] };

/** A copy of the database as it was at one instant, put aside on this machine. */
export type DatabaseCopy = {
  facts: CopyFacts;
  /** The names of all files that its documents and pictures name, in order, each once. */
  files: string[];
  /** The compressed copy, piece by piece. */
  parts(): AsyncIterable<Uint8Array>;
  /** Removes it from this machine. */
  discard(): Promise<void>;
};

export type DatabaseCopier = {
  /**
   * Copies while others read and write, leaving out logins, tickets, one-time codes, limits and leases that end, and
   * checks the copy: a damaged one throws. The same rows give the same bytes.
   */
  copy(signal: AbortSignal): Promise<DatabaseCopy>;
};

/**
 * The place of the shop's database, for a restore. The database has another name until it is found whole, so that a
 * restore that is cut off leaves no shop.
 */
export type RestoreTarget = {
  /** The path of a file that is a database or would be taken for a part of one; null when there is none. */
  occupiedBy(): string | null;
  /** Whether a restore was cut off here before. */
  isUnfinished(): boolean;
  /** Which release has the tables that these migrations make. */
  releaseWith(migrations: string[]): 'this' | 'older' | 'newer';
  /** Writes the compressed database, durably, over what an earlier restore left. Answers its SHA-256. */
  unpack(parts: AsyncIterable<Uint8Array>): Promise<string>;
  /** What the unpacked database says of itself, and the files that it names. */
  facts(): CopyContents;
  open(): Promise<ShopDatabase>;
  /** Gives the closed database its own name, durably. */
  finish(): Promise<void>;
};
