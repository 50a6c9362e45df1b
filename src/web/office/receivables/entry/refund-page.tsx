import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { askedByAddress } from './asked-by-address.ts';
import { MoneyForm } from './money-form.tsx';

/** An advance that is paid back. */
export function RefundPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <MoneyForm kind="refund" desk={desk} asked={askedByAddress()} />}
    </StaffPage>
  );
}
