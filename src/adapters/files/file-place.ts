/** Where a file lies in a folder and in a bucket alike, so that one can be copied into the other: `ab/cdef…`. Throws for what is no SHA-256. */
export function filePlace(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw new Error('A file is named by the 64 lower-case hex digits of its SHA-256.');
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`;
}

/** Where the mark of the shop lies, in a folder and in a bucket alike: it moves with a plain copy of the files. */
export const markPlace = 'vitrine-shop';

/** The SHA-256 of the file at a place, or null for a place that is none of ours. */
export function hashOfPlace(place: string): string | null {
  return /^[0-9a-f]{2}\/[0-9a-f]{62}$/.test(place) ? place.replace('/', '') : null;
}
