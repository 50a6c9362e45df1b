import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { ListsOfDesk } from './form-lists-of-desk.ts';
import { InvoiceForm } from './invoice-form.tsx';

/** The form for tax invoices, pro-forma invoices and credit notes. */
export function InvoiceFormPage({ title, kind }: { title: string; kind: InvoiceKind }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk, reload) => (
        <ListsOfDesk value={desk.lists}>
          <InvoiceForm kind={kind} desk={desk} onIssued={reload} />
        </ListsOfDesk>
      )}
    </StaffPage>
  );
}
