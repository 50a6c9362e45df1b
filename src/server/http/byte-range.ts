/**
 * Parses a Range header for a file of `size` bytes: the first and the last byte. Null means the whole file, also for several
 * ranges or another unit. 'unsatisfiable' means that the file has no such bytes.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}
