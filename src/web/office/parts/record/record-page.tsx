import type { ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { useLoad } from '../use-load.ts';
import { EarlyKey, useEarlyKey } from '../use-primary-key.ts';
import { WhenLoaded } from '../when-loaded.tsx';

type RecordPageProps<Value> = {
  title: string;
  /** The call that answers with the record of an id. */
  record: string;
  /** Where a person goes on who followed a wrong link. */
  back: { href: string; text: string };
  children: (desk: Desk, value: Value, reload: () => void) => ReactNode;
};

/** The page of one thing whose id is the last part of the address: a document, a receipt. */
export function RecordPage<Value>(props: RecordPageProps<Value>) {
  const early = useEarlyKey();
  return (
    <EarlyKey value={early}>
      <StaffPage title={props.title} ownHead>
        {(desk) => <RecordOfAddress {...props} desk={desk} />}
      </StaffPage>
    </EarlyKey>
  );
}

function RecordOfAddress<Value>({ title, record, back, desk, children }: RecordPageProps<Value> & { desk: Desk }) {
  const id = location.pathname.split('/').at(-1) ?? '';
  const loaded = useLoad<Value>(id, (signal) =>
    callStaff(path(record, { id }), { signal, read: (response) => response.json() }),
  );
  return (
    <WhenLoaded loaded={loaded} title={title} way={<ButtonLink href={back.href}>{back.text}</ButtonLink>}>
      {(value) => children(desk, value, loaded.reload)}
    </WhenLoaded>
  );
}
