import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import { kindTitles } from '#domain/invoice/invoice-kinds.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { StaffPage } from './staff-page.tsx';

/** The tax invoice, the pro-forma and the credit note: one form, told apart by its kind. */
export const TaxInvoicePage = () => <InvoicePage kind="tax" />;
export const ProFormaPage = () => <InvoicePage kind="pro" />;
export const CreditNotePage = () => <InvoicePage kind="credit" />;

const InvoicePage = ({ kind }: { kind: InvoiceKind }) => (
  <StaffPage title={kindTitles[kind].screen} ownHead>
    {(desk, again) => <InvoiceForm kind={kind} desk={desk} onIssued={again} />}
  </StaffPage>
);
