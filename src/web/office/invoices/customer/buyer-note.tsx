import type { CustomerAnswer } from '#contract/customers.ts';
import { path, paths } from '#contract/paths.ts';
import { stateName } from '#domain/tax/states.ts';

/** The label line of a buyer who is a customer. */
export function BuyerNote({ customer }: { customer: CustomerAnswer }) {
  const { id, name, gstin, stateCode } = customer;
  const state = stateCode && `, state ${stateCode} ${stateName(stateCode) ?? ''}`;
  return (
    <>
      {/* The same link stands under Checks: here Tab goes on to the address. */}
      <a href={path(paths.customerPage, { id })} tabIndex={-1} target="_blank" rel="noreferrer">
        {name}
      </a>
      , {gstin === '' ? 'no GSTIN' : gstin}
      {state}
    </>
  );
}
