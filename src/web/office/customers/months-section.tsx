import type { CustomerMonthsAnswer } from '#contract/figures/figures.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';
import { usePart } from '../parts/use-part.ts';

/** What the customer bought by month. Nothing where he bought nothing, or it is not known. */
export function MonthsSection({ customer, today }: { customer: string; today: string }) {
  const { state } = useLoad(`months ${customer}`, (signal) =>
    callStaff<CustomerMonthsAnswer>(path(paths.customerMonths, { id: customer }), {
      read: (response) => response.json(),
      signal,
    }),
  );
  const months = state.kind === 'ready' ? state.value.months : [];
  const isSold = months.some(({ net }) => net !== 0);
  const plot = usePart(isSold, () => import('./customer-plot.tsx'));
  return isSold && plot ? <plot.CustomerPlot customer={customer} months={months} today={today} /> : null;
}
