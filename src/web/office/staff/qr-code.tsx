import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** So many modules of white around it: a reader needs them, on a dark page too (ISO/IEC 18004). */
const QUIET = 4;

/** A text that a telephone scans, in black on white whatever the page's colours. Medium error correction: 15 % may be spoiled. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One stroke for each run of black modules in a row. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((black) => (black ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
}
