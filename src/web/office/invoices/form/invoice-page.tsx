import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { InvoiceForm } from './invoice-form.tsx';

/** The tax invoice, the pro-forma and the credit note: one form, told apart by its kind. */
export const TaxInvoicePage = () => <InvoicePage kind="tax" />;
export const ProFormaPage = () => <InvoicePage kind="pro" />;
export const CreditNotePage = () => <InvoicePage kind="credit" />;

const InvoicePage = ({ kind }: { kind: InvoiceKind }) => (
  <StaffPage title={kindTitles[kind].screen} ownHead>
    {(desk, again) => <InvoiceForm kind={kind} desk={desk} onIssued={again} />}
  </StaffPage>
);
