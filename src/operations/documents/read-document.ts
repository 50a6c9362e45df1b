import { daysBetween, indianDate } from '#domain/calendar/indian-date.ts';
import type { ChallanPurpose } from '#domain/challans/challan-purposes.ts';
import { purposeText } from '#domain/challans/challan-purposes.ts';
import { type ChallanState, challanStanding, challanWarning } from '#domain/challans/challan-standing.ts';
import { historyWords } from '#domain/documents/history-words.ts';
import type { InvoicedRow } from '#domain/documents/origin-facts.ts';
import { proFormaStanding } from '#domain/documents/pro-forma-standing.ts';
import { type ProFormaState, proFormaState } from '#domain/documents/pro-forma-state.ts';
import { type RowLeft, rowsLeft, totalsLeft } from '#domain/documents/rows-left.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { CallbackStore } from '../ports/callbacks.ts';
import type { CameBack, ChallanStore } from '../ports/challans.ts';
import type { Decline, Descendant, DocumentLine, DocumentStore, LinkedDocument } from '../ports/documents.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';
import { readLeftToCredit } from './left-to-credit.ts';

export type ReadPorts = {
  system: Pick<System, 'now'>;
  invoices: Pick<InvoiceStore, 'findById' | 'findCredited'>;
  documents: DocumentStore;
  challans: Pick<ChallanStore, 'cameBackOf'>;
  callbacks: Pick<CallbackStore, 'find'>;
};

export type Origin =
  | { kind: 'enquiry'; id: string; name: string; receivedAt: string; pictures: number }
  | { kind: 'document'; document: LinkedDocument & { state: ProFormaState | null } };

type ReadDocument = {
  invoice: IssuedInvoice;
  origin: Origin | null;
  descendants: Descendant[];
  /** Null for other kinds. */
  proForma: {
    state: ProFormaState;
    validUntil: string | null;
    declined: Decline | null;
    left: InvoiceTotals;
  } | null;
  /** Null for other kinds. */
  challan: {
    purpose: ChallanPurpose;
    purposeText: string;
    state: ChallanState;
    isOpen: boolean;
    lastDay: string;
    days: number | null;
    warning: 'soon' | 'over' | null;
    closed: Decline | null;
    left: InvoiceTotals;
    cameBack: CameBack[];
  } | null;
  /** Only of a valid tax invoice: the taxable value, in paise, that credit notes have left. */
  leftToCredit: number | null;
  rows: RowLeft<Invoice['lines'][number]>[];
  history: { line: number | null; at: string; who: string; words: string }[];
};

/** A document with what it was made from, what came of it, and its history; null when none has this id. */
export async function readDocument(ports: ReadPorts, id: string): Promise<ReadDocument | null> {
  const invoice = await ports.invoices.findById(id);
  if (!invoice) return null;
  const [origin, descendants, invoiced, declined, history, cameBack] = await Promise.all([
    readOriginOf(ports, id),
    ports.documents.descendantsOf([id]),
    ports.documents.invoicedOf(id),
    ports.documents.declineOf(id),
    ports.documents.history(id),
    invoice.kind === 'challan' ? ports.challans.cameBackOf(id) : [],
  ]);
  const rows = rowsLeft(linesAsInvoiced(invoice), invoiced, backRows(cameBack));
  const today = indianDate(ports.system.now());
  const { validUntil = '' } = invoice.draft;
  const leftToCredit = await readLeftToCredit(ports, invoice);
  return {
    invoice,
    origin,
    descendants,
    proForma:
      invoice.kind === 'pro'
        ? {
            state: proFormaState({ isDeclined: declined !== null, validUntil, today, rows }),
            validUntil: validUntil || null,
            declined,
            left: totalsLeft(invoice.draft, invoiced),
          }
        : null,
    challan: invoice.kind === 'challan' ? challanOf(invoice, { invoiced, cameBack, closed: declined }, today) : null,
    leftToCredit,
    rows,
    history: history.map((line) => wordLine(line, subjectOf(invoice))),
  };
}

/** A challan that shows no tax is invoiced at the rates of its rows all the same. */
function linesAsInvoiced({ kind, draft }: IssuedInvoice): Invoice['lines'] {
  return readValidDraft(kind === 'challan' ? { ...draft, kind: 'tax' } : draft).lines;
}

function backRows(entries: CameBack[]): InvoicedRow[] {
  return entries.filter(({ undone }) => undone === null).flatMap(({ rows }) => rows);
}

function challanOf(
  { draft, cancelledAt }: IssuedInvoice,
  { invoiced, cameBack, closed }: { invoiced: InvoicedRow[]; cameBack: CameBack[]; closed: Decline | null },
  today: string,
): ReadDocument['challan'] {
  const back = backRows(cameBack);
  const standing = challanStanding({ draft, invoiced, cameBack: back, isClosed: closed !== null });
  const isOpen = cancelledAt === null && (standing.state === 'open' || standing.state === 'open in part');
  const { lastDay, warnFrom, state } = standing;
  return {
    purpose: draft.purpose as ChallanPurpose,
    purposeText: purposeText(draft),
    ...{ state, isOpen, lastDay, closed, cameBack },
    days: isOpen && lastDay !== '' ? daysBetween(today, lastDay) : null,
    warning: isOpen ? challanWarning(lastDay, warnFrom, today) : null,
    left: totalsLeft(draft, invoiced, back),
  };
}

/** The origin of a document, for its page. Null when the enquiry was deleted, as those that a program sent are. */
async function readOriginOf(ports: ReadPorts, id: string): Promise<Origin | null> {
  const origin = await ports.documents.originOf(id);
  return origin && describeOrigin(ports, origin);
}

/** What can be shown of a document or an enquiry that another document is made from. */
export async function describeOrigin(
  ports: ReadPorts,
  { kind, id }: { kind: 'enquiry' | 'document'; id: string },
): Promise<Origin | null> {
  if (kind === 'enquiry') {
    const enquiry = await ports.callbacks.find(id);
    if (!enquiry) return null;
    return { kind, id, name: enquiry.name, receivedAt: enquiry.receivedAt, pictures: enquiry.pictures.length };
  }
  const invoice = await ports.invoices.findById(id);
  if (!invoice) return null;
  return { kind, document: { ...linked(invoice), state: await stateOf(ports, invoice) } };
}

async function stateOf(ports: ReadPorts, { id, kind, draft }: IssuedInvoice): Promise<ProFormaState | null> {
  if (kind !== 'pro') return null;
  const [invoiced, declined] = await Promise.all([ports.documents.invoicedOf(id), ports.documents.declineOf(id)]);
  const today = indianDate(ports.system.now());
  return proFormaStanding({ draft, invoiced, isDeclined: declined !== null }, today).state;
}

function linked({ id, kind, number, date, totals, cancelledAt }: IssuedInvoice): LinkedDocument {
  return { id, kind, number, date, payable: totals.payable, cancelled: cancelledAt !== null };
}

function subjectOf({ kind, taxState, number }: IssuedInvoice): string {
  return `${kind}/${taxState}/${number}`;
}

function wordLine({ seq, at, who, ...line }: DocumentLine, subject: string) {
  return { line: seq, at, who, words: historyWords(line, subject) };
}
