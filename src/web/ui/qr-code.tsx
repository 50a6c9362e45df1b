import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The white border that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, always black on white. Error correction level M: readable with 15 % damage. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One rectangle for each run of black modules in a row. */
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
