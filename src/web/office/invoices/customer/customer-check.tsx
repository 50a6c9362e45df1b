import type { CustomerAnswer } from '#contract/customers.ts';
import { path, paths } from '#contract/paths.ts';

/** What staff should know of the customer before they issue. */
export function CustomerCheck({ customer }: { customer: CustomerAnswer }) {
  const { id, name, creditDays } = customer;
  return (
    <p>
      <a href={path(paths.customerPage, { id })} target="_blank" rel="noreferrer">
        {name}
      </a>
      {creditDays === 0 ? ' pays at once.' : ` pays within ${creditDays} days.`}
    </p>
  );
}
