/**
 * The bytes that a Range header asks for, first and last, of a file of `size`; null for the whole of it, also when several
 * ranges or other units are asked for; 'beyond' when there are no such bytes.
 */
export function byteRange(header: string | undefined, size: number): { from: number; to: number } | null | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 ? 'beyond' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'beyond' : { from, to };
}
