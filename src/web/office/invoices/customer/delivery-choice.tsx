import type { CustomerAnswer } from '#contract/customers.ts';
import { PlainButton } from '../../../ui/button.tsx';

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
