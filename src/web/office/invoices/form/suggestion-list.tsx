import { useRef } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { wordsOf } from '#domain/text/word-starts.ts';
import { MarkedText } from '../../parts/marked-text.tsx';
import popup from '../../parts/popup.module.css';
import styles from './address-field.module.css';
import type { AddressOption } from './address-options.ts';
import { useVisibleHeight } from './use-visible-height.ts';

type SuggestionListProps = {
  id: string;
  label: string;
  options: AddressOption[];
  highlighted: number;
  typed: string;
  onChoose: (option: AddressOption) => void;
};

/** The list under an address: customers, then addresses of earlier documents. */
export function SuggestionList({ id, label, options, highlighted, typed, onChoose }: SuggestionListProps) {
  const opened = useRef<HTMLDivElement>(null);
  useVisibleHeight(opened, options.length > 0);
  const customers = options.filter(({ kind }) => kind === 'customer').length;
  const words = typed.trim().split(/\s+/);
  return (
    <>
      {options.length > 0 && (
        <div ref={opened} className={`${popup.popup} ${styles.popup}`}>
          <div
            className={styles.list}
            role="listbox"
            id={id}
            aria-label={`${customers > 0 ? 'Customers and earlier' : 'Earlier'} addresses for ${label}`}
          >
            {options.map((option, index) => (
              <div key={option.key} role="presentation">
                {customers > 0 && (index === 0 || index === customers) && (
                  <div className={styles.group} role="presentation">
                    {index === customers ? 'Addresses of earlier documents' : 'Customers'}
                  </div>
                )}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys */}
                <div
                  id={`${id}-${index}`}
                  className={`${popup.item} ${styles.item}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === highlighted}
                  data-highlighted={index === highlighted ? '' : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                >
                  {option.kind === 'customer' ? (
                    <CustomerItem customer={option.customer} words={words} />
                  ) : (
                    <AddressItem address={option.address} words={words} />
                  )}
                </div>
              </div>
            ))}
          </div>
          <div className={popup.foot} aria-hidden="true">
            <span>
              <kbd>↓</kbd> then <kbd>Enter</kbd> or <kbd>Tab</kbd>{' '}
              {customers > 0 ? 'fills buyer, consignee, Tax Type' : 'fills the field'}
            </span>
            <span>
              <kbd>Esc</kbd> keeps what you typed
            </span>
          </div>
        </div>
      )}
      <span className="sr" role="status">
        {options.length > 0 && `${countOf(customers, options.length - customers)}. Press Down to choose.`}
      </span>
    </>
  );
}

function countOf(customers: number, addresses: number) {
  const parts = [
    customers > 0 && `${customers} ${customers === 1 ? 'customer' : 'customers'}`,
    addresses > 0 && `${addresses} earlier ${addresses === 1 ? 'address' : 'addresses'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

function AddressItem({ address, words }: { address: string; words: string[] }) {
  const [first = '', ...rest] = linesOf(address);
  return (
    <>
      <b>
        <MarkedText text={first} parts={words} />
      </b>{' '}
      <span className="two-lines">
        <MarkedText text={rest.join(', ')} parts={words} />
      </span>
    </>
  );
}

function CustomerItem({ customer, words }: { customer: SuggestedCustomer; words: string[] }) {
  const { name, billingAddress, gstin } = customer;
  const owes = debtOf(customer);
  const address = linesOf(billingAddress).slice(1).join(', ');
  const delivery = deliveryThatMatches(customer, words);
  return (
    <>
      <b>
        <MarkedText text={name} parts={words} />
      </b>{' '}
      <span className="two-lines">
        <MarkedText text={[address, address.includes(gstin) ? '' : gstin].filter(Boolean).join(', ')} parts={words} />
        {delivery && (
          <>
            ; delivers to <MarkedText text={delivery} parts={words} />
          </>
        )}
      </span>
      {owes && <em className={styles.owes}>{owes}</em>}
    </>
  );
}

/** `'owes 1,25,412.00, 50,000.00 overdue'` */
function debtOf({ balance, overdue }: SuggestedCustomer) {
  if (balance < 0) return `advance ${formatRupees(-balance)}`;
  if (balance === 0) return '';
  const late = overdue >= balance ? 'overdue' : overdue > 0 ? `${formatRupees(overdue)} overdue` : '';
  return [`owes ${formatRupees(balance)}`, late].filter(Boolean).join(', ');
}

/** The delivery address that has a typed word which the rest of the customer lacks. */
function deliveryThatMatches({ billingAddress, gstin, phone, deliveryAddresses }: SuggestedCustomer, words: string[]) {
  const begins = (text: string, typed: string) => wordsOf(text).some((word) => word.startsWith(typed));
  const missing = words.flatMap(wordsOf).filter((word) => !begins(`${billingAddress} ${gstin} ${phone}`, word));
  const found = deliveryAddresses.find((address) => missing.some((word) => begins(address, word)));
  return found && linesOf(found).join(', ');
}

function linesOf(address: string) {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
