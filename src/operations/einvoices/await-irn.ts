import { needsIrn } from '#domain/einvoices/needs-irn.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore, PortalRecord } from '../ports/einvoices.ts';
import type { ReturnStore } from '../ports/returns.ts';

type Ports = {
  companies: Pick<CompanyStore, 'current'>;
  returns: Pick<ReturnStore, 'those'>;
  einvoices: Pick<EinvoiceStore, 'find'>;
};

/**
 * The ids of those documents that need an IRN and have none, by what the returns say of them: staff may have added the buyer's
 * GSTIN. A lost number and an IRN that the portal cancelled count as none.
 */
export async function awaitIrn(ports: Ports, invoices: readonly IssuedInvoice[]): Promise<Set<string>> {
  const company = (await ports.companies.current())?.company;
  const from = company?.eInvoiceFrom;
  if (!company || from === undefined) return new Set();
  const dated = invoices.filter(({ date, cancelledAt }) => cancelledAt === null && date >= from);
  const documents = await ports.returns.those(dated.map(({ id }) => id));
  const needing = documents.filter((document) => needsIrn(document, company)).map(({ id }) => id);
  if (needing.length === 0) return new Set();
  const records = await ports.einvoices.find(needing);
  return new Set(needing.filter((id) => !hasIrn(records.get(id))));
}

/** Whether the portal gave it an IRN that stands. */
export function hasIrn(record: PortalRecord | undefined): boolean {
  return Boolean(record?.einvoice && !record.einvoice.cancelled);
}
