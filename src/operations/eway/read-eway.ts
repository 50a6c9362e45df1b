import { indianDate } from '#domain/calendar/indian-date.ts';
import { registrationIn } from '#domain/company/registered-states.ts';
import { deliveryPin, deliveryState, dispatchState, isShippedElsewhere } from '#domain/eway/consignment.ts';
import type { EwayBill } from '#domain/eway/eway-bill.ts';
import { type EwayDocument, ewayProblems } from '#domain/eway/eway-problems.ts';
import { ewayLimit, isEwayRequired } from '#domain/eway/eway-required.ts';
import { type ChallanOfRows, movedOnChallan } from '#domain/eway/moved-on-challan.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { failed, type Outcome, ok, type Problem } from '#domain/outcome.ts';
import { pinIn } from '#domain/tax/pin-in.ts';
import type { Place } from '#domain/tax/place-of-supply.ts';
import { unitCodesOf } from '#domain/tax/unit-code.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EwayStore, KeptTransport, LackingDocument } from '../ports/eway.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';

export type EwayPorts = {
  system: Pick<System, 'now'>;
  invoices: Pick<InvoiceStore, 'findById' | 'findMany'>;
  companies: Pick<CompanyStore, 'current'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  eway: EwayStore;
};

/** What is known of the movement of the goods of a tax invoice or a challan. */
export type MovedDocument = {
  invoice: IssuedInvoice;
  document: EwayDocument;
  kept: KeptTransport;
  bills: EwayBill[];
  from: Place;
  /** Null when the delivery address shows no state. */
  to: Place | null;
  fromPin: string;
  toPin: string;
  /** Whether the law wants a bill; null when the place of delivery is not known. */
  required: boolean | null;
  /** Above which it wants one, in paise; null: at no value. */
  limit: number | null;
  /** What the value alone does not say of the limit; '' for nothing. */
  limitNote: string;
  shippedElsewhere: boolean;
};

/** `problems`: why the portal would refuse the file. */
export type ReadEway = MovedDocument & { problems: Problem[] };

type Firm = Pick<EwayDocument, 'company' | 'unitCodes'>;

/** What is known about the movement of the goods of a tax invoice or a challan. */
export async function readEway(ports: EwayPorts, id: string): Promise<Outcome<ReadEway>> {
  const invoice = await ports.invoices.findById(id);
  if (!invoice) return failed('not-found', 'There is no such document.');
  if (invoice.kind !== 'tax' && invoice.kind !== 'challan')
    return failed('conflict', `${invoice.number} is no tax invoice and no challan: it needs no e-way bill here.`);
  const version = await ports.companies.current();
  if (!version) return failed('conflict', 'Enter the company record first: the file names the firm.');
  const [kept, bills, challan, { record }] = await Promise.all([
    ports.eway.transportOf(id),
    ports.eway.billsOf(id),
    ports.eway.challanOf(id),
    ports.catalogues.current(),
  ]);
  const firm = { company: version.company, unitCodes: unitCodesOf(record.units) };
  const today = indianDate(ports.system.now());
  const facts = factsOf(invoice, firm, { kept, challan }, today);
  return ok({ invoice, kept, bills, ...facts, problems: ewayProblems(facts.document, today) });
}

/** The same of many documents, which are read together; one that is gone meanwhile is left out. */
export async function readEwayOf(ports: EwayPorts, documents: readonly LackingDocument[]): Promise<MovedDocument[]> {
  const [version, { record }] = await Promise.all([ports.companies.current(), ports.catalogues.current()]);
  if (!version) return [];
  const firm = { company: version.company, unitCodes: unitCodesOf(record.units) };
  const today = indianDate(ports.system.now());
  const invoices = new Map(
    (await ports.invoices.findMany(documents.map(({ id }) => id))).map((invoice) => [invoice.id, invoice]),
  );
  return documents.flatMap(({ id, bills, ...movement }) => {
    const invoice = invoices.get(id);
    return invoice ? [{ invoice, kept: movement.kept, bills, ...factsOf(invoice, firm, movement, today) }] : [];
  });
}

type Movement = { kept: KeptTransport; challan: ChallanOfRows | null };

function factsOf(issued: IssuedInvoice, firm: Firm, { kept: { transport }, challan }: Movement, today: string) {
  const invoice = readValidDraft(issued.draft);
  const { challan: movedOn, consignment } = movedOnChallan(invoice, transport, challan);
  const document: EwayDocument = { invoice, consignment, movedOn, transport, ...firm };
  const [from, to] = [dispatchState(invoice), deliveryState(invoice, transport)];
  const { value, goods } = consignment;
  const route = { fromState: from.code, toState: to?.code ?? '', date: today, codes: goods.map(({ hsn }) => hsn) };
  const { above, note } = ewayLimit(route);
  const isKnown = to !== null || (movedOn !== null && goods.length === 0);
  return {
    document,
    from,
    to,
    fromPin: pinIn(registrationIn(firm.company, invoice.taxState).address.join('\n')) ?? '',
    toPin: deliveryPin(invoice, transport),
    required: isKnown ? isEwayRequired({ ...route, value, jobWork: invoice.purpose === 'job-work' }) : null,
    limit: above,
    limitNote: note,
    shippedElsewhere: isShippedElsewhere(invoice),
  };
}

/** What the audit lines of a document are about: `'tax/kerala/KL/26-27/0001'` */
export function subjectOfInvoice({ id, kind, taxState, number }: IssuedInvoice): { id: string; subject: string } {
  return { id, subject: `${kind}/${taxState}/${number}` };
}
