/** The path of a file, the same in a folder and in a bucket, so that one can be copied into the other: `ab/cdef…`. Throws when the name is not a SHA-256. */
export function filePlace(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw new Error('A file is named by the 64 lower-case hex digits of its SHA-256.');
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`;
}

/** The path of the shop's mark, the same in a folder and in a bucket: a plain copy of the files includes it. */
export const markPlace = 'vitrine-shop';

/** The SHA-256 of the file at a path, or null for any other path. */
export function hashOfPlace(place: string): string | null {
  return /^[0-9a-f]{2}\/[0-9a-f]{62}$/.test(place) ? place.replace('/', '') : null;
}
