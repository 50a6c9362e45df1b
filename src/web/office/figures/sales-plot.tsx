import { daysOfStep, soFar } from '#domain/figures/period.ts';
import { inScale, said } from '#domain/figures/scale.ts';
import { daysWords } from '../parts/fields/days-words.ts';
import { MonthBar } from '../parts/plots/month-bar.tsx';
import { MonthPlot } from '../parts/plots/month-plot.tsx';
import { longName } from '../parts/plots/month-words.ts';
import { PlotSection } from '../parts/plots/plot-section.tsx';
import styles from './figures.module.css';
import { addressOfAsked } from './figures-choice.ts';
import type { PlotProps } from './plot-props.ts';
import { scaleOfSales } from './plot-words.ts';
import { sentenceOf } from './sentence-of.ts';

/** Sales a month as bars; what stands beside them as lines across. The month that runs is an outline. */
export function SalesPlot({ figures, asked, today }: PlotProps) {
  const { step, until, period } = figures;
  const scale = scaleOfSales(figures);
  const rows = figures.sales.map(({ month, net, gst, beside }) => ({
    month,
    amount: asked.value === 'gst' ? net + gst : net,
    beside,
  }));
  const highest = Math.max(...rows.map(({ amount }) => amount));
  const besideName = asked.beside === 'year' ? 'the year before' : 'the time before';
  const running = rows.find(({ month }) => runs(daysOfStep(month, step, period), today))?.month;
  const isBeside = figures.beside !== null;
  const { before } = soFar(period, figures.beside, today);
  return (
    <PlotSection
      wide
      title={sentenceOf(figures, 'sales')}
      sub={`${daysWords({ from: period.from, to: until })}${before ? `, against ${daysWords(before)}` : ''}.`}
      table={{
        heads: [step === 'year' ? 'Year' : 'Month', 'Sales', ...(isBeside ? [`Beside: ${besideName}`] : [])],
        rows: rows.map(({ month, amount, beside }) => [
          longName(month, step),
          inScale(amount, scale),
          ...(isBeside ? [inScale(beside ?? 0, scale)] : []),
        ]),
      }}
    >
      <MonthPlot
        label="Sales a month"
        rows={rows}
        step={step}
        scale={scale}
        height={260}
        last={until.slice(0, 7)}
        extent={({ amount, beside }) => [amount, beside ?? 0]}
        hrefOf={({ month }) => addressOfAsked({ ...asked, ...daysOfStep(month, step, period), behind: {} }, today)}
        wordsOf={({ month, amount, beside }) =>
          `${longName(month, step)}${month === running ? ' so far' : ''}: ${said(amount, scale)}${beside === null ? '' : `, ${besideName} ${inScale(beside, scale)}`}`
        }
        textAbove={({ amount, beside }) =>
          amount === highest && highest > 0
            ? { above: Math.max(amount, beside ?? 0), text: inScale(amount, scale) }
            : null
        }
        draw={(row, drawing) => (
          <>
            <MonthBar amount={row.amount} month={row.month} isRunning={row.month === running} drawing={drawing} />
            {row.beside !== null && (
              <path
                className={styles.was}
                d={`M${(drawing.x(row.month) ?? 0) - drawing.x.bandwidth() / 4} ${drawing.y(row.beside)}h${drawing.x.bandwidth() * 1.5}`}
              />
            )}
          </>
        )}
      />
      <p className={styles.key}>
        <span>
          <i className={styles.nowKey} /> {asked.value === 'gst' ? 'with GST' : 'taxable value'}
        </span>
        {running && (
          <span>
            <i className={styles.partKey} /> this {step} so far
          </span>
        )}
        {isBeside && (
          <span>
            <i className={styles.wasKey} /> {besideName}, whole {step}s
          </span>
        )}
      </p>
    </PlotSection>
  );
}

function runs({ from, to }: { from: string; to: string }, today: string): boolean {
  return from <= today && today <= to;
}
