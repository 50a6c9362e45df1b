import type { Company } from '#domain/company/company.ts';
import { gstinOf } from '#domain/company/registered-states.ts';
import { consignmentOf } from '#domain/eway/consignment.ts';
import { type AnsweredDocument, answerProblem, type EwayAnswer } from '#domain/eway/eway-answer.ts';
import { movedOnChallan } from '#domain/eway/moved-on-challan.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EwayStore } from '../ports/eway.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';
import { subjectOfInvoice } from './read-eway.ts';

type Ports = {
  system: Pick<System, 'now' | 'pause'>;
  invoices: Pick<InvoiceStore, 'find' | 'statesInUse'>;
  companies: Pick<CompanyStore, 'current'>;
  sheets: Pick<Sheets, 'readEwayAnswers'>;
  eway: EwayStore;
};

/** What became of a row of the portal's answer. `message` says why it was refused. */
type AnsweredRow = {
  document: string;
  /** The id of the document; null when it is not here. */
  id: string | null;
  number: string;
  what: 'taken' | 'changed' | 'same' | 'refused';
  message: string;
};

/** Takes in the portal's answer, row by row: a file of JSON, a workbook, a CSV file. The good rows count, also beside bad ones. */
export async function takeEwayAnswers(ports: Ports, bytes: Uint8Array, actor: Actor): Promise<Outcome<AnsweredRow[]>> {
  const answers = await ports.sheets.readEwayAnswers(bytes);
  if (!answers.ok) return answers;
  const version = await ports.companies.current();
  if (!version) return failed('conflict', 'Enter the company record first.');
  const rows: AnsweredRow[] = [];
  for (const answer of answers.value) {
    rows.push(await takeRow(ports, answer, version.company, actor));
    await ports.system.pause();
  }
  return ok(rows);
}

async function takeRow(ports: Ports, answer: EwayAnswer, company: Company, actor: Actor): Promise<AnsweredRow> {
  const row = { document: answer.document, number: answer.number };
  const refused = (message: string, id: string | null = null): AnsweredRow => ({
    ...row,
    id,
    what: 'refused',
    message,
  });
  const now = ports.system.now();
  const found: Found[] = [];
  for (const each of await findInvoices(ports, answer, company)) {
    const document = await answeredOf(ports, each, answer.total, company);
    found.push({ invoice: each, document, problem: answerProblem(answer, document, now) });
  }
  if (found.length === 0) return refused(answerProblem(answer, null, now) ?? '');
  const chosen = chosenOf(answer, found);
  if (typeof chosen === 'string') return refused(chosen);
  const { invoice, problem } = chosen;
  if (problem !== null) return refused(problem, invoice.id);
  const { number, madeAt, validUntil } = answer;
  const taken = await ports.eway.takeBill(subjectOfInvoice(invoice), { number, madeAt, validUntil }, now, actor);
  switch (taken.kind) {
    case 'number-taken':
      return refused(`${taken.number} has this e-way bill number already.`, invoice.id);
    case 'has-another':
      return refused(`It has the e-way bill ${taken.number}. Cancel that one first.`, invoice.id);
    case 'bill-cancelled':
      return refused('This e-way bill was cancelled.', invoice.id);
    case 'document-cancelled':
      return refused('It is cancelled. Cancel the e-way bill at the portal.', invoice.id);
    default:
      return { ...row, id: invoice.id, what: taken.kind, message: '' };
  }
}

type Found = { invoice: IssuedInvoice; document: AnsweredDocument; problem: string | null };

/** Of several documents with the number, the one that has this bill already, else the one that it fits; else why it is not known. */
function chosenOf({ number }: EwayAnswer, found: Found[]): Found | string {
  const [first] = found;
  if (first && found.length === 1) return first;
  const has = found.find(({ document }) => document.standing.includes(number));
  if (has) return has;
  const fitting = found.filter(({ problem }) => problem === null);
  const [one, second] = fitting;
  if (!one) return `Several documents have this number, and it fits none of them: ${first?.problem ?? ''}`;
  if (!second) return one;
  return new Set(fitting.map(({ document }) => document.gstin)).size > 1
    ? 'Two documents have this number. The file must name the GSTIN.'
    : 'An invoice and a challan have this number, and it fits both. Type the number of the bill on the page of the right one.';
}

/** What the file does not say, or nothing here has, leaves them all. */
async function findInvoices(
  { invoices }: Ports,
  { document, kind, gstin }: EwayAnswer,
  company: Company,
): Promise<IssuedInvoice[]> {
  const states = await invoices.statesInUse();
  const kinds = ['tax', 'challan'] as const;
  const found = await Promise.all(states.flatMap((state) => kinds.map((kind) => invoices.find(kind, state, document))));
  const ours = found.filter((invoice) => invoice !== null);
  const named = ours.filter(({ taxState }) => gstinOf(company, taxState) === gstin);
  const own = named.length > 0 ? named : ours;
  const ofKind = own.filter((invoice) => invoice.kind === kind);
  return ofKind.length > 0 ? ofKind : own;
}

async function answeredOf(
  ports: Ports,
  invoice: IssuedInvoice,
  total: number | null,
  company: Company,
): Promise<AnsweredDocument> {
  const bills = await ports.eway.billsOf(invoice.id);
  return {
    kind: invoice.kind,
    date: invoice.date,
    cancelled: invoice.cancelledAt !== null,
    gstin: gstinOf(company, invoice.taxState),
    value: await goodsValue(ports, invoice, total),
    standing: bills.filter(({ cancelled }) => cancelled === null).map(({ number }) => number),
  };
}

/** Of an invoice whose goods travelled in part on a challan, somebody may have made the bill at the portal for all of them. */
async function goodsValue({ eway }: Ports, { id, draft }: IssuedInvoice, total: number | null): Promise<number> {
  const invoice = readValidDraft(draft);
  const whole = consignmentOf(invoice).value;
  const challan = await eway.challanOf(id);
  if (!challan) return whole;
  const { consignment } = movedOnChallan(invoice, (await eway.transportOf(id)).transport, challan);
  const isOfAll = total !== null && Math.abs(total - whole) < Math.abs(total - consignment.value);
  return isOfAll || consignment.goods.length === 0 ? whole : consignment.value;
}
