import type { ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { PageHead, StaffPage } from '../frame/staff-page.tsx';
import { useLoad } from '../use-load.ts';
import { EarlyKey, useEarlyKey } from '../use-primary-key.ts';

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
  const { state, reload } = useLoad<Value>(id, (signal) =>
    callStaff(path(record, { id }), { signal, read: (response) => response.json() }),
  );
  if (state.kind === 'ready') return children(desk, state.value, reload);
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
              <ButtonLink href={back.href}>{back.text}</ButtonLink>
            </>
          }
        />
      )}
    </>
  );
}
