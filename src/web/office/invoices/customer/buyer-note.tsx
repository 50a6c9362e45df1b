import type { CustomerAnswer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { stateName } from '#domain/tax/states.ts';
import { PlainButton } from '../../../ui/button.tsx';

/** The label line of a buyer who is a customer. */
export function BuyerNote({ customer }: { customer: CustomerAnswer }) {
  const { id, name, gstin, stateCode } = customer;
  const state = stateCode && `, state ${stateCode} ${stateName(stateCode) ?? ''}`;
  return (
    <>
      {/* The same link is under Checks: here Tab continues to the address. */}
      <a href={path(paths.customerPage, { id })} tabIndex={-1} target="_blank" rel="noreferrer">
        {name}
      </a>
      , {gstin === '' ? 'no GSTIN' : gstin}
      {state}
    </>
  );
}

type DeliveryChoiceProps = { customer: CustomerAnswer; consignee: string; onChoose: (address: string) => void };

/** Which of the customer's delivery addresses the consignee is, and a way to the next one. */
export function DeliveryChoice({ customer, consignee, onChoose }: DeliveryChoiceProps) {
  const { deliveryAddresses } = customer;
  const index = deliveryAddresses.indexOf(consignee);
  const next = deliveryAddresses[(index + 1) % deliveryAddresses.length];
  if (index === -1 || next === undefined || next === consignee) return null;
  return (
    <>
      <span className="quiet">
        delivery address {index + 1} of {deliveryAddresses.length}
      </span>{' '}
      <PlainButton onClick={() => onChoose(next)}>Next</PlainButton>
    </>
  );
}
