const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT = 65_535;
const DEFLATED = 8;
/** The deflated form of nothing. */
const EMPTY_BYTES = 2;

/**
 * How many bytes the parts of a ZIP file say that they have, unpacked; null when the directory of the file is broken or hides
 * a size. The reader unpacks no part past the size that the directory says.
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // Of ZIP64: the reader would look for the directory elsewhere.
  if (count === 0xffff || view.getUint32(end + 12, true) === 0xffffffff || at === 0xffffffff) return null;
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    if (unpacked === 0 && view.getUint16(at + 10, true) === DEFLATED && packed !== EMPTY_BYTES) return null;
    size += unpacked;
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return null;
}
