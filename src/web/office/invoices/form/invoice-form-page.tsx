import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { InvoiceForm } from './invoice-form.tsx';

/** The tax invoice, the pro-forma and the credit note: one form, told apart by its kind. */
export function InvoiceFormPage({ title, kind }: { title: string; kind: InvoiceKind }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk, again) => <InvoiceForm kind={kind} desk={desk} onIssued={again} />}
    </StaffPage>
  );
}
