import { indianDate } from '#domain/calendar/indian-date.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { dueDate } from '#domain/receivables/due-date.ts';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { VoucherAnswer } from '#operations/ports/receivables.ts';
import type { Ports } from '../open-ports.ts';
import { type DemoMoney, type DemoVoucher, dateOfVoucher, voucherDraft } from './demo-voucher.ts';
import { loadedOrThrow } from './issue-demo-document.ts';

/** What the money is for: the documents by their names in the demo, and the customers by theirs. */
export type DemoBooks = {
  issued: ReadonlyMap<string, IssuedInvoice>;
  customers: ReadonlyMap<string, { id: string; creditDays: number }>;
};

/** Enters the opening bills, receipts, settlements and refunds of the demo, in the order of their dates. */
export async function loadDemoMoney(ports: Ports, money: DemoMoney, books: DemoBooks, actor: Actor): Promise<void> {
  const ids = new Map([...books.issued].map(([name, { id }]) => [name, id]));
  for (const opening of money.openings) ids.set(opening.name, await addOpening(ports, opening, books, actor));
  const today = indianDate(ports.system.now());
  const dated: { voucher: DemoVoucher; date: string }[] = [];
  for (const voucher of money.vouchers) {
    const paid = await itemsOf(ports, voucher.pays ?? [], ids);
    dated.push({ voucher, date: dateOfVoucher(voucher, paid, today) });
  }
  for (const { voucher, date } of dated.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
    await enter(ports, voucher, { date, ids, books, actor });
}

async function addOpening(
  { receivables, system }: Ports,
  { name, of, side, amount, reference, note = '' }: DemoMoney['openings'][number],
  { issued, customers }: DemoBooks,
  actor: Actor,
): Promise<string> {
  const bill = issued.get(of);
  const customer = bill && customers.get(bill.buyerName);
  if (!customer) throw new Error(`The demo has no customer for ${name}.`);
  const fields = {
    customer: customer.id,
    taxState: bill.taxState,
    side,
    reference: reference ?? bill.number,
    date: bill.date,
    due: side === 'dr' ? dueDate(bill.date, customer.creditDays) : bill.date,
    amount: amount ?? bill.totals.payable,
    note,
  };
  const entry = { id: system.uuid(), fields, idempotency: keyOf(name) };
  const answer = await receivables.addOpening(entry, system.now(), actor);
  if (answer.kind === 'refused') return loadedOrThrow<never>(answer.refusal);
  if (answer.kind !== 'saved' && answer.kind !== 'replayed') throw new Error(`The demo cannot add ${name}.`);
  return answer.bill.id;
}

type Entry = { date: string; ids: Map<string, string>; books: DemoBooks; actor: Actor };

async function enter(ports: Ports, voucher: DemoVoucher, { date, ids, books, actor }: Entry): Promise<void> {
  const from = voucher.from === undefined ? null : (ids.get(voucher.from) ?? null);
  if (voucher.kind === 'use') return payFromAdvance(ports, voucher, { source: from ?? '', ids }, actor);
  const { receivables, system, companies } = ports;
  const idempotency = keyOf(voucher.name);
  const company = await companies.current();
  const answer: VoucherAnswer =
    // One that an interrupted load has issued.
    (await receivables.findByKey(idempotency)) ??
    (await receivables.issue({
      id: system.uuid(),
      draft: await draftOf(ports, voucher, { date, ids, books, from }),
      issuedAt: system.now(),
      actor,
      companyVersion: company?.version ?? 0,
      specimen: company?.demo ?? true,
      idempotency,
    }));
  if (answer.kind === 'refused') return loadedOrThrow<never>(answer.refusal);
  ids.set(voucher.name, answer.voucher.id);
  if (voucher.cancelled !== undefined && !answer.voucher.cancelled)
    await receivables.cancel(answer.voucher.id, voucher.cancelled, system.now(), actor);
}

async function payFromAdvance(
  ports: Ports,
  { name, pays = [] }: DemoVoucher,
  { source, ids }: { source: string; ids: Map<string, string> },
  actor: Actor,
): Promise<void> {
  // Another name, because React's hooks begin with `use`.
  const { useAdvance: takeFromAdvance } = ports.receivables;
  const now = ports.system.now();
  const lines = (await itemsOf(ports, pays, ids)).map(({ id, open }) => ({ debt: id, amount: open }));
  const use = { id: ports.system.uuid(), source, date: indianDate(now), lines, idempotency: keyOf(name) };
  const answer = await takeFromAdvance(use, now, actor);
  if (answer.kind === 'refused') loadedOrThrow<never>(answer.refusal);
}

async function draftOf(
  ports: Ports,
  voucher: DemoVoucher,
  { date, ids, books, from }: Omit<Entry, 'actor'> & { from: string | null },
): Promise<VoucherDraft> {
  const paid = await itemsOf(ports, voucher.pays ?? [], ids);
  const source = from === null ? null : ((await ports.receivables.moneyOf(from))?.item ?? null);
  const account = paid[0] ?? source;
  return voucherDraft(voucher, {
    date,
    paid,
    source,
    customer: account?.customer ?? books.customers.get(voucher.customer ?? '')?.id ?? '',
    taxState: account?.taxState ?? voucher.taxState ?? 'delhi',
  });
}

async function itemsOf({ receivables }: Ports, names: string[], ids: Map<string, string>): Promise<AccountItem[]> {
  const found = await Promise.all(names.map((name) => receivables.moneyOf(ids.get(name) ?? '')));
  return found.flatMap((money) => (money ? [money.item] : []));
}

/** The same key for the same thing: a load that was interrupted goes on where it stopped. */
function keyOf(name: string) {
  return { key: `demo money ${name}`, bodyHash: '' };
}
