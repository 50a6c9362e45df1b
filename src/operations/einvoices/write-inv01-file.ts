import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import type { Inv01 } from '#domain/einvoices/inv01.ts';
import { inv01Sums } from '#domain/einvoices/inv01-sums.ts';
import { needsIrn } from '#domain/einvoices/needs-irn.ts';
import { writeInv01 } from '#domain/einvoices/write-inv01.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { failed, type Outcome, ok, type Problem } from '#domain/outcome.ts';
import { type UnitCodes, unitCodesOf } from '#domain/tax/unit-code.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CheckInv01, EinvoiceStore, PortalRecord } from '../ports/einvoices.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';
import { einvoiceRow } from './list-einvoices.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  invoices: Pick<InvoiceStore, 'findById'>;
  returns: Pick<ReturnStore, 'document'>;
  einvoices: Pick<EinvoiceStore, 'find'>;
  checkInv01: CheckInv01;
};

/**
 * The INV-01 of documents for the portal, each checked against the portal's schema and its sums. With one that the portal
 * would refuse there is no file: the refusal names each of them and what to do.
 */
export async function writeInv01File(ports: Ports, documents: string[]): Promise<Outcome<Inv01[]>> {
  const company = (await ports.companies.current())?.company;
  if (!company?.eInvoiceFrom)
    return failed('conflict', 'The company record does not say from which day the firm makes e-invoices.');
  const records = await ports.einvoices.find(documents);
  const firm = { company, unitCodes: unitCodesOf((await ports.catalogues.current()).record.units) };
  const file: Inv01[] = [];
  const problems: Problem[] = [];
  for (const id of new Set(documents)) {
    const written = await writeOne(ports, id, firm, records.get(id) ?? null);
    if (written.ok) file.push(written.value);
    else problems.push({ field: id, message: written.message });
  }
  return problems.length > 0 ? failed('invalid', problems[0]?.message ?? '', { problems }) : ok(file);
}

async function writeOne(
  { system, invoices, returns, checkInv01 }: Ports,
  id: string,
  { company, unitCodes }: { company: Company; unitCodes: UnitCodes },
  record: PortalRecord | null,
): Promise<Outcome<Inv01>> {
  const [document, issued] = await Promise.all([returns.document(id), invoices.findById(id)]);
  if (!document || !issued) return failed('not-found', 'There is no such tax invoice or credit note.');
  const { number } = document;
  const refuse = (message: string) => failed('invalid', `${number}: ${message}`);
  if (document.cancelled) return refuse('It is cancelled.');
  if (!needsIrn(document, company)) return refuse('No e-invoice is made of it.');
  if (record?.einvoice?.cancelled) return refuse('Its IRN was cancelled: cancel it here, and issue a new one.');
  if (record?.einvoice) return refuse('It has its IRN already.');
  if (record?.burnt) return refuse(`${record.burnt.message} The portal never takes this number again.`);
  const { problems } = einvoiceRow(document, null, company, indianDate(system.now()));
  if (problems[0]) return refuse(problems[0].message);
  const inv01 = writeInv01({ ...document, invoice: { ...readValidDraft(issued.draft), number } }, company, unitCodes);
  const faults = [...checkInv01(inv01), ...inv01Sums(inv01)];
  return faults[0] === undefined ? ok(inv01) : refuse(`The portal would refuse ${faults[0]}.`);
}
