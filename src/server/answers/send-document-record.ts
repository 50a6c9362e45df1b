import type { Context } from 'hono';
import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import { copiesOf } from '#domain/invoices/invoice-copies.ts';
import { issuedPlace } from '#domain/invoices/issued-place.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { failed } from '#domain/outcome.ts';
import { type Origin, readDocument } from '#operations/documents/read-document.ts';
import { readEinvoice } from '#operations/einvoices/read-einvoice.ts';
import { readEwayState } from '#operations/eway/read-eway-state.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';
import { einvoiceAnswerOf } from './einvoice-answer-of.ts';
import { invoiceRecordOf } from './invoice-record-of.ts';
import { linkedDocumentOf } from './linked-document-of.ts';
import { mailAnswerOf } from './mail-answer-of.ts';

const MOST_MAILS = 20;

/** Answers with a document as it is now. */
export async function sendDocumentRecord(context: Context<Env>, ports: ServerPorts, id: string): Promise<Response> {
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
  const { invoice, origin, descendants, proForma, leftToCredit, challan, rows, history } = found;
  const { kind, taxState, date, buyerName, issuedBy, specimen } = invoice;
  const answer: DocumentRecord = {
    ...invoiceRecordOf(invoice),
    ...{ kind, taxState, date, buyerName, issuedBy, specimen },
    place: issuedPlace(invoice, { ...invoice.draft, taxState, taxType: invoice.taxType })?.code ?? '',
    paper: (await ports.companies.version(invoice.companyVersion))?.company ?? null,
    origin: origin && originOnTheWire(origin),
    descendants: descendants.map((each) => ({ ...linkedDocumentOf(each), rows: each.rows })),
    shares,
    mails: mails.map(mailAnswerOf),
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
    challan: challan && {
      purpose: challan.purpose,
      purposeText: challan.purposeText,
      state: challan.state,
      lastDay: challan.lastDay || null,
      warning: challan.warning,
      days: challan.days,
      isOpen: challan.isOpen,
      closed: challan.closed,
      leftTaxable: challan.left.taxable,
      leftPayable: challan.left.payable,
      cameBack: challan.cameBack,
    },
    rows: rows.map((line) => ({
      row: line.row,
      product: line.product,
      description: line.description,
      unit: line.unit,
      rate: line.ratePaise,
      gst: line.gstBasisPoints,
      quantity: line.quantityMilli,
      invoiced: line.invoiced,
      cameBack: line.cameBack,
      left: line.left,
    })),
    copies: [...copiesOf(readValidDraft(invoice.draft))],
    history,
  };
  return context.json(answer);
}

export function originOnTheWire(origin: Origin): NextDraft['origin'] {
  if (origin.kind === 'enquiry') return origin;
  return { kind: 'document', document: { ...linkedDocumentOf(origin.document), state: origin.document.state } };
}
