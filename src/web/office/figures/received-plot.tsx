import { cumsum } from 'd3-array';
import { area, line } from 'd3-shape';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { daysOfStep } from '#domain/figures/period.ts';
import { inScale, said, scaleOf } from '#domain/figures/scale.ts';
import { daysWords } from '../parts/fields/days-words.ts';
import { MonthPlot, type PlotDrawing } from '../parts/plots/month-plot.tsx';
import { longName } from '../parts/plots/month-words.ts';
import { PlotSection } from '../parts/plots/plot-section.tsx';
import styles from './figures.module.css';
import type { PlotProps } from './plot-props.ts';
import { sentenceOf } from './sentence-of.ts';

type Row = { month: string; invoiced: number; came: number };

/** What was invoiced and what came since the beginning of the period, each added up. Between the lines is what is still to come. */
export function ReceivedPlot({ figures, asked }: PlotProps) {
  const { step, until, period } = figures;
  const begun = figures.received.filter(({ month }) => `${month}-01` <= until);
  const [invoiced, came] = [cumsum(begun, (row) => row.invoiced), cumsum(begun, (row) => row.amount)];
  const rows: Row[] = begun.map(({ month }, index) => ({
    month,
    invoiced: invoiced[index] ?? 0,
    came: came[index] ?? 0,
  }));
  const scale = scaleOf(rows.flatMap((row) => [row.invoiced, row.came]));
  const last = rows.at(-1);
  const untilOf = (month: string) =>
    month === last?.month ? formatDate(until) : `the end of ${longName(month, step)}`;
  return (
    <PlotSection
      title={sentenceOf(figures, 'received')}
      sub={`With GST, added up from ${daysWords({ from: period.from, to: until })}${scale.name === '' ? '' : `; in ${scale.name}`}.`}
      table={{
        heads: ['Until', 'Invoiced', 'Received'],
        rows: rows.map((row) => [untilOf(row.month), inScale(row.invoiced, scale), inScale(row.came, scale)]),
      }}
    >
      <MonthPlot
        label="Invoiced and received since the beginning, by month"
        rows={rows}
        step={step}
        scale={scale}
        height={240}
        last={until.slice(0, 7)}
        extent={(row) => [row.invoiced, row.came]}
        hrefOf={({ month }) => {
          // A point is a sum since the beginning, of invoices, notes, receipts and refunds: the day book has all of them.
          const { to } = daysOfStep(month, step, period);
          const params = new URLSearchParams({ from: period.from, to });
          if (asked.state !== '') params.set('state', asked.state);
          return `${paths.receipts}?${params}`;
        }}
        wordsOf={({ month, ...row }) =>
          `Until ${untilOf(month)}: invoiced ${said(row.invoiced, scale)}, received ${inScale(row.came, scale)}`
        }
        ground={(shown, drawing) => <Lines rows={shown} drawing={drawing} />}
        draw={({ month, ...row }, { x, y }) => {
          const middle = (x(month) ?? 0) + x.bandwidth() / 2;
          return (
            <>
              <circle className={styles.invoicedPoint} cx={middle} cy={y(row.invoiced)} r={3.5} />
              <circle className={styles.camePoint} cx={middle} cy={y(row.came)} r={3.5} />
            </>
          );
        }}
      />
      <p className={styles.key}>
        <span>
          <i className={styles.invoicedKey} /> invoiced {last && inScale(last.invoiced, scale)}
        </span>
        <span>
          <i className={styles.cameKey} /> came {last && inScale(last.came, scale)}
        </span>
      </p>
    </PlotSection>
  );
}

function Lines({ rows, drawing: { x, y } }: { rows: readonly Row[]; drawing: PlotDrawing }) {
  const middle = ({ month }: Row) => (x(month) ?? 0) + x.bandwidth() / 2;
  const between = area<Row>(
    middle,
    (row) => y(row.came),
    (row) => y(row.invoiced),
  );
  const all = [...rows];
  return (
    <g>
      <path className={styles.between} d={between(all) ?? ''} />
      <path className={styles.invoiced} d={line<Row>(middle, (row) => y(row.invoiced))(all) ?? ''} />
      <path className={styles.came} d={line<Row>(middle, (row) => y(row.came))(all) ?? ''} />
    </g>
  );
}
