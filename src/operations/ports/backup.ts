import type { CopyFacts } from '#domain/backup/manifest.ts';
import { FileDamaged } from './failures.ts';
import type { FileStore } from './files.ts';
import type { System } from './system.ts';

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
   * Copies while others read and write, leaving out logins, tickets, one-time codes, limits and leases that end, and
   * checks the copy: a damaged one throws. The same rows give the same bytes.
   */
  copy(signal: AbortSignal): Promise<DatabaseCopy>;
};

/** A shop that has to be backed up first cannot be. The message is a sentence for the operator. */
export class NotBackedUp extends Error {
  override name = 'NotBackedUp';
}

/** The bytes of a file, or why there are none: a folder gives what it has, a bucket refuses what is not of that name. */
export async function readIntact(
  files: Pick<FileStore, 'get'>,
  system: Pick<System, 'sha256'>,
  sha256: string,
): Promise<Uint8Array | 'missing' | 'damaged'> {
  const bytes = await files.get(sha256).catch((error: unknown) => {
    if (error instanceof FileDamaged) return 'damaged' as const;
    throw error;
  });
  if (bytes === 'damaged') return bytes;
  if (!bytes) return 'missing';
  return system.sha256(bytes) === sha256 ? bytes : 'damaged';
}
