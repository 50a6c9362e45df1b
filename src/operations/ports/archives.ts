/** A file of an archive. `name` may have folders: `Tax invoices/DL-26-27-0001.pdf`. */
export type ArchiveEntry = {
  name: string;
  /** ISO UTC. */
  modified: string;
  content: Uint8Array | string | ReadableStream<Uint8Array>;
};

export type Archives = {
  /**
   * A ZIP file, written while its entries are read: the next entry is asked for when the one before has been written. Nothing is
   * compressed, because papers and workbooks are. When an entry throws, so does the stream.
   */
  write(entries: AsyncIterable<ArchiveEntry>): ReadableStream<Uint8Array>;
};
