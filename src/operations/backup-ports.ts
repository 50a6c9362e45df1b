import type { CopyFacts } from '#domain/backup/manifest.ts';
import type { FileStore } from './ports.ts';

/* What backing up and bringing back ask of the outside world. */

/**
 * Where backups are kept: a folder or a bucket of its own. Refusals are those of `FileStore`: `FilesAway` and `StorageFull`.
 * A name is one of ours: letters, digits, hyphens and full stops.
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
   * Copies while others read and write, leaving out logins, tickets, leases and limits, and checks the copy:
   * a damaged one throws. The same rows give the same bytes.
   */
  copy(signal: AbortSignal): Promise<DatabaseCopy>;
};

/** A shop that has to be backed up first cannot be. The message is a sentence for the operator. */
export class NotBackedUp extends Error {
  override name = 'NotBackedUp';
}
