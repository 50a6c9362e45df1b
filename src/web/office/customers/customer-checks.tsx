import type { CustomerAnswer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { buyerBlock } from '#domain/customers/buyer-block.ts';
import { PlainButton } from '../../ui/button.tsx';
import { customerPlace } from '../parts/fields/customer-place.ts';
import { type CustomerDraft, fieldsOf } from './customer-draft.ts';
import styles from './customer-form.module.css';
import { PaperParties } from './paper-parties.tsx';
import type { KnownCustomers } from './use-known-customers.ts';

type CustomerChecksProps = {
  draft: CustomerDraft;
  known: KnownCustomers;
  /** Adds the typed address to the customer that has the GSTIN; absent in the form of a known customer. */
  onAddTo: ((other: CustomerAnswer) => void) | null;
};

/** The addresses as they will be printed, and the customers that may be the same. */
export function CustomerChecks({ draft, known: { taken, warnings }, onAddTo }: CustomerChecksProps) {
  const buyerAddress = buyerBlock(fieldsOf(draft));
  const [delivery = ''] = fieldsOf(draft).deliveryAddresses;
  return (
    <aside className={styles.checks} aria-label="Paper and checks">
      <div className={styles.paper}>
        <PaperParties buyerAddress={buyerAddress} consigneeAddress={delivery || draft.billingAddress} />
        <p className="quiet">As it will be printed</p>
      </div>
      {(taken || warnings.length > 0) && (
        <section className={styles.known} aria-labelledby="known">
          <h2 id="known">In the book already</h2>
          <ul>
            {taken && (
              <li>
                <a href={path(paths.customerPage, { id: taken.id })}>{taken.name}</a>, {customerPlace(taken)}: the same
                GSTIN.
                {onAddTo && (
                  <>
                    {' '}
                    Is this a delivery address of that customer?{' '}
                    <PlainButton onClick={() => onAddTo(taken)}>Add it there</PlainButton>
                  </>
                )}
              </li>
            )}
            {warnings.map(({ message, customer }) => (
              <li key={customer.id + message}>
                <a href={path(paths.customerPage, { id: customer.id })}>{customer.name}</a>
                {message.startsWith(customer.name) ? message.slice(customer.name.length) : `: ${message}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
