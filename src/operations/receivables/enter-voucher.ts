import { indianDate } from '#domain/calendar/indian-date.ts';
import type { CompanyVersion } from '#domain/company/company.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { failed, type Outcome, ok, type Problem, type Refusal } from '#domain/outcome.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { cashWarnings } from '#domain/receivables/cash-warnings.ts';
import { oldestFirst } from '#domain/receivables/oldest-first.ts';
import { readVoucher } from '#domain/receivables/read-voucher.ts';
import { tdsWarnings } from '#domain/receivables/tds-warnings.ts';
import { countsAsPaid, type Voucher, type VoucherDraft } from '#domain/receivables/voucher.ts';
import { readVoucherInput, type VoucherInput } from '#domain/receivables/voucher-input.ts';
import { voucherNumber, voucherPrefix, voucherSeriesOf } from '#domain/receivables/voucher-number.ts';
import { roundingWarnings, voucherProblems } from '#domain/receivables/voucher-problems.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { NewVoucher, ReceivableStore, VoucherAnswer } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  companies: CompanyStore;
  customers: Pick<CustomerStore, 'find'>;
  receivables: ReceivableStore;
  invoices: Pick<InvoiceStore, 'findById'>;
};

type Request = { input: VoucherInput; idempotency: NewVoucher['idempotency']; actor: Actor };

type IssuedNow = { voucher: Voucher; warnings: Problem[] };

/**
 * Issues a receipt, refund or settlement. Without lines, a receipt pays the oldest debts and a refund pays back the oldest
 * advances. The same key and body return the same voucher, unless it is cancelled.
 */
export async function enterVoucher(ports: Ports, request: Request): Promise<Outcome<IssuedNow>> {
  const { input, idempotency, actor } = request;
  const company = await ports.companies.current();
  const draft = await draftOf(ports, input);
  if (!draft.ok) return unlessIssued(ports, idempotency, draft);
  const answer = await ports.receivables.issue({
    id: ports.system.uuid(),
    draft: draft.value,
    issuedAt: ports.system.now(),
    actor,
    companyVersion: company?.version ?? 0,
    specimen: company?.demo ?? false,
    openingNumber: openingOf(company, draft.value),
    idempotency,
  });
  if (answer.kind === 'records-changed') return enterVoucher(ports, request);
  // Somebody paid one of these debts meanwhile: spread again. Each repetition needs another payment, so this ends.
  if (answer.kind === 'refused' && input.lines === null && (await hasMoved(ports, draft.value)))
    return enterVoucher(ports, request);
  const issued = outcomeOf(answer);
  if (!issued.ok) return issued;
  return ok({ voucher: issued.value, warnings: await warningsOf(ports, draft.value, issued.value) });
}

/** What issuing would answer: the number that it would get, and the warnings. Nothing is stored. */
export async function checkVoucher(
  ports: Ports,
  input: VoucherInput,
): Promise<Outcome<{ number: string; warnings: Problem[] }>> {
  const company = await ports.companies.current();
  const read = await draftOf(ports, input);
  if (!read.ok) return read;
  const draft = readVoucher(read.value);
  const customer = await ports.customers.find(draft.customer);
  const problems = voucherProblems(draft, {
    today: indianDate(ports.system.now()),
    customer: customer && { name: customer.name, isArchived: customer.archivedAt !== null },
    items: await itemsOf(ports, draft),
    ...(draft.kind === 'refund' ? { limits: await limitsOf(ports, draft) } : {}),
  });
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const series = voucherSeriesOf(draft.kind, draft.taxState, draft.date);
  const begun = (await ports.companies.begunSeries()).get(voucherPrefix(series));
  const number = voucherNumber(series, begun === undefined ? openingOf(company, draft) : begun + 1);
  return ok({ number, warnings: await warningsOf(ports, draft, null) });
}

/** Why no money can be entered for a registration, or null. One that ended is still owed what it invoiced. */
export async function whyNoMoney(
  { companies }: { companies: Pick<CompanyStore, 'current' | 'lastIn'> },
  taxState: TaxState,
): Promise<string | null> {
  const firm = (await companies.lastIn(taxState)) ?? (await companies.current());
  return firmProblem(firm?.company ?? null, taxState);
}

/** The first number of the series of this voucher. */
function openingOf(company: CompanyVersion | null, { kind, taxState, date }: VoucherDraft): number {
  return company?.company.openingNumbers[voucherPrefix(voucherSeriesOf(kind, taxState, date))] ?? 1;
}

async function draftOf(ports: Ports, input: VoucherInput): Promise<Outcome<VoucherDraft>> {
  const read = readVoucherInput(input);
  if (!read.ok) return read;
  const missing = await whyNoMoney(ports, read.value.taxState);
  if (missing) return firmMissing(missing);
  return ok(input.lines === null ? { ...read.value, lines: await spread(ports.receivables, read.value) } : read.value);
}

