import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';
import { fillInCompany, firmProblem } from '#domain/company/firm-problem.ts';
import { ownGstinProblem } from '#domain/company/own-gstin-problem.ts';
import type { OriginFacts } from '#domain/documents/origin-facts.ts';
import { originRefusal } from '#domain/documents/origin-refusal.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { noteProblems } from '#domain/invoices/credit/note-problems.ts';
import { numberLabel } from '#domain/invoices/draft-fields.ts';
import type { Invoice, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { hasAutomaticShape, seriesOf, seriesPrefix } from '#domain/invoices/invoice-number.ts';
import { type InvoiceTotals, invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { isTwin } from '#domain/invoices/is-twin.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { otherSupplyProblem } from '#domain/invoices/other-supply-problem.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { sezUnitProblem } from '#domain/invoices/wants-supply-of-sez.ts';
import { withoutUntypedDates } from '#domain/invoices/without-untyped-dates.ts';
import { failed, type Outcome, ok, type Problem, type Refusal } from '#domain/outcome.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import { periodName } from '#domain/returns/period.ts';
import { refusedLater } from '#domain/returns/refused-later.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { InvoiceStore, IssueAnswer, NewOrigin } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';
import type { Tariff } from '../ports/tariff.ts';
import { otherStateOf } from './find-named-invoice.ts';
import { listProblems } from './list-problems.ts';
import { areSameRecords, likelyRecords, newestRecords, portsWith } from './records-of-issue.ts';

type IssueRequest = {
  draft: InvoiceDraft;
  /** The JSON text of the draft on the wire, with the number in it, and the due date where one is known. */
  dataFor(number: string, dueDate?: string): string;
  /** The customer that staff chose; null to find him by the buyer address. */
  customer: string | null;
  actor: Actor;
  idempotency: { key: string; bodyHash: string } | null;
  /** Refuse when an equal document of its day exists: the caller asks a person, and sends it again without this. */
  askAboutTwin?: boolean;
};

type Ports = {
  system: System;
  invoices: InvoiceStore;
  companies: CompanyStore;
  catalogues: Pick<CatalogueStore, 'current' | 'lastRead'>;
  tariff: Tariff;
};

/** Issues a document, or returns everything that is wrong with it. The same key and body return the same document, unless it is cancelled. */
export async function issueInvoice(ports: Ports, request: IssueRequest): Promise<Outcome<IssuedInvoice>> {
  let records = await likelyRecords(ports);
  for (;;) {
    const outcome = await issueOrNull(portsWith(ports, records), request);
    if (outcome?.ok) return outcome;
    const newest = await newestRecords(ports);
    if (outcome && areSameRecords(records, newest)) return outcome;
    // Each repetition needs another save of a record, so this ends.
    records = newest;
  }
}

/** The same, or null when a record was saved meanwhile. */
async function issueOrNull(ports: Ports, request: IssueRequest): Promise<Outcome<IssuedInvoice> | null> {
  const company = await ports.companies.current();
  const problems = await listProblems(ports, request.draft, company?.company ?? null);
  if (problems.length > 0)
    return unlessKnown(ports, request, failed('invalid', problems[0]?.message ?? '', { problems }));

  const invoice = readValidDraft(request.draft);
  const { totals } = invoiceTotals(invoice);
  const refusal = await automaticNumberProblem(ports, invoice);
  if (refusal) return unlessKnown(ports, request, refusal);

  const missing = firmProblem(company?.company ?? null, invoice.taxState);
  if (!company || missing) return unlessKnown(ports, request, firmRefusal(missing ?? fillInCompany, company !== null));

  const own = ownGstinProblem(company.company, request.draft);
  if (own) return unlessKnown(ports, request, failed('invalid', own.message, { problems: [own] }));

  const original =
    invoice.kind === 'credit' ? await ports.invoices.find('tax', invoice.taxState, invoice.referenceNumber) : null;
  const { problems: later } = refusedLater(
    request.draft,
    company.company,
    indianDate(ports.system.now()),
    original && { ...original, payable: original.totals.payable },
    company.demo,
    totals,
  );
  if (later[0]) return unlessKnown(ports, request, failed('invalid', later[0].message, { problems: later }));

  const from = request.draft.from === undefined ? null : await ports.invoices.findOrigin(request.draft.from);
  const unfit = request.draft.from === undefined ? null : originRefusal(request.draft, from);
  if (unfit) return unlessKnown(ports, request, unfit);

  const foreign = invoice.kind === 'credit' && !original ? await foreignProblems(ports, request.draft, invoice) : [];
  if (foreign[0])
    return unlessKnown(ports, request, failed('conflict', `${foreign[0].message}.`, { problems: foreign }));
  const other = original && otherSupplyProblem(request.draft, original.draft, original.number);
  if (other) return unlessKnown(ports, request, failed('invalid', `${other.message}.`, { problems: [other] }));

  const twin = request.askAboutTwin ? await twinRefusal(ports, request.draft, invoice, totals) : null;
  if (twin) return unlessKnown(ports, request, twin);
  const series = seriesOf(invoice.kind, invoice.taxState, invoice.date);
  const answer = await ports.invoices.issue({
    id: ports.system.uuid(),
    kind: invoice.kind,
    taxState: invoice.taxState,
    taxType: invoice.taxType,
    date: invoice.date,
    issuedAt: ports.system.now(),
    actor: request.actor,
    draft: withoutUntypedDates(request.draft),
    totals,
    buyerName: buyerName(invoice.buyerAddress),
    companyVersion: company.version,
    checkedWith: { company: company.version, catalogue: (await ports.catalogues.current()).version },
    specimen: company.demo,
    customer: request.customer,
    ownBranch: isOwnBranch(company.company, invoice.buyerAddress),
    original,
    origin: from && originOf(invoice, from),
    typedNumber: invoice.number === '' ? null : invoice.number,
    series,
    openingNumber: company.company.openingNumbers[seriesPrefix(series)] ?? 1,
    dataFor: request.dataFor,
    idempotency: request.idempotency,
  });
  return answer.kind === 'records-changed' ? null : outcomeOf(answer);
}

/**
 * A key that was used before takes precedence over a refusal. A valid document is not looked up by key here: nearly every
 * one is new, and the store itself finds a used key and returns its document.
 */
async function unlessKnown(
  { invoices }: Ports,
  { idempotency }: IssueRequest,
  refusal: Refusal,
): Promise<Outcome<IssuedInvoice>> {
  const known = idempotency && (await invoices.findByKey(idempotency));
  return known ? outcomeOf(known) : refusal;
}

/** The newest document that bills the same to the same buyer on the same day. */
async function twinRefusal(
  { invoices }: Ports,
  draft: InvoiceDraft,
  { kind, taxState, date }: Invoice,
  { payable }: InvoiceTotals,
): Promise<Refusal | null> {
  const others = await invoices.sameDay({ kind, taxState, date, payable });
  const twin = others.find((other) => isTwin(other.draft, draft));
  if (!twin) return null;
  const when = `${formatDate(indianDate(twin.issuedAt))} ${indianTime(twin.issuedAt)}`;
  return failed(
    'conflict',
    `${twin.number} has the same buyer, rows and amount. ${twin.issuedBy} issued it on ${when}.`,
    { document: twin.id, problems: [{ field: 'twin', message: twin.number }] },
  );
}

/** The invoice that the note names is of the other registration. */
async function foreignProblems(ports: Ports, draft: InvoiceDraft, { taxState }: Invoice): Promise<Problem[]> {
  return noteProblems(draft, {
    original: null,
    beforeShop: null,
    issuedIn: await otherStateOf(ports, draft, taxState),
  });
}

function originOf({ kind }: Invoice, from: OriginFacts): NewOrigin | null {
  if (from.kind === 'enquiry') return from;
  const { id, documentKind, taxState, number } = from;
  return kind === 'credit' ? null : { kind: 'document', id, subject: `${documentKind}/${taxState}/${number}` };
}

function firmRefusal(message: string, isFilledIn: boolean): Refusal {
  return isFilledIn
    ? failed('invalid', message, { problems: [{ field: 'taxState', message }] })
    : failed('conflict', `${message}. Only an owner can.`);
}

/** A typed number in the form of a series would collide with the series one day. */
async function automaticNumberProblem({ invoices }: Ports, invoice: Invoice): Promise<Refusal | null> {
  if (!hasAutomaticShape(invoice.number)) return null;
  const existing = await invoices.find(invoice.kind, invoice.taxState, invoice.number);
  if (existing) return numberTaken(existing);
  const label = numberLabel(invoice.kind);
  const message = `${label} ${invoice.number} has the form of an automatic number: leave it blank for the next one.`;
  return failed('invalid', message, { problems: [{ field: 'number', message: `${label}: leave it blank` }] });
}

function outcomeOf(answer: Exclude<IssueAnswer, { kind: 'records-changed' }>): Outcome<IssuedInvoice> {
  switch (answer.kind) {
    case 'issued':
      return ok(answer.invoice);
    case 'replayed':
      return answer.invoice.cancelledAt ? cancelledSince(answer.invoice) : ok(answer.invoice);
    case 'key-spent':
      return failed('conflict', `Already issued as ${answer.invoice.number}: open it, or issue another.`, {
        document: answer.invoice.id,
      });
    case 'number-taken':
      return numberTaken(answer.invoice);
    case 'original-cancelled':
      return failed('conflict', `${answer.number} is cancelled: no credit note can be issued against it.`, {
        problems: [{ field: 'referenceNumber', message: `${answer.number} is cancelled` }],
      });
    case 'origin-refused':
      return answer.refusal;
    case 'period-filed': {
      const message = `The return of ${periodName(answer.period)} is filed: no document can have a date in it. Choose a later date.`;
      return failed('conflict', message, {
        problems: [{ field: 'date', message: `${periodName(answer.period)} is filed` }],
      });
    }
    case 'customer-unknown':
      return failed('invalid', 'This customer is not in the book. Choose another, or none.', {
        problems: [{ field: 'customer', message: 'Customer is not in the book' }],
      });
    case 'sez-unit':
      return failed('invalid', `${sezUnitProblem.message}.`, { problems: [sezUnitProblem] });
    case 'series-full':
      return failed(
        'conflict',
        `The next number ${answer.number} would be longer than the 16 characters that rule 46 allows. Type a number of another series.`,
      );
  }
}

/** The repeated call must not show a cancelled document as valid. */
function cancelledSince({ id, number }: IssuedInvoice): Refusal {
  return failed('conflict', `Already issued as ${number}, and cancelled since: open it, or issue another.`, {
    document: id,
  });
}

function numberTaken(existing: IssuedInvoice): Refusal {
  const cancelled = existing.cancelledAt ? ' and was cancelled; a number is never used again' : '';
  const label = numberLabel(existing.kind);
  const message = `${label} ${existing.number} is issued already${cancelled}. Leave it blank for the next one, or type another.`;
  return failed('conflict', message, {
    problems: [{ field: 'number', message: `${label} is issued already` }],
    document: existing.id,
  });
}
