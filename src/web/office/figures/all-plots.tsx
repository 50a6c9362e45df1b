import type { FiguresAnswer } from '#contract/figures/figures.ts';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { daysWords } from '../parts/fields/days-words.ts';
import styles from './figures.module.css';
import { OwedPlot } from './owed-plot.tsx';
import type { PlotProps } from './plot-props.ts';
import { CustomersPlot, ProductsPlot } from './rank-plots.tsx';
import { ReceivedPlot } from './received-plot.tsx';
import { SalesPlot } from './sales-plot.tsx';
import { WayPlot } from './way-plot.tsx';

/** The six plots. A shop that has sold nothing reads what will stand here. */
export function AllPlots({ isLoading, ...props }: PlotProps & { isLoading: boolean }) {
  const { figures } = props;
  if (isEmpty(figures)) return <NothingYet figures={figures} />;
  return (
    <div className={styles.plots} aria-busy={isLoading}>
      <SalesPlot {...props} />
      <ReceivedPlot {...props} />
      <OwedPlot {...props} />
      <ProductsPlot {...props} />
      <CustomersPlot {...props} />
      <WayPlot {...props} />
    </div>
  );
}

function isEmpty({ documents, beside, received, owed, way }: FiguresAnswer): boolean {
  const isOwed = owed.some(({ notDue, upTo30, upTo60, upTo90, over90 }) => notDue + upTo30 + upTo60 + upTo90 + over90);
  const asked = way.some(({ count }) => count > 0);
  return documents === 0 && !beside && !asked && !isOwed && received.every(({ amount }) => amount === 0);
}

function NothingYet({ figures }: { figures: FiguresAnswer }) {
  return (
    <div className={styles.nothing}>
      <h2>Nothing was sold from {daysWords(figures.period)}</h2>
      <p>
        With the first tax invoice of these days, here stand the sales of each month beside those of the year before,
        what was invoiced and received, what is owed by age, the products and customers that make most of it, and what
        became of enquiries.
      </p>
      <ButtonLink look="go" href={paths.taxInvoice}>
        Make a tax invoice
      </ButtonLink>
    </div>
  );
}
