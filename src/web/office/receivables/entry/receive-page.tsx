import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { askedByAddress } from './asked-by-address.ts';
import { MoneyForm } from './money-form.tsx';

/** Money that came, and which invoices it pays. */
export function ReceivePage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <MoneyForm kind="receipt" desk={desk} asked={askedByAddress()} />}
    </StaffPage>
  );
}
