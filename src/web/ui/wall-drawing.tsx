import type { WallPlan } from '#domain/measures/wall-plan.ts';
import styles from './wall-drawing.module.css';

/** The strips, panels and openings of a wall, to scale; numbered where there is room. Its name says the same in words. */
export function WallDrawing({ plan }: { plan: WallPlan }) {
  const { widthMm, heightMm, strips, stripMm, pieceMm, openings, words } = plan;
  const scale = Math.min(WIDE / widthMm, HIGH / heightMm);
  const [wide, high] = [widthMm * scale, heightMm * scale];
  const step = stripMm * scale;
  const lefts = Array.from({ length: strips }, (_, at) => at * step);
  const joints =
    pieceMm > 0 ? Array.from({ length: Math.ceil(heightMm / pieceMm) - 1 }, (_, at) => (at + 1) * pieceMm) : [];
  return (
    <svg
      className={styles.plan}
      viewBox={`-2 -2 ${Math.ceil(wide) + 4} ${Math.ceil(high) + LINE + 4}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={words}
    >
      <rect className={styles.wall} width={wide} height={high} />
      {lefts.map((left, at) => (
        <g key={left}>
          {at > 0 && <path className={styles.edge} d={`M${left} 0V${high}`} />}
          {Math.min(step, wide - left) >= LEAST && (
            <text className={styles.number} x={left + Math.min(step, wide - left) / 2} y={high + LINE - 6}>
              {at + 1}
            </text>
          )}
        </g>
      ))}
      {joints.map((joint) => (
        <path key={joint} className={styles.edge} d={`M0 ${high - joint * scale}H${wide}`} />
      ))}
      {openings.map((opening, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan is drawn anew; two openings may be alike
          key={at}
          className={styles.opening}
          x={opening.leftMm * scale}
          y={high - (opening.bottomMm + opening.heightMm) * scale}
          width={opening.widthMm * scale}
          height={opening.heightMm * scale}
        />
      ))}
    </svg>
  );
}

/** In units of the drawing: how wide and high a wall is at most, a line of numbers, and the narrowest strip that has one. */
const WIDE = 372;
const HIGH = 300;
const LINE = 22;
const LEAST = 22;
