import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { askedByAddress } from './asked-by-address.ts';
import { MoneyForm } from './money-form.tsx';

/** A debt that ends without money. */
export function SettlePage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <MoneyForm kind="settlement" desk={desk} asked={askedByAddress()} />}
    </StaffPage>
  );
}
