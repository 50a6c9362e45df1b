import { addDays, indianDay } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { registrationIn } from '#domain/company/registered-states.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { outstandingSheet } from '#domain/receivables/outstanding-file.ts';
import { type AdvanceOfPeriod, advancesOfPeriod } from '#domain/receivables/unused-advance.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { tdsBook, voucherBook } from '#domain/receivables/voucher-file.ts';
import { registerSheet } from '#domain/reports/register-row.ts';
import { advancesSheet, auditSheet, cancelledSheet, notesSheet } from '#domain/returns/pack/pack-sheets.ts';
import { periodDays, periodOf } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { AuditEntry, AuditLog } from '../../ports/audit.ts';
import type { InvoiceStore } from '../../ports/invoices.ts';
import type { OutstandingSearch, OutstandingStore } from '../../ports/outstanding.ts';
import type { ReceivableStore } from '../../ports/receivables.ts';
import type { ReturnStore } from '../../ports/returns.ts';
import type { Sheets } from '../../ports/sheets.ts';
import { type PackFile, packSheet } from './pack-file.ts';

type Ports = {
  invoices: Pick<InvoiceStore, 'stream'>;
  receivables: Pick<ReceivableStore, 'stream'>;
  outstanding: Pick<OutstandingStore, 'rows' | 'advances'>;
  returns: Pick<ReturnStore, 'documents'>;
  audit: Pick<AuditLog, 'stream'>;
  sheets: Pick<Sheets, 'write'>;
};

type AuditWords = { title: string; about: string; details: string[] };

type BookRequest = {
  taxState: TaxState;
  period: string;
  from: string;
  to: string;
  today: string;
  company: Company;
  /** How a line of the audit log is worded. */
  word(entry: AuditEntry): Promise<AuditWords>;
};

/** The books of the days as workbooks: the register, money, what is open at their end, what was cancelled, and the audit log. */
export async function* packBooks(
  ports: Ports,
  { taxState, period, from, to, today, company, word }: BookRequest,
): AsyncGenerator<PackFile> {
  const { invoices, receivables, outstanding, returns, audit, sheets } = ports;
  const days = { taxState, from, to };
  const book = (name: string, says: string, sheet: Parameters<typeof packSheet>[3]) =>
    packSheet(sheets, `Books/${name}`, says, sheet);
  const register = () => documentsOf(invoices, days);
  const vouchers = (kind: VoucherKind, withCancelled = true) =>
    receivables.stream({ kind, mode: '', customer: '', query: '', withCancelled, ...days });
  const asOf = to < today ? to : today;
  const owed = outstandingOf(outstanding, { asOf, today, taxState, query: '', which: 'all' });

  yield book('Register', 'Tax invoices and credit notes, the cancelled ones too', registerSheet(register()));
  const challans = invoices.stream({ kind: 'challan', query: '', withCancelled: true, ...days }, 'oldest');
  const cancelled = cancelledOf(joined(register(), challans));
  yield book('Cancelled', 'What was cancelled, by whom and why', cancelledSheet(cancelled));
  yield book(
    'Credit notes',
    'Credit notes with their invoices',
    notesSheet(notesOf(returns.documents(taxState, period))),
  );
  yield book('Receipts', 'Money that came, by mode', voucherBook('receipt', vouchers('receipt')));
  yield book('Refunds', 'Advances that were paid back', voucherBook('refund', vouchers('refund')));
  yield book('Settlements', 'Debts that ended without money', voucherBook('settlement', vouchers('settlement')));
  yield book(
    'TDS',
    'Tax that buyers held back',
    tdsBook(joined(vouchers('receipt', false), vouchers('settlement', false))),
  );
  yield book('Outstanding', `What customers owe at the end of ${asOf}, by age`, outstandingSheet(owed));
  yield book(
    'Advances',
    `Advances that are not used at the end of ${asOf}, what they are for, and what was used of earlier ones for services`,
    advancesSheet(advancesOf(outstanding, { taxState, from, to, today, company })),
  );
  const instants = { from: indianDay(from).begins, to: indianDay(to).ends };
  const lines = audit.stream({ who: '', what: '', subject: '', ...instants });
  yield book(
    'Audit log',
    'What happened in the shop in these days, with the hash of each line',
    auditSheet(worded(lines, word)),
  );
}

/** The tax invoices and credit notes of the days, oldest first. */
export async function* documentsOf(
  { stream }: Pick<InvoiceStore, 'stream'>,
  days: { taxState: TaxState; from: string; to: string },
) {
  for (const kind of ['tax', 'credit'] as const)
    yield* stream({ kind, query: '', withCancelled: true, ...days }, 'oldest');
}

async function* cancelledOf(invoices: AsyncIterable<IssuedInvoice>) {
  for await (const invoice of invoices) if (invoice.cancelledAt) yield invoice;
}

async function* notesOf(documents: AsyncIterable<ReturnDocument>) {
  for await (const document of documents) if (document.kind === 'credit' && !document.carried) yield document;
}

/** More than any shop has: the list is one reading, so that nobody is in it twice. */
const ALL = 1_000_000;

async function* outstandingOf({ rows }: Ports['outstanding'], search: OutstandingSearch) {
  yield* await rows(search, 1, ALL);
}

/**
 * The advances at the end of the days, as their return sees them. The month of a firm that files by the quarter is a part of its quarter: only
 * the return of that has table 11.
 */
export async function readAdvancesOfPeriod(
  { advances }: Pick<OutstandingStore, 'advances'>,
  { taxState, from, to, today, company }: Pick<BookRequest, 'taxState' | 'from' | 'to' | 'today' | 'company'>,
): Promise<AdvanceOfPeriod[]> {
  const { filing = 'monthly' } = registrationIn(company, taxState);
  const begins = periodDays(periodOf(from, filing)).from;
  const now = await advances({ asOf: to < today ? to : today, today, taxState });
  const before = await advances({ asOf: addDays(begins, -1), today, taxState });
  return advancesOfPeriod(now, before, { from: begins, filing });
}

// Read when the sheet is written: a question that nobody waits for any more could fail unheard.
async function* advancesOf(...asked: Parameters<typeof readAdvancesOfPeriod>) {
  yield* await readAdvancesOfPeriod(...asked);
}

async function* joined<Row>(...lists: AsyncIterable<Row>[]) {
  for (const list of lists) yield* list;
}

async function* worded(lines: AsyncIterable<AuditEntry>, word: BookRequest['word']) {
  for await (const line of lines) yield { ...line, ...(await word(line)) };
}
