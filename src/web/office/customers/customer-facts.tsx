import type { ReactNode } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { stateName } from '#domain/tax/states.ts';
import { Button, PlainButton } from '../../ui/button.tsx';
import { mailLink, telLink } from '../../ui/tel-link.ts';
import styles from './customer-page.module.css';
import { letterLanguages } from './letter-languages.ts';

type CustomerFactsProps = {
  customer: CustomerAnswer;
  isOwner: boolean;
  onChange: () => void;
  onAsk: (question: 'archive' | 'merge') => void;
};

/** What the book says of a customer, as text: a page that is read is not a form. */
export function CustomerFacts({ customer, isOwner, onChange, onAsk }: CustomerFactsProps) {
  const isLive = customer.archivedAt === null;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <div className={styles.headline}>
        <h2 id="facts">Facts</h2>
        {isLive && (
          <Button look="slim" onClick={onChange}>
            Change
          </Button>
        )}
      </div>
      <dl className={styles.about}>
        {factsOf(customer).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isLive && isOwner && (
        <p className={styles.ends}>
          <PlainButton onClick={() => onAsk('merge')}>Make one with another customer</PlainButton>
          <PlainButton onClick={() => onAsk('archive')}>Archive</PlainButton>
        </p>
      )}
    </section>
  );
}

function factsOf(customer: CustomerAnswer): [string, ReactNode][] {
  const { gstin, billingAddress, deliveryAddresses, place, pin, contactPerson, phone, email } = customer;
  const { stateCode, language, creditDays, tallyName, note, sez } = customer;
  const state = stateName(stateCode);
  const facts: [string, ReactNode][] = [
    ['Billed at', <Block key="billed" text={billingAddress} isNamed />],
    [customerLabels.gstin, gstinText(gstin, state && `state ${stateCode} ${state}`)],
    [
      'Delivers to',
      deliveryAddresses.length > 0 && (
        <ol>
          {deliveryAddresses.map((address) => (
            <li key={address}>
              <Block text={address} />
            </li>
          ))}
        </ol>
      ),
    ],
    [`${customerLabels.place}, ${customerLabels.pin}`, [place, pin].filter(Boolean).join(' ')],
    ['Contact', contactPerson],
    [customerLabels.phone, phone && <a href={telLink(phone)}>{phone}</a>],
    [customerLabels.email, email && <a href={mailLink(email)}>{email}</a>],
    [customerLabels.language, letterLanguages.find(({ value }) => value === language)?.text],
    [customerLabels.creditDays, String(creditDays)],
    [customerLabels.tallyName, tallyName || 'the name'],
    [customerLabels.sez, sez && 'Yes: its invoices are with payment of tax, or under LUT'],
    [customerLabels.note, note && <Block text={note} />],
  ];
  return facts.filter(([, value]) => Boolean(value));
}

function gstinText(gstin: string, state: string | null) {
  return [gstin || 'none', state].filter(Boolean).join(', ');
}

/** A text of several lines. */
function Block({ text, isNamed = false }: { text: string; isNamed?: boolean }) {
  const [first = '', ...rest] = text.split('\n');
  return (
    <>
      <span className={isNamed ? 'strong' : undefined}>{first}</span>
      {rest.length > 0 && <span className={styles.lines}>{rest.join('\n')}</span>}
    </>
  );
}
