import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { type FormLists, type IsListed, listedIn } from '#domain/catalogue/form-lists.ts';
import { formListsOf } from '#domain/catalogue/form-lists-of.ts';
import type { Company } from '#domain/company/company.ts';
import { compulsoryFields } from '#domain/company/compulsory-fields.ts';
import { codeProblems } from '#domain/invoices/code-problems.ts';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import type { OfficialCode } from '#domain/tax/official-code.ts';
import { isTaxState } from '#domain/tax/states.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { Tariff } from '../ports/tariff.ts';

type Ports = {
  invoices: Pick<InvoiceStore, 'find' | 'findOrigin'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  tariff: Tariff;
};

/**
 * The problems of a draft with the lists of the catalogue. A value that has left the lists is taken from the document that the
 * draft is made from, or corrects; that document is only read when a value is missing.
 */
export async function listProblems(ports: Ports, draft: InvoiceDraft, company: Company | null): Promise<Problem[]> {
  const { lists, isListed } = listsOf((await ports.catalogues.current()).record);
  const compulsory = compulsoryFields(company);
  const known = await officialCodes(ports);
  const problems = [...draftProblems(draft, isListed, compulsory), ...codeProblems(draft, known, [])];
  if (problems.length === 0) return problems;
  const from = await documentsBehind(ports, draft);
  if (from.length === 0) return problems;
  const kept = draft.kind === 'credit' ? from.flatMap(({ lines }) => lines) : [];
  return [...draftProblems(draft, listedIn(lists, ...from), compulsory), ...codeProblems(draft, known, kept)];
}

/** Made once from the list, which does not change. */
const sets = new WeakMap<readonly OfficialCode[], ReadonlySet<string>>();

async function officialCodes({ tariff }: Ports): Promise<ReadonlySet<string>> {
  const codes = await tariff.codes();
  const known = sets.get(codes) ?? new Set(codes.map(({ code }) => code));
  sets.set(codes, known);
  return known;
}

/** Those of a record are made once: the store gives the same record until an owner saves another. */
const made = new WeakMap<CatalogueRecord, { lists: FormLists; isListed: IsListed }>();

function listsOf(record: CatalogueRecord) {
  const known = made.get(record);
  if (known) return known;
  const lists = formListsOf(record);
  const both = { lists, isListed: listedIn(lists) };
  made.set(record, both);
  return both;
}

async function documentsBehind({ invoices }: Ports, draft: InvoiceDraft): Promise<InvoiceDraft[]> {
  const { taxState } = draft;
  const [origin, original] = await Promise.all([
    draft.from === undefined ? null : invoices.findOrigin(draft.from),
    draft.kind === 'credit' && isTaxState(taxState)
      ? invoices.find('tax', taxState, draft.referenceNumber.trim())
      : null,
  ]);
  return [...(origin?.kind === 'document' ? [origin.draft] : []), ...(original ? [original.draft] : [])];
}
