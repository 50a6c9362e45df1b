import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { InvoiceForm } from './invoice-form.tsx';

/** The tax invoice, the pro-forma and the credit note: one form, told apart by its kind. */
export function TaxInvoicePage() {
  return <InvoicePage kind="tax" />;
}
export function ProFormaPage() {
  return <InvoicePage kind="pro" />;
}
export function CreditNotePage() {
  return <InvoicePage kind="credit" />;
}

function InvoicePage({ kind }: { kind: InvoiceKind }) {
  return (
    <StaffPage title={kindTitles[kind].screen} ownHead>
      {(desk, again) => <InvoiceForm kind={kind} desk={desk} onIssued={again} />}
    </StaffPage>
  );
}
