import { indianDate } from '#domain/calendar/indian-date.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import { taxStateIds } from '#domain/tax/states.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { cancelVoucherOfKind } from '#operations/receivables/cancel-voucher-of-kind.ts';
import { enterVoucher } from '#operations/receivables/enter-voucher.ts';
import { payFromAdvance } from '#operations/receivables/pay-from-advance.ts';
import { addOpening } from '#operations/receivables/save-opening.ts';
import type { Ports } from '../open-ports.ts';
import { type DemoMoney, type DemoOpening, type DemoVoucher, dateOfVoucher, voucherDraft } from './demo-voucher.ts';
import { loadedOrThrow } from './issue-demo-document.ts';

/** The documents by their names in the demo, and the ids of the customers by theirs. */
type DemoBooks = { issued: ReadonlyMap<string, IssuedInvoice>; customers: ReadonlyMap<string, string> };

type Loading = { ports: Ports; actor: Actor; books: DemoBooks; ids: Map<string, string> };

/** Enters the opening bills, receipts, settlements and refunds of the demo, in the order of their dates. */
export async function loadDemoMoney(ports: Ports, money: DemoMoney, books: DemoBooks, actor: Actor): Promise<void> {
  const ids = new Map([...books.issued].map(([name, { id }]) => [name, id]));
  const loading = { ports, actor, books, ids };
  for (const opening of money.openings) ids.set(opening.name, await enterOpening(loading, opening));
  const today = indianDate(ports.system.now());
  const dated: { voucher: DemoVoucher; date: string }[] = [];
  for (const voucher of money.vouchers)
    dated.push({ voucher, date: dateOfVoucher(voucher, await itemsPaid(loading, voucher), today) });
  for (const { voucher, date } of dated.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
    await (voucher.kind === 'use' ? payDebts(loading, voucher) : enter(loading, voucher, date));
}

async function enterOpening(
  { ports, actor, books }: Loading,
  { name, of, side, amount, reference, note = '' }: DemoOpening,
): Promise<string> {
  const bill = books.issued.get(of);
  if (!bill) throw new Error(`The demo has no document ${of}.`);
  const fields = {
    customer: books.customers.get(bill.buyerName) ?? '',
    taxState: bill.taxState,
    side,
    reference: reference ?? bill.number,
    date: bill.date,
    due: side === 'dr' ? '' : bill.date,
    amount: amount ?? bill.totals.payable,
    note,
  };
  return loadedOrThrow(await addOpening(ports, fields, keyOf(name), actor)).id;
}

async function enter(loading: Loading, voucher: DemoVoucher, date: string): Promise<void> {
  const { ports, actor, ids } = loading;
  const idempotency = keyOf(voucher.name);
  // One that an interrupted load has entered: it may be cancelled since.
  const before = await ports.receivables.findByKey(idempotency);
  if (before) ids.set(voucher.name, before.voucher.id);
  if (before?.voucher.cancelled) return;
  const input = before ? null : await draftOf(loading, voucher, date);
  const entered = input && loadedOrThrow(await enterVoucher(ports, { input, idempotency, actor })).voucher;
  const { id, kind } = entered ?? before?.voucher ?? {};
  if (id === undefined || kind === undefined) return;
  ids.set(voucher.name, id);
  if (voucher.cancelled !== undefined)
    loadedOrThrow(await cancelVoucherOfKind(ports, { id, kind, reason: voucher.cancelled }, actor));
}

async function payDebts(loading: Loading, voucher: DemoVoucher): Promise<void> {
  const { ports, actor, ids } = loading;
  const lines = (await itemsPaid(loading, voucher)).map(({ id, open }) => ({
    debt: id,
    amount: Math.min(open, voucher.amount ?? open),
  }));
  const source = ids.get(voucher.from ?? '') ?? '';
  loadedOrThrow(await payFromAdvance(ports, { source, lines, idempotency: keyOf(voucher.name) }, actor));
}

async function draftOf(loading: Loading, voucher: DemoVoucher, date: string): Promise<VoucherDraft> {
  const { ports, ids, books } = loading;
  const paid = await itemsPaid(loading, voucher);
  const from = ids.get(voucher.from ?? '');
  const source = from === undefined ? null : ((await ports.receivables.moneyOf(from))?.item ?? null);
  const account = paid[0] ?? source;
  return voucherDraft(voucher, {
    date,
    paid,
    source,
    customer: account?.customer ?? books.customers.get(voucher.customer ?? '') ?? '',
    taxState: account?.taxState ?? voucher.taxState ?? taxStateIds[0],
  });
}

async function itemsPaid({ ports, ids }: Loading, { pays = [] }: DemoVoucher): Promise<AccountItem[]> {
  const found = await Promise.all(pays.map((name) => ports.receivables.moneyOf(ids.get(name) ?? '')));
  return found.flatMap((money) => (money ? [money.item] : []));
}

/** The same key for the same thing: a load that was interrupted goes on where it stopped. */
function keyOf(name: string) {
  return { key: `demo money ${name}`, bodyHash: '' };
}
