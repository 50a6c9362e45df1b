import { stack } from 'd3-shape';
import { paths } from '#contract/paths.ts';
import { daysOfStep } from '#domain/figures/period.ts';
import { inScale, said, scaleOf } from '#domain/figures/scale.ts';
import { type AgeBox, ageBoxes } from '#domain/receivables/ageing.ts';
import { MonthPlot } from '../parts/plots/month-plot.tsx';
import { longName } from '../parts/plots/month-words.ts';
import { PlotSection } from '../parts/plots/plot-section.tsx';
import styles from './figures.module.css';
import type { PlotProps } from './plot-props.ts';
import { sentenceOf } from './sentence-of.ts';

/** What was owed at the end of each month, the oldest on top. */
export function OwedPlot({ figures, asked, today }: PlotProps) {
  const { step, until, owed, period } = figures;
  const totalOf = (row: (typeof owed)[number]) => ageBoxes.reduce((sum, box) => sum + row[box], 0);
  const scale = scaleOf(owed.map(totalOf));
  const layers = stack<(typeof owed)[number], AgeBox>().keys(ageBoxes)(owed);
  return (
    <PlotSection
      title={sentenceOf(figures, 'owed')}
      sub={`Owed at the end of each ${step}, by days past the due date${scale.name === '' ? '' : `; in ${scale.name}`}.`}
      table={{
        heads: ['End of', ...ageBoxes.map((box) => boxWords[box]), 'Together'],
        rows: owed.map((row) => [
          longName(row.month, step),
          ...ageBoxes.map((box) => inScale(row[box], scale)),
          inScale(totalOf(row), scale),
        ]),
      }}
    >
      <MonthPlot
        label={`Owed at the end of each ${step} by age`}
        rows={owed}
        step={step}
        scale={scale}
        height={240}
        last={until.slice(0, 7)}
        extent={(row) => [totalOf(row)]}
        hrefOf={({ month }) => {
          const asOf = daysOfStep(month, step, { from: period.from, to: until }).to;
          const params = new URLSearchParams(asOf === today ? {} : { asOf });
          if (asked.state !== '') params.set('state', asked.state);
          return params.size === 0 ? paths.outstanding : `${paths.outstanding}?${params}`;
        }}
        wordsOf={(row) =>
          `End of ${longName(row.month, step)}: ${said(totalOf(row), scale)}, over 90 days ${inScale(row.over90, scale)}`
        }
        textAbove={(row) => ({ above: totalOf(row), text: inScale(totalOf(row), scale) })}
        draw={(row, { x, y }) => (
          <>
            {layers.map((layer) => {
              const [low = 0, high = 0] = layer[owed.indexOf(row)] ?? [];
              return (
                <rect
                  key={layer.key}
                  className={styles[layer.key]}
                  x={x(row.month)}
                  y={y(high)}
                  width={x.bandwidth()}
                  height={Math.max(0, y(low) - y(high))}
                />
              );
            })}
          </>
        )}
      />
      <p className={styles.key}>
        {ageBoxes.map((box) => (
          <span key={box}>
            <i className={styles[box]} /> {boxWords[box]}
          </span>
        ))}
      </p>
    </PlotSection>
  );
}

const boxWords: Record<AgeBox, string> = {
  notDue: 'not due',
  upTo30: '1–30',
  upTo60: '31–60',
  upTo90: '61–90',
  over90: 'over 90',
};
