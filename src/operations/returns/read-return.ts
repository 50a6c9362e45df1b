import { addDays } from '#domain/calendar/indian-date.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { documentStanding } from '#domain/returns/document-standing.ts';
import { type FiledDifference, filedDifferences } from '#domain/returns/filed-differences.ts';
import type { Filing } from '#domain/returns/filing.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import type { OverCredited } from '#domain/returns/over-credited.ts';
import { isQuarter, monthOf, type Period, periodDays, periodOf, quarterOf } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { isGstin } from '#domain/tax/gstin.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { DocumentCustomers } from '../ports/document-customers.ts';
import type { ReturnAt, ReturnFiles } from '../ports/return-files.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';
import { askGstr1 } from './ask-gstr1.ts';
import { type AwaitedOfAll, countAwaited } from './count-awaited.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current' | 'lastIn'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  returns: ReturnStore;
  returnFiles: Pick<ReturnFiles, 'calculate' | 'einvoices'>;
  documentCustomers: Pick<DocumentCustomers, 'find'>;
  customers: Pick<CustomerStore, 'find'>;
};

/** A return with all that its screen shows. */
export type ReadReturn = ReturnAt & {
  gstr1: Gstr1;
  carried: number;
  hasBegun: boolean;
  /** The period before it, when that is not filed here and has, or follows, documents of the registration. */
  earlier: Period | null;
  irns: AwaitedOfAll;
  filing: Filing | null;
  /** Only for a period that was opened again after it got an ARN. */
  differences: FiledDifference[];
  /** Of the whole registration: an earlier release issued notes without a limit. */
  overCredited: OverCredited[];
  /** The GSTIN of the customer of a document whose own is wrong, by the document's id. */
  gstins: Map<string, string>;
};

/** The return of a registration and a period, as of now. */
export async function readReturn(ports: Ports, state: string, period: Period): Promise<Outcome<ReadReturn>> {
  const asked = await askGstr1(ports, state, period);
  if (!asked.ok) return asked;
  const { question, revision } = asked.value;
  const gstr1 = await ports.returnFiles.calculate(asked.value);
  return ok({
    question,
    revision,
    gstr1,
    carried: await ports.returns.carried(question.taxState, period, revision),
    hasBegun: await ports.returns.hasBegun(question.taxState, period),
    earlier: await openBefore(ports, question),
    irns: await countAwaited(ports, { taxState: question.taxState, period, revision }),
    filing: await ports.returns.filing(question.taxState, period),
    differences: await differencesOf(ports, asked.value),
    overCredited: await ports.returns.overCredited(question.taxState),
    gstins: await customersGstins(ports, gstr1),
  });
}

export const noSuchReturn = failed('not-found', 'There is no such return.');

/** The portal takes no return while an earlier one is open (CGST Act, section 37(4)). An IFF closes nothing. */
async function openBefore(
  { returns }: Ports,
  { taxState, period, form }: ReturnAt['question'],
): Promise<Period | null> {
  const byQuarter = form === 'iff' || isQuarter(period);
  const { from } = periodDays(byQuarter ? quarterOf(periodDays(period).from) : period);
  const dayBefore = addDays(from, -1);
  const last = monthOf(dayBefore);
  if (!(await returns.hasBegun(taxState, last))) return null;
  const filings = await returns.filingsTouching(taxState, last);
  const isFiled = filings.some((filing) => filing.form === 'gstr1' && filing.reopened === null);
  return isFiled ? null : periodOf(dayBefore, byQuarter ? 'quarterly' : 'monthly');
}

async function differencesOf({ returns }: Ports, { question, revision }: ReturnAt): Promise<FiledDifference[]> {
  const { taxState, period, filed } = question;
  if (filed) return [];
  const filings = await returns.filingsTouching(taxState, period);
  const sent = filings.find((filing) => filing.period === period && filing.arn !== '');
  if (!sent) return [];
  const now: { document: ReturnDocument; isReported: boolean }[] = [];
  for await (const document of returns.documents(taxState, period, revision))
    now.push({ document, isReported: documentStanding(document, question).standing === 'reported' });
  const filedThen = await returns.filedDocuments(sent.id);
  // A month of a quarter has no table 13.
  const challans = sent.form === 'gstr1' ? await returns.challansSince(sent.id) : null;
  return filedDifferences(filedThen, now, challans).slice(0, MOST);
}

/** The most differences, and the most documents whose customer is looked up. */
const MOST = 200;

async function customersGstins(ports: Ports, { leftOut }: Gstr1): Promise<Map<string, string>> {
  const wrong = leftOut.filter(({ problems }) => problems.some(({ remedy }) => remedy === 'gstin')).slice(0, MOST);
  const gstins = new Map<string, string>();
  for (const { id } of wrong) {
    const link = await ports.documentCustomers.find(id);
    const customer = link?.customer ? await ports.customers.find(link.customer.id) : null;
    if (customer && isGstin(customer.gstin)) gstins.set(id, customer.gstin);
  }
  return gstins;
}
