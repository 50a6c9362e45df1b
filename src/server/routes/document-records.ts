import type { Context } from 'hono';
import {
  type DocumentRecord,
  declineCall,
  documentCustomerCall,
  documentRecordCall,
  type NextDraft,
  nextDraftCall,
  type OpenProFormas,
  openProFormasCall,
  takeBackDeclineCall,
} from '#contract/documents.ts';
import { inputFromDraft, wireField } from '#contract/invoice-wire.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { copiesOf } from '#domain/invoices/invoice-copies.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { failed } from '#domain/outcome.ts';
import { linkDocument } from '#operations/customers/link-document.ts';
import { beginNextDraft } from '#operations/documents/begin-next-draft.ts';
import { declineDocument, takeBackDecline } from '#operations/documents/decline-document.ts';
import { type Origin, readDocument } from '#operations/documents/read-document.ts';
import { readEinvoice } from '#operations/einvoices/read-einvoice.ts';
import { readEwayState } from '#operations/eway/read-eway-state.ts';
import { einvoiceAnswerOf } from '../einvoice-answer-of.ts';
import { invoiceRecordOf } from '../invoice-record-of.ts';
import { linkedDocumentOf } from '../linked-document-of.ts';
import { mailOnTheWire } from '../mail-on-the-wire.ts';
import { refuse } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function documentRecordRoutes(ports: ServerPorts): Route[] {
  return [
    route(documentRecordCall, ({ context, params }) => sendRecord(context, ports, params.id)),

    route(declineCall, async ({ context, params, body, actor }) => {
      const outcome = await declineDocument(ports, params.id, body.reason, actor);
      return outcome.ok ? sendRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(takeBackDeclineCall, async ({ context, params, actor }) => {
      const outcome = await takeBackDecline(ports, params.id, actor);
      return outcome.ok ? sendRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(documentCustomerCall, async ({ context, params, body, actor }) => {
      const outcome = await linkDocument(ports, { ...body, document: params.id }, actor);
      return outcome.ok ? sendRecord(context, ports, params.id) : refuse(context, outcome);
    }),

    route(nextDraftCall, async ({ context, params, query }) => {
      const outcome = await beginNextDraft(ports, params.id, query.kind);
      if (!outcome.ok) return refuse(context, outcome);
      const { draft, origin, remarks } = outcome.value;
      const input = Object.entries(inputFromDraft(draft)).map(([key, value]) => [key, String(value ?? '')]);
      const answer: NextDraft = {
        input: Object.fromEntries(input),
        origin: originOnTheWire(origin),
        remarks: remarks.map((remark) => ({ ...remark, field: wireField(remark.field) })),
      };
      return context.json(answer);
    }),

    route(openProFormasCall, async ({ context }) => {
      const { count, value, next } = await ports.documents.openOn(indianDate(ports.system.now()));
      const answer: OpenProFormas = {
        count,
        value,
        next: next && { id: next.id, refnum: next.number, validUntil: next.validUntil },
      };
      return context.json(answer);
    }),
  ];
}

const MOST_MAILS = 20;

async function sendRecord(context: Context<Env>, ports: ServerPorts, id: string): Promise<Response> {
  const [found, link, money, shares, mails, einvoice, eway] = await Promise.all([
    readDocument(ports, id),
    ports.documentCustomers.find(id),
    ports.receivables.moneyOf(id),
    ports.shares.liveOf(id, ports.system.now()),
    ports.mails.about(id, MOST_MAILS),
    readEinvoice(ports, id),
    readEwayState(ports, id),
  ]);
  if (!found) return refuse(context, failed('not-found', 'There is no such document.'));
  const { invoice, origin, descendants, proForma, leftToCredit, rows, history } = found;
  const { kind, taxState, date, buyerName, issuedBy, specimen } = invoice;
  const answer: DocumentRecord = {
    ...invoiceRecordOf(invoice),
    ...{ kind, taxState, date, buyerName, issuedBy, specimen },
    paper: (await ports.companies.version(invoice.companyVersion))?.company ?? null,
    origin: origin && originOnTheWire(origin),
    descendants: descendants.map((each) => ({ ...linkedDocumentOf(each), rows: each.rows })),
    shares,
    mails: mails.map(mailOnTheWire),
    customer: link?.customer ?? null,
    customerVersion: link?.version ?? 1,
    einvoice: einvoice && einvoiceAnswerOf(einvoice),
    eway,
    money: money && { due: money.item.due, open: money.item.open, allocations: money.allocations },
    proForma: proForma && {
      state: proForma.state,
      validUntil: proForma.validUntil,
      declined: proForma.declined,
      leftTaxable: proForma.left.taxable,
      leftPayable: proForma.left.payable,
    },
    leftToCredit,
    rows: rows.map((line) => ({
      row: line.row,
      product: line.product,
      description: line.description,
      unit: line.unit,
      rate: line.ratePaise,
      gst: line.gstBasisPoints,
      quantity: line.quantityMilli,
      invoiced: line.invoiced,
      left: line.left,
    })),
    copies: [...copiesOf(readValidDraft(invoice.draft))],
    history,
  };
  return context.json(answer);
}

function originOnTheWire(origin: Origin): NextDraft['origin'] {
  if (origin.kind === 'enquiry') return origin;
  return { kind: 'document', document: { ...linkedDocumentOf(origin.document), state: origin.document.state } };
}
