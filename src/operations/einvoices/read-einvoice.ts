import { indianDate } from '#domain/calendar/indian-date.ts';
import { needsIrn } from '#domain/einvoices/needs-irn.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore } from '../ports/einvoices.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';
import { type EinvoiceRow, einvoiceRow } from './list-einvoices.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  returns: Pick<ReturnStore, 'document'>;
  einvoices: Pick<EinvoiceStore, 'find'>;
};

/** What the portal said about a document, or would miss; null when no e-invoice is made of it. */
export async function readEinvoice(ports: Ports, id: string): Promise<EinvoiceRow | null> {
  const [document, records, company] = await Promise.all([
    ports.returns.document(id),
    ports.einvoices.find([id]),
    ports.companies.current(),
  ]);
  const record = records.get(id) ?? null;
  if (!document || !company) return null;
  if (!record && (document.cancelled || !needsIrn(document, company.company))) return null;
  return einvoiceRow(document, record, company.company, indianDate(ports.system.now()));
}
