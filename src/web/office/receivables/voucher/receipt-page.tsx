import type { Desk } from '#contract/desk.ts';
import { path, paths } from '#contract/paths.ts';
import type { VoucherRecord } from '#contract/vouchers.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VoucherView } from './voucher-view.tsx';

/** A receipt, refund or settlement: its paper, and what it pays. */
export function ReceiptPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <VoucherOfAddress title={title} desk={desk} />}
    </StaffPage>
  );
}

function VoucherOfAddress({ title, desk }: { title: string; desk: Desk }) {
  const id = location.pathname.split('/').at(-1) ?? '';
  const { state, reload } = useLoad<VoucherRecord>(id, (signal) =>
    callStaff(path(paths.receipt, { id }), { signal, read: (response) => response.json() }),
  );
  if (state.kind === 'ready') return <VoucherView desk={desk} voucher={state.value} onReload={reload} />;
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
              <ButtonLink href={paths.receipts}>Day book</ButtonLink>
            </>
          }
        />
      )}
    </>
  );
}
