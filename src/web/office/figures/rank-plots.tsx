import { inScale, type Scale } from '#domain/figures/scale.ts';
import { PlotSection } from '../parts/plots/plot-section.tsx';
import styles from './figures.module.css';
import { addressOfAsked, type Behind } from './figures-choice.ts';
import type { PlotProps } from './plot-props.ts';
import { scaleOfSales } from './plot-words.ts';
import { RankBar } from './rank-bar.tsx';
import { sentenceOf } from './sentence-of.ts';

export function ProductsPlot(props: PlotProps) {
  const { rows, others } = props.figures.products;
  return (
    <RankPlot
      {...props}
      plot="products"
      sub="By product of the lines."
      head="Product"
      rows={rows.map(({ name, net }) => ({ key: name, name, net, behind: { product: name } }))}
      others={others}
    />
  );
}

export function CustomersPlot(props: PlotProps) {
  const { rows, others } = props.figures.customers;
  return (
    <RankPlot
      {...props}
      plot="customers"
      sub="By customer."
      head="Customer"
      rows={rows.map(({ id, name, net }) => ({ key: id, name, net, behind: { customer: id } }))}
      others={others}
    />
  );
}

type Ranked = { key: string; name: string; net: number; behind: Behind };

type RankPlotProps = PlotProps & {
  plot: 'products' | 'customers';
  sub: string;
  head: string;
  rows: Ranked[];
  others: { count: number; net: number };
};

function RankPlot({ figures, asked, today, plot, sub, head, rows, others }: RankPlotProps) {
  const scale = scaleOfSales(figures);
  const by = plot === 'products' ? 'product' : 'customer';
  const total = rows.reduce((sum, { net }) => sum + net, others.net);
  const most = Math.max(1, ...rows.map(({ net }) => Math.abs(net)));
  const lines = [
    ...rows.map((row) => [row.name || 'Without a name', inScale(row.net, scale), percent(row.net, total)]),
    ...(others.count > 0 ? [[`${others.count} others`, inScale(others.net, scale), percent(others.net, total)]] : []),
  ];
  return (
    <PlotSection
      title={sentenceOf(figures, plot)}
      sub={sub}
      table={{ heads: [head, ...headsOf(scale), 'Share'], rows: lines }}
    >
      {rows.length === 0 && <p className="quiet">Nothing was sold.</p>}
      <table className={styles.rank}>
        <tbody>
          {rows.map(({ key, name, net, behind }) => (
            <tr key={key}>
              <th scope="row">
                <a href={addressOfAsked({ ...asked, behind }, today)} title={name}>
                  {name || 'Without a name'}
                </a>
              </th>
              <td className={styles.track}>
                <RankBar share={Math.abs(net) / most} isBelow={net < 0} />
              </td>
              <td className={styles.figure}>{inScale(net, scale)}</td>
              <td className={styles.percent}>{percent(net, total)}</td>
            </tr>
          ))}
          {others.count > 0 && (
            <tr className={styles.others}>
              <th scope="row">
                <a href={addressOfAsked({ ...asked, behind: { others: by } }, today)}>{others.count} others</a>
              </th>
              <td className={styles.track} />
              <td className={styles.figure}>{inScale(others.net, scale)}</td>
              <td className={styles.percent}>{percent(others.net, total)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </PlotSection>
  );
}

function headsOf(scale: Scale): string[] {
  return [scale.name === '' ? 'Rupees' : `In ${scale.name}`];
}

function percent(net: number, total: number): string {
  return total > 0 ? `${Math.round((net / total) * 100)} %`.replace('-', '−') : '';
}
