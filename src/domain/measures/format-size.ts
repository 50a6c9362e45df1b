import { readSize } from './read-size.ts';

/**
 * `metres(3148)` → `'3.15'`, `metres(25)` → `'0.025'`: a length in millimetres as metres, to the centimetre, and below a metre to the
 * millimetre, where a centimetre is much of a slat. Without zeros behind.
 */
export function metres(mm: number): string {
  return String(mm < 1000 ? Math.round(mm) / 1000 : Math.round(mm / 10) / 100);
}

/** `squareMetres(11_148_364)` → `'11.1'` */
export function squareMetres(mm2: number): string {
  return String(Math.round(mm2 / 100_000) / 10);
}

/** `feetAndInches(3200)` → `'10 ft 6 in'` */
export function feetAndInches(mm: number): string {
  const inches = Math.round(mm / 25.4);
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return [feet ? `${feet} ft` : '', rest || !feet ? `${rest} in` : ''].filter(Boolean).join(' ');
}

/** `writtenSize(3658)` → `'12 ft'`, `writtenSize(5300)` → `'5.3 m'`: as people write it, and read again it is the same length. */
export function writtenSize(mm: number): string {
  const written = feetAndInches(mm);
  return readSize(written) === mm ? written : `${mm / 1000} m`;
}
