import { useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';
import styles from './customer-page.module.css';

type ArchivedNoticeProps = {
  customer: CustomerAnswer;
  isOwner: boolean;
  onDone: (customer: CustomerAnswer, text: string) => void;
};

/** Says since when a customer is archived, and where its documents went. */
export function ArchivedNotice({ customer, isOwner, onDone }: ArchivedNoticeProps) {
  const { id, archivedAt, mergedInto, changedBy } = customer;
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const day = formatDate(indianDate(archivedAt ?? ''));

  const bringBack = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await callStaff(path(paths.customerArchive, { id }), {
      method: 'POST',
      body: { archived: false },
      read: (response) => response.json() as Promise<CustomerAnswer>,
    });
    setBusy(false);
    if (answer.ok) onDone(answer.value, 'This customer is in the book again');
    else setMessage(answer.message);
  };

  if (mergedInto !== null) return <MergedNotice into={mergedInto} day={day} by={changedBy} />;
  return (
    <div className={styles.notice}>
      <Notice
        kind="bad"
        title={message || `Archived on ${day} by ${changedBy}.`}
        actions={isOwner && <Button onClick={bringBack}>{busy ? 'Bringing back …' : 'Bring it back'}</Button>}
      >
        <p>Forms do not offer this customer. Its documents stay as they are.</p>
      </Notice>
    </div>
  );
}

function MergedNotice({ into, day, by }: { into: string; day: string; by: string }) {
  const { latest } = useLoad<CustomerAnswer>(into, (signal) =>
    callStaff(path(paths.customer, { id: into }), { read: (response) => response.json(), signal }),
  );
  const name = latest?.name ?? 'another customer';
  return (
    <div className={styles.notice}>
      <Notice
        kind="bad"
        title={`Made one with ${name} on ${day} by ${by}.`}
        actions={<ButtonLink href={path(paths.customerPage, { id: into })}>Open {name}</ButtonLink>}
      >
        <p>Its documents went there. The facts below are kept as they were.</p>
      </Notice>
    </div>
  );
}
