import { addMonths } from '#domain/calendar/add-months.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { registrationIn } from '#domain/company/registered-states.ts';
import { einvoiceFiguresOf } from '#domain/einvoices/einvoice-figures.ts';
import { type Period, periodDays, periodOf } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { ReturnFiles } from '../ports/return-files.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  returns: Pick<ReturnStore, 'withoutIrn'>;
  returnFiles: Pick<ReturnFiles, 'einvoices'>;
};

/** How many documents of a period need an IRN and have none, and how many of them the portal no longer accepts. */
type AwaitedIrns = { missing: number; late: number };

/**
 * `others`: the other periods of the last two years that have some, filed or not, the oldest first. What is older can be amended no more
 * (CGST Act 37(3): until 30 November after its year), and would be read each time for nothing.
 */
export type AwaitedOfAll = AwaitedIrns & { others: ({ period: Period } & AwaitedIrns)[] };

/** Nothing is awaited where the firm makes no e-invoices. */
export async function countAwaited(
  ports: Ports,
  asked: { taxState: TaxState; period: Period; revision: number },
): Promise<AwaitedOfAll> {
  const company = (await ports.companies.current())?.company;
  const from = company?.eInvoiceFrom;
  if (!company || from === undefined) return { missing: 0, late: 0, others: [] };
  const { taxState, period } = asked;
  const today = indianDate(ports.system.now());
  const { counts } = await ports.returnFiles.einvoices({ ...asked, company, today }, 'without', { skip: 0, take: 0 });
  const { filing = 'monthly' } = registrationIn(company, taxState);
  const shown = periodDays(period);
  const others = new Map<Period, AwaitedIrns>();
  const years = addMonths(today, -24);
  for await (const document of ports.returns.withoutIrn(taxState, from > years ? from : years)) {
    const { date } = document;
    if (date >= shown.from && date <= shown.to) continue;
    // Whether it could be sent as it stands is not asked: `isBurnt` saves the look.
    const figures = einvoiceFiguresOf(document, { hasIrn: false, isBurnt: true }, company, today);
    if (!figures.includes('without')) continue;
    const of = periodOf(date, filing);
    const { missing, late } = others.get(of) ?? { missing: 0, late: 0 };
    others.set(of, { missing: missing + 1, late: late + Number(figures.includes('late')) });
  }
  return { missing: counts.without, late: counts.late, others: inOrder(others) };
}

/** A firm that changed from months to quarters has both: by their first days. */
function inOrder(others: Map<Period, AwaitedIrns>): AwaitedOfAll['others'] {
  return [...others]
    .map(([period, awaited]) => ({ period, ...awaited }))
    .sort((one, other) => periodDays(one.period).from.localeCompare(periodDays(other.period).from));
}
