/** Counted from 0, both included. */
type ByteRange = { from: number; to: number };

/**
 * Immutable files under the SHA-256 of their bytes, 64 lower-case hex digits: anything else as a name throws.
 * `FilesAway` when the store does not answer or refuses us, after a few tries; `StorageFull` when it has no room.
 */
export type FileStore = {
  /** Stores the bytes, durable when it answers. Storing the same again is harmless and makes the file young again (see `putAt`). */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  get(sha256: string): Promise<Uint8Array | null>;
  /**
   * The file, or a part of it, as a stream that must be read to its end or cancelled. `size` is that of the whole file.
   * A range may end past the file, but a `RangeError` is thrown when it begins there.
   */
  open(sha256: string, range?: ByteRange): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  has(sha256: string): Promise<boolean>;
  /** When it was last put, by the store's own clock, or null when it is not there. */
  putAt(sha256: string): Promise<string | null>;
  /** Every file, in no order; one that comes or goes meanwhile may be missing or listed. */
  list(): AsyncIterable<{ sha256: string; putAt: string }>;
  /** Removing what is not there is harmless. */
  remove(sha256: string): Promise<void>;
  /** The shop whose files these are, as `setMark` said last; null when nothing was said. It is no file: not listed, not served. */
  mark(): Promise<string | null>;
  setMark(shop: string): Promise<void>;
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>;
};
