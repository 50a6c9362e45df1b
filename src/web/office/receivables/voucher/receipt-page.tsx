import { paths } from '#contract/paths.ts';
import type { VoucherRecord } from '#contract/receivables/vouchers.ts';
import { RecordPage } from '../../parts/record/record-page.tsx';
import { VoucherView } from './voucher-view.tsx';

/** A receipt, refund or settlement: its paper, and what it pays. */
export function ReceiptPage({ title }: { title: string }) {
  return (
    <RecordPage<VoucherRecord> title={title} record={paths.receipt} back={{ href: paths.receipts, text: 'Day book' }}>
      {(desk, voucher, reload) => <VoucherView desk={desk} voucher={voucher} onReload={reload} />}
    </RecordPage>
  );
}