function firmMissing(message: string): Refusal {
  return failed('invalid', message, { problems: [{ field: 'taxState', message }] });
}

/** The oldest first. A wrong amount is not spread: the rules then say what is wrong with it. */
async function spread(receivables: ReceivableStore, draft: VoucherDraft): Promise<VoucherDraft['lines']> {
  const sum = countsAsPaid(draft);
  if (!Number.isSafeInteger(sum) || sum <= 0 || draft.kind === 'settlement') return [];
  const { debts, advances } = await receivables.openItems(draft.customer, draft.taxState);
  if (draft.kind === 'receipt') return oldestFirst(sum, debts).map((line) => ({ ...line, source: null, tds: 0 }));
  return oldestFirst(sum, advances).map(({ debt: source, amount }) => ({ source, debt: null, amount, tds: 0 }));
}

async function hasMoved({ receivables }: Ports, draft: VoucherDraft): Promise<boolean> {
  const now = await spread(receivables, draft);
  return JSON.stringify(now) !== JSON.stringify(draft.lines);
}

/** The items that the lines name: mostly open ones of the customer, read at once; any other one alone. */
async function itemsOf({ receivables }: Ports, { customer, taxState, lines }: VoucherDraft) {
  const { debts, advances } = await receivables.openItems(customer, taxState);
  const items = new Map<string, AccountItem>([...debts, ...advances].map((item) => [item.id, item]));
  for (const { source, debt } of lines)
    for (const id of [source, debt]) {
      if (id === null || items.has(id)) continue;
      const money = await receivables.moneyOf(id);
      if (money) items.set(id, money.item);
    }
  return items;
}

function limitsOf({ receivables }: Ports, { lines }: VoucherDraft) {
  return receivables.refundLimits(lines.flatMap(({ source }) => source ?? []));
}

/** `issued`: its own cash is among what was received already. */
async function warningsOf(ports: Ports, typed: VoucherDraft, issued: Voucher | null): Promise<Problem[]> {
  const draft = readVoucher(typed);
  return [
    ...(await cashWarningsOf(ports, draft, issued)),
    ...tdsWarnings(draft, await billedOf(ports, draft)),
    ...roundingWarnings(draft),
  ];
}

/** The invoices whose TDS has a known rate. */
async function billedOf({ invoices }: Ports, { tdsKind, lines }: VoucherDraft) {
  const billed = new Map<string, { number: string; taxable: number; payable: number }>();
  if (tdsKind !== 'gst') return billed;
  for (const { debt, tds } of lines) {
    const invoice = debt === null || tds === 0 ? null : await invoices.findById(debt);
    if (invoice) billed.set(invoice.id, { number: invoice.number, ...invoice.totals });
  }
  return billed;
}

async function cashWarningsOf({ receivables }: Ports, draft: VoucherDraft, issued: Voucher | null): Promise<Problem[]> {
  if (draft.kind !== 'receipt' || draft.mode !== 'cash') return [];
  const debts = draft.lines.flatMap(({ debt }) => debt ?? []);
  const { onDay, byDebt } = await receivables.cashReceived(draft.customer, draft.date, debts);
  const { debts: open } = await receivables.openItems(draft.customer, draft.taxState);
  const numbers = new Map(open.map(({ id, number }) => [id, number]));
  if (issued) for (const { debt } of await receivables.allocationsOf(issued.id)) numbers.set(debt.id, debt.number);
  const without = (cash: number, own: number) => (issued ? cash - own : cash);
  const others = draft.lines.map(({ debt, amount, tds }): [string, number] => [
    debt ?? '',
    without(byDebt.get(debt ?? '') ?? 0, amount - tds),
  ]);
  return cashWarnings(
    draft,
    { onDay: without(onDay, draft.amount), byDebt: new Map(others) },
    (debt) => numbers.get(debt) ?? 'this invoice',
  );
}

async function unlessIssued(
  { receivables }: Ports,
  idempotency: NewVoucher['idempotency'],
  refusal: Refusal,
): Promise<Outcome<IssuedNow>> {
  const known = idempotency && (await receivables.findByKey(idempotency));
  if (!known) return refusal;
  const issued = outcomeOf(known);
  return issued.ok ? ok({ voucher: issued.value, warnings: [] }) : issued;
}

function outcomeOf(answer: Exclude<VoucherAnswer, { kind: 'records-changed' }>): Outcome<Voucher> {
  switch (answer.kind) {
    case 'issued':
      return ok(answer.voucher);
    case 'replayed':
      return answer.voucher.cancelled
        ? failed('conflict', `Already issued as ${answer.voucher.number}, and cancelled since: enter another.`)
        : ok(answer.voucher);
    case 'key-spent':
      return failed('conflict', `Already issued as ${answer.voucher.number}: open it, or enter another.`);
    case 'refused':
      return answer.refusal;
  }
}
