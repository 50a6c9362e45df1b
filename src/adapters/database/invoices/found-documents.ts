import { issueBlock } from '../engine/issue-block.ts';

/** A set of documents by their `issued_seq`: one bit each, because a word may be in a million of them. It grows as they come. */
export class FoundDocuments {
  #bytes = new Uint8Array(issueBlock / 8);

  add(seq: number): void {
    const byte = seq >>> 3;
    if (byte >= this.#bytes.length) this.#grow(byte + 1);
    this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (1 << (seq & 7));
  }

  has(seq: number): boolean {
    return ((this.#bytes[seq >>> 3] ?? 0) & (1 << (seq & 7))) !== 0;
  }

  /** A byte for each document of a block of the order of issue: 1 for those that are in it. */
  marksOf(block: number): Uint8Array {
    const marks = new Uint8Array(issueBlock);
    // A loop: `Uint8Array.from` takes ten times as long, for each block.
    for (let index = 0; index < issueBlock; index += 1) if (this.has(block * issueBlock + index)) marks[index] = 1;
    return marks;
  }

  /** Only those that are in the other one, too. */
  and(other: FoundDocuments): FoundDocuments {
    const both = new FoundDocuments();
    both.#bytes = this.#bytes.map((byte, index) => byte & (other.#bytes[index] ?? 0));
    return both;
  }

  /** The number of those in a block of the order of issue. */
  countIn(block: number): number {
    const perBlock = issueBlock / 8;
    let count = 0;
    for (const byte of this.#bytes.subarray(block * perBlock, (block + 1) * perBlock)) count += ones[byte] ?? 0;
    return count;
  }

  #grow(least: number): void {
    const bytes = new Uint8Array(Math.max(least, 2 * this.#bytes.length));
    bytes.set(this.#bytes);
    this.#bytes = bytes;
  }
}

/** How many bits of each byte are set. */
const ones = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);
