import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { PlainButton } from '../../ui/button.tsx';
import { usePart } from '../parts/use-part.ts';

/** The kind of the document, its buyer, and a button to link it to another customer. */
export function DocumentBuyer({ record, onChanged }: { record: DocumentRecord; onChanged: () => void }) {
  const { kind, customer, buyerName } = record;
  const [asks, setAsks] = useState(false);
  const question = usePart(asks, () => import('./customer-question.tsx'));
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Behind the open dialog the button takes no focus.
    flushSync(() => setAsks(false));
    button.current?.focus();
  };
  return (
    <>
      <span className="quiet">
        {kindNames[kind]} to{' '}
        {customer ? <a href={path(paths.customerPage, { id: customer.id })}>{buyerName}</a> : buyerName}
      </span>
      <PlainButton ref={button} onClick={() => setAsks(true)}>
        {customer ? 'Other customer …' : 'Customer …'}
      </PlainButton>
      {asks && question && (
        <question.CustomerQuestion
          record={record}
          onStale={onChanged}
          onCancel={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      )}
    </>
  );
}

const kindNames = { tax: 'Tax Invoice', pro: 'Pro-forma', credit: 'Credit Note', challan: 'Delivery Challan' } as const;
