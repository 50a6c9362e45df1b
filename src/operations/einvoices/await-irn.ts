import { needsIrn } from '#domain/einvoices/needs-irn.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore } from '../ports/einvoices.ts';

type Ports = { companies: Pick<CompanyStore, 'current'>; einvoices: Pick<EinvoiceStore, 'find'> };

/** The ids of those documents that need an IRN, by the GSTIN on them, and have none. A lost number counts as none. */
export async function awaitIrn(ports: Ports, invoices: readonly IssuedInvoice[]): Promise<Set<string>> {
  const company = (await ports.companies.current())?.company;
  const needing = invoices.filter(
    ({ kind, date, cancelledAt, draft }) =>
      company && cancelledAt === null && needsIrn({ ...{ kind, date }, ...billedIn(draft) }, company),
  );
  if (needing.length === 0) return new Set();
  const records = await ports.einvoices.find(needing.map(({ id }) => id));
  return new Set(needing.map(({ id }) => id).filter((id) => !records.get(id)?.einvoice));
}

function billedIn({ buyerAddress, withoutGst, supplyType }: InvoiceDraft) {
  return { gstin: gstinIn(buyerAddress) ?? '', withoutGst: withoutGst !== undefined, supplyType };
}
