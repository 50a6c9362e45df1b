import { useState } from 'react';
import type { CustomerAnswer, OneCustomer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerView } from './customer-view.tsx';

/** A customer: facts beside the ledger. 'Change' opens the form at the same address. */
export function CustomerPage({ title }: { title: string }) {
  return (
    <RecordPage<OneCustomer> title={title} record={paths.customer} back={{ href: paths.customers, text: 'Customers' }}>
      {(desk, loaded) => <OpenedCustomer desk={desk} loaded={loaded} />}
    </RecordPage>
  );
}

function OpenedCustomer({ desk, loaded }: { desk: Desk; loaded: OneCustomer }) {
  const [changed, setChanged] = useState<CustomerAnswer | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [notice, setNotice] = useState<{ id: number; text: string } | null>(null);
  const customer = changed ?? loaded;
  const show = (answer: CustomerAnswer, text: string) => {
    setChanged(answer);
    setChanging(false);
    setNotice((before) => ({ id: (before?.id ?? 0) + 1, text }));
  };
  if (isChanging)
    return (
      <CustomerForm loaded={customer} onSaved={(saved) => show(saved, 'Saved')} onCancel={() => setChanging(false)} />
    );
  return (
    <CustomerView
      desk={desk}
      customer={customer}
      billed={loaded.billed}
      notice={notice}
      onChange={() => setChanging(true)}
      onDone={show}
    />
  );
}
