import type { CustomerMonthsAnswer } from '#contract/figures/figures.ts';
import { paths } from '#contract/paths.ts';
import { daysOfStep } from '#domain/figures/period.ts';
import { inScale, said, scaleOf } from '#domain/figures/scale.ts';
import { MonthBar } from '../parts/plots/month-bar.tsx';
import { MonthPlot } from '../parts/plots/month-plot.tsx';
import { longName } from '../parts/plots/month-words.ts';
import { PlotSection } from '../parts/plots/plot-section.tsx';
import styles from './customer-page.module.css';

type CustomerPlotProps = { customer: string; months: CustomerMonthsAnswer['months']; today: string };

/** What a customer bought in each of the last months. Each bar opens the documents of its month. */
export function CustomerPlot({ customer, months, today }: CustomerPlotProps) {
  const scale = scaleOf(months.map(({ net }) => net));
  const highest = Math.max(...months.map(({ net }) => net));
  const total = months.reduce((sum, { net }) => sum + net, 0);
  const running = today.slice(0, 7);
  return (
    <div className={styles.months}>
      <PlotSection
        title={`Bought in twelve months: ${said(total)}`}
        sub={`Taxable value, credit notes taken off${scale.name === '' ? '' : `; in ${scale.name}`}.`}
        table={{
          heads: ['Month', scale.name === '' ? 'Rupees' : `In ${scale.name}`],
          rows: months.map(({ month, net }) => [longName(month, 'month'), inScale(net, scale)]),
        }}
      >
        <MonthPlot
          label="What the customer bought, by month"
          rows={months}
          step="month"
          scale={scale}
          height={180}
          last={running}
          extent={({ net }) => [net]}
          hrefOf={({ month }) => {
            const first = `${month}-01`;
            const days = daysOfStep(month, 'month', { from: first, to: '9999-12-31' });
            return `${paths.figures}?${new URLSearchParams({ ...days, customer })}`;
          }}
          wordsOf={({ month, net }) =>
            `${longName(month, 'month')}${month === running ? ' so far' : ''}: ${said(net, scale)}`
          }
          textAbove={({ net }) => (net === highest && net > 0 ? { above: net, text: inScale(net, scale) } : null)}
          draw={({ month, net }, drawing) => (
            <MonthBar amount={net} month={month} isRunning={month === running} drawing={drawing} />
          )}
        />
      </PlotSection>
    </div>
  );
}
