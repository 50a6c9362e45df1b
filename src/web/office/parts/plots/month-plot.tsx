import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { inScale, type Scale } from '#domain/figures/scale.ts';
import { Button } from '../../../ui/button.tsx';
import { tickName } from './month-words.ts';
import styles from './plot.module.css';
import { usePlotWidth } from './use-plot-width.ts';

/** Where something of a row is drawn, in pixels. */
export type PlotDrawing = { x: ScaleBand<string>; y: ScaleLinear<number, number> };

type MonthPlotProps<Row extends { month: string }> = {
  /** What the plot shows, for the ear. */
  label: string;
  rows: readonly Row[];
  step: 'month' | 'year';
  scale: Scale;
  height: number;
  /** The least and the most amounts of a row, in paise. */
  extent: (row: Row) => number[];
  /** What the row opens, and what it says. */
  hrefOf: (row: Row) => string;
  wordsOf: (row: Row) => string;
  /** What is drawn of all rows below the links, and of each row in its link. */
  ground?: (rows: readonly Row[], drawing: PlotDrawing) => ReactNode;
  draw: (row: Row, drawing: PlotDrawing) => ReactNode;
  /** The text above a row, and the amount above which it stands. */
  textAbove?: (row: Row) => { above: number; text: string } | null;
  /** The last month that has begun: plots of many months begin with those until then. */
  last: string;
};

/** Room for the numbers at the left, the names below, and a value above; in pixels. */
const LEFT = 44;
const BELOW = 26;
const ABOVE = 22;

/** So many pixels for the name below; a bar of few months is no wider than this. */
const LEAST = { month: 46, year: 60 };
const WIDEST = 96;
/** A wider drawing is about half as wide on paper. Names of years have no room for more. */
const SHRINKS = 450;

/**
 * A plot of months, drawn for the width that it has: where not all fit, six or more at a time. Each month is a link; Left and Right
 * step through them and Enter opens what is behind. What the chosen one says stands above.
 */
export function MonthPlot<Row extends { month: string }>(props: MonthPlotProps<Row>) {
  const { label, rows, step, scale, height, extent, hrefOf, wordsOf, ground, draw, textAbove, last } = props;
  const { ref, width } = usePlotWidth();
  const [reading, setReading] = useState('');
  const room = Math.max(6, Math.floor((width - LEFT) / LEAST[step]));
  const lastIndex = rows.findLastIndex(({ month }) => month <= last);
  const [from, setFrom] = useState<number | null>(null);
  const usual = Math.max(0, Math.min(rows.length - room, lastIndex + 1 - room));
  const first = Math.max(0, Math.min(from ?? usual, rows.length - room));
  const shown = rows.slice(first, first + room);
  const amounts = rows.flatMap(extent);
  const between = Math.max(0.5, 1 - (WIDEST * shown.length) / Math.max(width - LEFT, 1));
  const x = scaleBand(
    shown.map(({ month }) => month),
    [LEFT, Math.max(width, LEFT + 1)],
  )
    .paddingInner(between)
    .paddingOuter(between / 2);
  const y = scaleLinear([Math.min(0, ...amounts), Math.max(1, ...amounts)], [height - BELOW, ABOVE]).nice(4);
  const middleOf = ({ month }: Row) => (x(month) ?? 0) + x.bandwidth() / 2;
  const drawing = { x, y };
  return (
    <div ref={ref} className={styles.drawn}>
      <p className={styles.reading} aria-hidden="true">
        {reading}
      </p>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: there is no other element for a group in a drawing
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="group"
          aria-label={label}
          className={step === 'month' && width > SHRINKS ? styles.shrinks : undefined}
        >
          {y.ticks(4).map((tick) => (
            <g key={tick} className={tick === 0 ? styles.zero : styles.grid}>
              <path d={`M${LEFT} ${y(tick)}H${width}`} />
              <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                {wholeInScale(tick, scale)}
              </text>
            </g>
          ))}
          {ground?.(shown, drawing)}
          <g>
            {shown.map((row) => (
              <a
                key={row.month}
                href={hrefOf(row)}
                aria-label={wordsOf(row)}
                className={styles.month}
                onKeyDown={stepAside}
                onFocus={() => setReading(wordsOf(row))}
                onBlur={() => setReading('')}
                onPointerEnter={() => setReading(wordsOf(row))}
                onPointerLeave={() => setReading('')}
              >
                <rect
                  className={styles.area}
                  x={middleOf(row) - x.bandwidth()}
                  y={0}
                  width={x.bandwidth() * 2}
                  height={height}
                />
                {draw(row, drawing)}
              </a>
            ))}
          </g>
          {/* Outside of the links, which say more. */}
          <g className={styles.texts}>
            {shown.map((row) => (
              <text key={row.month} x={middleOf(row)} y={height - 8} textAnchor="middle">
                {tickName(row.month, step)}
              </text>
            ))}
            {shown.map((row) => {
              const value = textAbove?.(row);
              return (
                value && (
                  <text
                    key={row.month}
                    className={styles.value}
                    x={middleOf(row)}
                    y={y(value.above) - 7}
                    textAnchor="middle"
                  >
                    {value.text}
                  </text>
                )
              );
            })}
          </g>
        </svg>
      )}
      {rows.length > room && width > 0 && (
        <div className={styles.turn}>
          <Button look="slim" aria-disabled={first === 0} onClick={() => setFrom(Math.max(0, first - room))}>
            Earlier
          </Button>
          <Button
            look="slim"
            aria-disabled={first + room >= rows.length}
            onClick={() => setFrom(Math.min(rows.length - room, first + room))}
          >
            Later
          </Button>
        </div>
      )}
    </div>
  );
}

/** Left and Right go to the month before and after it. */
function stepAside(event: KeyboardEvent<Element>) {
  const steps: Record<string, 'previousElementSibling' | 'nextElementSibling'> = {
    ArrowLeft: 'previousElementSibling',
    ArrowRight: 'nextElementSibling',
  };
  const side = steps[event.key];
  const next = side && event.currentTarget[side];
  if (!(next instanceof SVGAElement)) return;
  event.preventDefault();
  next.focus();
}

/** A number of the axis: without a decimal where it has none. */
function wholeInScale(paise: number, scale: Scale): string {
  return inScale(paise, scale).replace(/\.0$/, '');
}
