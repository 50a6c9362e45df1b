import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CustomerFields } from '#domain/customers/customer.ts';
import { customerProblems } from '#domain/customers/customer-problems.ts';
import { contactIn, readCustomer } from '#domain/customers/read-customer.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { newUuid } from '../../../new-uuid.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';

type Kept =
  | { kind: 'no' | 'sending' }
  | { kind: 'kept'; customer: CustomerAnswer; warnings: string[] }
  | { kind: 'refused'; message: string; id: string | null };

/** Adds the buyer of an issued document to the customer book, as the address says it. Ctrl+S does it too. */
export function KeepCustomer({ draft }: { draft: InvoiceDraft }) {
  const fields = useMemo(() => fieldsOf(draft), [draft]);
  const isComplete = useMemo(() => customerProblems(fields).length === 0, [fields]);
  const [kept, setKept] = useState<Kept>({ kind: 'no' });
  const key = useRef(newUuid());
  const keep = async () => {
    if (!isComplete || kept.kind === 'sending' || kept.kind === 'kept') return;
    setKept({ kind: 'sending' });
    setKept(await addCustomer(fields, key.current));
  };
  const newest = useRef(keep);
  newest.current = keep;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) newest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const open = useRef<HTMLAnchorElement>(null);
  // The link takes the place of the button, and its focus.
  useLayoutEffect(() => {
    if (kept.kind === 'kept' && document.activeElement === document.body) open.current?.focus();
  }, [kept.kind]);

  // A buyer address that the book would refuse, as one without a name: the form of a new customer says why.
  if (!isComplete) return null;
  return (
    <>
      {kept.kind === 'kept' ? (
        <ButtonLink ref={open} href={path(paths.customerPage, { id: kept.customer.id })}>
          Open customer
        </ButtonLink>
      ) : (
        <Button onClick={keep} aria-disabled={kept.kind === 'sending'}>
          Keep as customer <kbd>Ctrl S</kbd>
        </Button>
      )}
      <span role="status">{sentenceOf(kept, fields)}</span>
    </>
  );
}

function sentenceOf(kept: Kept, fields: CustomerFields) {
  if (kept.kind === 'kept') return [`${kept.customer.name} is in the customer book.`, ...kept.warnings].join(' ');
  if (kept.kind === 'refused')
    return (
      <>
        {kept.message} {kept.id && <a href={path(paths.customerPage, { id: kept.id })}>Open that customer</a>}
      </>
    );
  const { name, gstin, place, pin } = readCustomer(fields);
  const facts = [name, gstin, [place, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return `${facts}: read from the address. Credit days 0.`;
}

/** What the document says of its buyer. */
function fieldsOf({ buyerAddress, consigneeAddress }: InvoiceDraft): CustomerFields {
  const [billing, delivery] = [buyerAddress.trim(), consigneeAddress.trim()];
  return {
    gstin: '',
    billingAddress: billing,
    deliveryAddresses: delivery === '' || delivery === billing ? [] : [delivery],
    place: '',
    pin: '',
    contactPerson: '',
    ...contactIn(billing),
    language: 'en',
    creditDays: 0,
    tallyName: '',
    note: '',
    sez: '',
  };
}

async function addCustomer(fields: CustomerFields, key: string): Promise<Kept> {
  const answer = await callStaff(paths.customerList, {
    method: 'POST',
    body: fields,
    headers: { 'Idempotency-Key': key },
    read: (response) => response.json() as Promise<SavedCustomer>,
  });
  if (!answer.ok) return { kind: 'refused', message: answer.message, id: answer.headers.get('Customer') };
  const { customer, warnings } = answer.value;
  return customer ? { kind: 'kept', customer, warnings: warnings.map(({ message }) => message) } : { kind: 'no' };
}
