/** Counted from 0, both included. */
type ByteRange = { from: number; to: number };

/**
 * Immutable files, named by the SHA-256 of their bytes: 64 lower-case hex digits. Any other name throws.
 * Throws `FilesUnavailable` when the store does not answer or refuses access, after a few tries; `StorageFull` when it is full.
 */
export type FileStore = {
  /** Stores the bytes; durable when the promise resolves. Storing them again is harmless and renews `putAt`. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  get(sha256: string): Promise<Uint8Array | null>;
  /**
   * The file, or a part of it, as a stream that must be read to its end or cancelled. `size` is that of the whole file.
   * A range may end past the file, but a `RangeError` is thrown when it begins there.
   */
  open(sha256: string, range?: ByteRange): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  has(sha256: string): Promise<boolean>;
  /** When it was last stored, by the store's own clock, or null when it is not there. */
  putAt(sha256: string): Promise<string | null>;
  /** Every file, in no order. A file that is stored or removed meanwhile may be listed or not. */
  list(): AsyncIterable<{ sha256: string; putAt: string }>;
  /** Removing a missing file is harmless. */
  remove(sha256: string): Promise<void>;
  /** The shop that owns these files, as `setMark` stored it; null without a mark. The mark is no file: it is not listed. */
  mark(): Promise<string | null>;
  setMark(shop: string): Promise<void>;
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>;
};
