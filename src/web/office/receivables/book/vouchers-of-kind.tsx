import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { Pager } from '../../parts/list/pager.tsx';
import { BookTable } from './book-table.tsx';
import type { DayBookChoice } from './day-book-choice.ts';
import { ModeSums } from './mode-sums.tsx';
import { useVouchers } from './use-vouchers.ts';

type VouchersOfKindProps = {
  kind: VoucherKind;
  choice: DayBookChoice;
  onChoose: (part: { page: number } | { size: number }) => void;
};

/** Receipts, refunds or settlements, with the sums of each mode. */
export function VouchersOfKind({ kind, choice, onChoose }: VouchersOfKindProps) {
  const { state, latest, reload } = useVouchers(kind, choice);
  return (
    <>
      <BookTable kind={kind} vouchers={state} choice={choice} onRetry={reload} />
      {latest && latest.count > 0 && <ModeSums kind={kind} sums={latest.sums} />}
      {latest && latest.count > choice.size && (
        <Pager count={latest.count} page={choice.page} size={choice.size} onChoose={onChoose} />
      )}
    </>
  );
}
