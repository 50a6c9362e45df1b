import type { Company } from '#domain/company/company.ts';
import { gstinOf } from '#domain/company/registered-states.ts';
import { irnSource } from '#domain/einvoices/irn-source.ts';
import { type AnswerVerdict, type AskedDocument, judgeAnswer } from '#domain/einvoices/judge-answer.ts';
import type { PortalAnswer } from '#domain/einvoices/portal-answer.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore, TakeAnswer, TakenAnswer } from '../ports/einvoices.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256' | 'pause'>;
  companies: Pick<CompanyStore, 'current'>;
  invoices: Pick<InvoiceStore, 'find' | 'statesInUse'>;
  returns: Pick<ReturnStore, 'document'>;
  einvoices: Pick<EinvoiceStore, 'find' | 'take'>;
  sheets: Pick<Sheets, 'readEinvoiceAnswers'>;
};

/** What became of one row of the portal's file. */
export type AnsweredRow = {
  answer: PortalAnswer;
  /** The id of our document; null when none has the number. */
  document: string | null;
  what: 'taken' | 'same' | 'refused';
  message: string;
};

/** Rows that are stored in one transaction: clerks issue meanwhile. */
const BATCH = 100;

/** Takes in the portal's answers, row by row: the same file again changes nothing. */
export async function takeAnswers(ports: Ports, bytes: Uint8Array, actor: Actor): Promise<Outcome<AnsweredRow[]>> {
  const company = (await ports.companies.current())?.company;
  if (!company) return failed('conflict', 'Fill in the company record first.');
  const answers = await ports.sheets.readEinvoiceAnswers(bytes);
  if (!answers.ok) return answers;
  const rows: AnsweredRow[] = [];
  for (let from = 0; from < answers.value.length; from += BATCH) {
    rows.push(...(await takeBatch(ports, company, answers.value.slice(from, from + BATCH), actor)));
    await ports.system.pause();
  }
  return ok(rows);
}

type Judged = { answer: PortalAnswer; invoice: IssuedInvoice | null; verdict: AnswerVerdict };

async function takeBatch(
  ports: Ports,
  company: Company,
  answers: PortalAnswer[],
  actor: Actor,
): Promise<AnsweredRow[]> {
  const judged: Judged[] = [];
  for (const answer of answers) {
    const invoice = await findDocument(ports, company, answer);
    const asked = invoice && (await askedDocument(ports, company, invoice));
    judged.push({ answer, invoice, verdict: judgeAnswer(answer, asked) });
  }
  const stored = judged.filter(isStored);
  const taken = await ports.einvoices.take(stored.map(toStore), ports.system.now(), actor);
  const outcomes = new Map(stored.map((each, index) => [each, taken[index]]));
  return judged.map((each) => rowOf(each, outcomes.get(each)));
}

/** The document of the number in an answer: of the registration that the signed QR names, else of any. */
async function findDocument({ invoices }: Ports, company: Company, { number, type, qr }: PortalAnswer) {
  if (number === '') return null;
  const kind = type === 'CRN' ? 'credit' : 'tax';
  const own = await invoices.statesInUse();
  const named = own.filter((state) => gstinOf(company, state) === qr?.sellerGstin);
  for (const state of named.length > 0 ? named : own) {
    const found = await invoices.find(kind, state, number);
    if (found) return found;
  }
  return null;
}

async function askedDocument(
  { system, returns, einvoices }: Ports,
  company: Company,
  { id, kind, number, date, taxState, totals, cancelledAt }: IssuedInvoice,
): Promise<AskedDocument> {
  const sellerGstin = gstinOf(company, taxState);
  const facts = { gstin: sellerGstin, date, kind: kind === 'credit' ? 'credit' : 'tax', number } as const;
  const record = (await einvoices.find([id])).get(id);
  return {
    ...{ number, date, sellerGstin, cancelledAt },
    buyerGstin: (await returns.document(id))?.gstin ?? '',
    payable: totals.payable,
    irn: system.sha256(irnSource(facts)),
    einvoice: record?.einvoice ?? null,
    burnt: record?.burnt ?? null,
  };
}

function isStored({ invoice, verdict }: Judged): boolean {
  return invoice !== null && (verdict.kind === 'taken' || (verdict.kind === 'refused' && verdict.burns !== null));
}

function toStore({ answer, invoice, verdict }: Judged): TakenAnswer {
  if (!invoice) throw new Error('Only an answer to a document is stored.');
  const { id: document, kind, taxState, number } = invoice;
  const subject = `${kind}/${taxState}/${number}`;
  if (verdict.kind === 'taken') return { document, subject, kind: 'taken', einvoice: verdict.einvoice };
  const { irn, ackNo, ackAt } = answer;
  const message = (verdict.kind === 'refused' && verdict.burns) || '';
  return { document, subject, kind: 'burnt', burnt: { irn, ackNo, ackAt, message } };
}

function rowOf({ answer, invoice, verdict }: Judged, stored: TakeAnswer | undefined): AnsweredRow {
  const row = { answer, document: invoice?.id ?? null };
  // Another person was first, or the file has the same answer twice.
  if (stored === 'known') return { ...row, what: 'same', message: 'Already here with the same IRN. Nothing changed.' };
  if (stored === 'cancelled')
    return {
      ...row,
      what: 'refused',
      message: `${invoice?.number} was cancelled here. Cancel its IRN at the portal too.`,
    };
  if (verdict.kind === 'taken')
    return {
      ...row,
      what: 'taken',
      message: 'Taken. A new PDF is made with IRN and QR; the first one is kept.',
    };
  return { ...row, what: verdict.kind, message: verdict.message };
}
