import { indianDate } from '#domain/calendar/indian-date.ts';
import { changedOpenings } from '#domain/company/changed-openings.ts';
import type { Company, CompanyVersion } from '#domain/company/company.ts';
import { companyProblems } from '#domain/company/company-problems.ts';
import { numberedSeriesOf, numberIn } from '#domain/company/numbered-series.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { sampleDraft } from '#domain/company/sample-draft.ts';
import { invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { readDraft } from '#domain/invoices/read-draft.ts';
import { failed, type Outcome, ok, type Problem } from '#domain/outcome.ts';
import { taxStateIds } from '#domain/tax/states.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import { Overloaded } from '../ports/failures.ts';
import type { Paper } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';

type SaveCompanyPorts = {
  system: System;
  companies: CompanyStore;
  catalogues: Pick<CatalogueStore, 'current'>;
  /** Null when the pictures need no check: those of the demo. */
  paper: Paper | null;
};

type SaveCompany = {
  company: Company;
  demo: boolean;
  /** The version that the person edited: a newer one is not overwritten. Absent: no check. */
  onto?: number;
};

/** Saves the next version of the company record; documents that are issued keep theirs. */
export async function saveCompany(
  ports: SaveCompanyPorts,
  { company, demo, onto }: SaveCompany,
  actor: Actor,
): Promise<Outcome<CompanyVersion>> {
  const { record } = await ports.catalogues.current();
  const before = (await ports.companies.current())?.company ?? null;
  const problems = companyProblems(company, record.categories, before);
  if (problems.length === 0)
    problems.push(...(await openingProblems(ports, company, before)), ...(await pictureProblems(ports, company)));
  if (problems.length > 0) return failed('invalid', 'The company record is not complete.', { problems });
  const now = ports.system.now();
  const { companies } = ports;
  const saved = await (onto === undefined
    ? companies.save(company, demo, now, actor)
    : companies.saveOnto(onto, company, demo, now, actor));
  // A document began the series after the check above: the next check finds it.
  if (saved === 'series-begun')
    return saveCompany(ports, { company, demo, ...(onto === undefined ? {} : { onto }) }, actor);
  return saved ? ok(saved) : failed('conflict', 'The company record was saved by somebody else meanwhile.');
}

/** A series that has given a number continues by itself: another opening number would leave a gap or repeat a number. */
async function openingProblems(
  { companies }: SaveCompanyPorts,
  company: Company,
  before: Company | null,
): Promise<Problem[]> {
  const begun = await companies.begunSeries();
  return changedOpenings(before?.openingNumbers ?? {}, company.openingNumbers).flatMap((prefix) => {
    const [series, counter = 0] = [numberedSeriesOf(prefix), begun.get(prefix)];
    if (!series || counter === 0) return [];
    const message = `This series has documents already and goes on with ${numberIn(series, counter + 1)}.`;
    return [{ field: `openingNumbers.${prefix}`, message }];
  });
}

/** A picture that cannot be drawn would block every later document, so each is drawn once here, on a sample. */
async function pictureProblems({ system, paper }: SaveCompanyPorts, company: Company): Promise<Problem[]> {
  const fields = (['logo', 'signature'] as const).filter((field) => company[field] !== '');
  if (!paper || fields.length === 0) return [];
  const sample = sampleInvoice(system.now(), company);
  const plain = { ...company, logo: '', signature: '' };
  await paper.draw(sample, plain, 'original');
  const problems: Problem[] = [];
  for (const field of fields) {
    const drawn = await paper.draw(sample, { ...plain, [field]: company[field] }, 'original').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Overloaded) throw error;
        return false;
      },
    );
    if (!drawn)
      problems.push({ field, message: `The ${field} is not a picture that can be read: choose another file.` });
  }
  return problems;
}

function sampleInvoice(now: string, company: Company): IssuedInvoice {
  const draft = sampleDraft(registeredStates(company)[0] ?? taxStateIds[0], indianDate(now));
  const invoice = readDraft(draft);
  return {
    id: '',
    kind: invoice.kind,
    taxState: invoice.taxState,
    taxType: invoice.taxType,
    number: '',
    date: invoice.date,
    issuedAt: now,
    issuedBy: '',
    draft,
    data: '{}',
    totals: invoiceTotals(invoice).totals,
    buyerName: '',
    companyVersion: 0,
    specimen: true,
    original: null,
    place: null,
    pdf: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelledBecause: null,
  };
}
