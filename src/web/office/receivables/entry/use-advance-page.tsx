import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { askedByAddress } from './asked-by-address.ts';
import { MoneyForm } from './money-form.tsx';

/** An advance that pays invoices, without a paper. */
export function UseAdvancePage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <MoneyForm kind="use" desk={desk} asked={askedByAddress()} />}
    </StaffPage>
  );
}
