import { useState } from 'react';
import type { CustomerAnswer, OneCustomer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { CustomerForm } from './customer-form.tsx';
import { CustomerView } from './customer-view.tsx';

/** A customer: facts beside the ledger. 'Change' opens the form at the same address. */
export function CustomerPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <CustomerOfAddress title={title} desk={desk} />}
    </StaffPage>
  );
}

function CustomerOfAddress({ title, desk }: { title: string; desk: Desk }) {
  const id = location.pathname.split('/').at(-1) ?? '';
  const { state, reload } = useLoad<OneCustomer>(id, (signal) =>
    callStaff(path(paths.customer, { id }), { read: (response) => response.json(), signal }),
  );
  const [changed, setChanged] = useState<CustomerAnswer | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [notice, setNotice] = useState<{ id: number; text: string } | null>(null);
  if (state.kind !== 'ready')
    return (
      <>
        <PageHead title={title} takesFocus />
        {state.kind === 'loading' ? (
          <p className="quiet">Loading …</p>
        ) : (
          <Notice
            kind="bad"
            title={state.failure.message}
            actions={
              <>
                {state.failure.status !== 404 && <Button onClick={reload}>Try again</Button>}
                <ButtonLink href={paths.customers}>Customers</ButtonLink>
              </>
            }
          />
        )}
      </>
    );
  const customer = changed ?? state.value;
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
      billed={state.value.billed}
      notice={notice}
      onChange={() => setChanging(true)}
      onDone={show}
    />
  );
}
