import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Period } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { ReturnFiles } from '../ports/return-files.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  returnFiles: Pick<ReturnFiles, 'einvoices'>;
};

/** How many documents of a period need an IRN and have none, and how many of them the portal no longer accepts. */
export type AwaitedIrns = { missing: number; late: number };

/** Both are 0 where the firm makes no e-invoices. */
export async function countAwaited(
  ports: Ports,
  asked: { taxState: TaxState; period: Period; revision: number },
): Promise<AwaitedIrns> {
  const company = (await ports.companies.current())?.company;
  if (!company?.eInvoiceFrom) return { missing: 0, late: 0 };
  const at = { ...asked, company, today: indianDate(ports.system.now()) };
  const { counts } = await ports.returnFiles.einvoices(at, 'without', { skip: 0, take: 0 });
  return { missing: counts.without, late: counts.late };
}
