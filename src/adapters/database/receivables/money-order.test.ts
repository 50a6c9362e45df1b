import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';

type Shop = Awaited<ReturnType<typeof openTestAccounts>>;

/** One step of a clerk. The numbers choose among what there is: customers, items, and how much of what is open. */
const step = fc.record({
  what: fc.constantFrom(
    ...['invoice', 'invoice', 'note', 'receipt', 'receipt', 'refund', 'settlement', 'set-off', 'set-off'],
    ...['use', 'opening', 'cancel', 'cancel', 'cancel last', 'merge', 'change opening', 'too much'],
  ),
  customer: fc.nat(2),
  one: fc.nat(20),
  other: fc.nat(20),
  // In hundredths of what is open.
  part: fc.integer({ min: 1, max: 100 }),
  rate: fc.integer({ min: 1, max: 500 }),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const names = ['Example Hotels', 'Model Clinics', 'Trial Cafe'];
const addressOf = (name: string) => `${name}\nCuttack 753001`;

/** A small calculation of its own: what there is, and what pays what. */
type Entry = {
  id: string;
  side: 'debt' | 'source' | 'none';
  kind: string;
  amount: number;
  stands: boolean;
  owner: number;
  /** Of an invoice or a note: its taxable value in rupees; of a note: its invoice. */
  rate?: number;
  of?: string;
};
type Books = {
  entries: Entry[];
  paid: { source: string; debt: string; amount: number; by: string; stands: boolean }[];
};

function openOf({ paid }: Books, { id, amount, stands, side }: Entry): number {
  if (!stands || side === 'none') return 0;
  const used = paid.filter((each) => each.stands && (each.source === id || each.debt === id));
  return amount - used.reduce((sum, each) => sum + each.amount, 0);
}

async function take(shop: Shop, ids: string[], books: Books, mergedInto: number[], each: Step): Promise<void> {
  const ownerOf = (index: number): number =>
    mergedInto[index] === index ? index : ownerOf(mergedInto[index] ?? index);
  const owner = ownerOf(each.customer);
  const customer = ids[owner] ?? '';
  const mine = (side: Entry['side']) =>
    books.entries.filter((entry) => entry.side === side && ownerOf(entry.owner) === owner && openOf(books, entry) > 0);
  const pick = (entries: Entry[], index: number) => entries[index % Math.max(1, entries.length)];
  const debt = pick(mine('debt'), each.one);
  const source = pick(mine('source'), each.other);
  const part = (open: number) => Math.max(1, Math.floor((open * each.part) / 100));
  const add = (entry: Omit<Entry, 'owner' | 'stands'>) => books.entries.push({ ...entry, owner, stands: true });
  const number = `N/${books.entries.length}`;
  const input = {
    buyerAddress: addressOf(names[each.customer] ?? ''),
    qty1: '1',
    rate1: String(each.rate),
    gst1: '18',
  };
  switch (each.what) {
    case 'invoice': {
      const { id, totals } = await shop.issue(number, input);
      add({ id, side: 'debt', kind: 'invoice', amount: totals.payable, rate: each.rate });
      return;
    }
    case 'note': {
      const invoice = books.entries.filter(({ kind, stands }) => kind === 'invoice' && stands).at(each.one % 3);
      const original = invoice && each.other % 2 === 0 ? { id: invoice.id, number: 'N/0', date: '2026-11-21' } : null;
      const taken = books.entries.filter(({ of, stands }) => stands && original !== null && of === original.id);
      const left = (invoice?.rate ?? 0) - taken.reduce((sum, { rate = 0 }) => sum + rate, 0);
      const rate = original ? Math.min(each.rate, left) : each.rate;
      if (rate === 0) return;
      const { id, totals } = await shop.issue(number, { ...input, type: 'credit', rate1: String(rate) }, { original });
      add({ id, side: 'source', kind: 'note', amount: totals.payable, rate, of: original?.id ?? '' });
      if (!original || !invoice || ownerOf(invoice.owner) !== owner) return;
      const amount = Math.min(openOf(books, invoice), totals.payable);
      if (amount > 0) books.paid.push({ source: id, debt: invoice.id, amount, by: id, stands: true });
      return;
    }
    case 'receipt': {
      const amount = each.rate * 100;
      const pays = debt ? Math.min(amount, part(openOf(books, debt))) : 0;
      const lines = debt ? [shop.pays(debt, pays)] : [];
      const { id } = await shop.receive({ customer, amount, lines });
      add({ id, side: 'source', kind: 'receipt', amount });
      if (debt) books.paid.push({ source: id, debt: debt.id, amount: pays, by: id, stands: true });
      return;
    }
    case 'refund': {
      if (!source) return;
      const amount = part(openOf(books, source));
      const { id } = await shop.refund(source, amount, { customer });
      add({ id, side: 'debt', kind: 'refund', amount });
      books.paid.push({ source: source.id, debt: id, amount, by: id, stands: true });
      return;
    }
    case 'settlement': {
      if (!debt) return;
      const amount = part(openOf(books, debt));
      const { id } = await shop.settle(debt, amount, { customer });
      add({ id, side: 'source', kind: 'settlement', amount });
      books.paid.push({ source: id, debt: debt.id, amount, by: id, stands: true });
      return;
    }
    case 'set-off':
    case 'use': {
      if (!source || !debt) return;
      const amount = Math.min(part(openOf(books, debt)), openOf(books, source));
      const by = each.what === 'use' ? '' : (await shop.setOff(source, debt, amount, { customer })).id;
      if (each.what === 'use') await shop.use(source, [{ debt: debt.id, amount }]);
      else add({ id: by, side: 'none', kind: 'settlement', amount });
      books.paid.push({ source: source.id, debt: debt.id, amount, by, stands: true });
      return;
    }
    case 'opening': {
      const side = each.one % 2 === 0 ? 'dr' : 'cr';
      const { id } = await shop.open({ customer, side, amount: each.rate * 100 });
      add({ id, side: side === 'dr' ? 'debt' : 'source', kind: 'opening', amount: each.rate * 100 });
      return;
    }
    case 'change opening': {
      const bill = books.entries.filter(({ kind, stands }) => kind === 'opening' && stands).at(0);
      if (!bill) return;
      const allocated = bill.amount - openOf(books, bill);
      const amount = Math.max(1, allocated + each.part - 50);
      const saved = await shop.changeOpening(bill, amount);
      expect(saved).toBe(amount >= allocated);
      if (saved) bill.amount = amount;
      return;
    }
    case 'cancel':
    case 'cancel last': {
      const standing = books.entries.filter(({ stands }) => stands);
      const entry = each.what === 'cancel' ? pick(standing, each.one) : standing.at(-1);
      if (!entry) return;
      if (entry.kind === 'invoice' || entry.kind === 'note') {
        const { kind } = await shop.cancel(entry);
        if (kind !== 'cancelled') return;
      } else if (entry.kind === 'opening') await shop.endOpening(entry);
      else await shop.cancelVoucher(entry);
      entry.stands = false;
      for (const line of books.paid) if ([line.source, line.debt, line.by].includes(entry.id)) line.stands = false;
      return;
    }
    case 'merge': {
      const into = ownerOf(each.one % 3);
      if (into === owner) return;
      await shop.merge({ id: customer }, { id: ids[into] ?? '' });
      mergedInto[owner] = into;
      return;
    }
    case 'too much': {
      if (!debt) return;
      const amount = openOf(books, debt) + 1;
      const answer = await shop.tryIssue({ customer, amount: 99_999_00, lines: [shop.pays(debt, amount)] });
      expect(answer.kind).toBe('refused');
    }
  }
}

/** The raw tables foot: sources are what is allocated and what is left, debts what is allocated and what is owed. */
async function expectToFoot({ read }: Database): Promise<void> {
  const items = await read.selectFrom('account_items').selectAll().execute();
  const allocations = await read.selectFrom('allocations').selectAll().execute();
  const standing = items.filter(({ ended_on }) => ended_on === null);
  const sum = (rows: { amount: number; open: number }[], of: 'amount' | 'open') =>
    rows.reduce((total, row) => total + row[of], 0);
  const allocated = allocations
    .filter(({ ended_seq }) => ended_seq === null)
    .reduce((total, { amount }) => total + amount, 0);
  for (const side of ['source', 'debt'] as const) {
    const rows = standing.filter((item) => item.side === side);
    expect(sum(rows, 'amount')).toBe(allocated + sum(rows, 'open'));
  }
  const ended = new Set(items.filter(({ ended_on }) => ended_on !== null).map(({ id }) => id));
  // An allocation never outlives its ends.
  expect(
    allocations.filter(({ ended_seq, source, debt }) => ended_seq === null && (ended.has(source) || ended.has(debt))),
  ).toEqual([]);
}

eachDatabase('Any order of invoices, notes, receipts, refunds, settlements, cancellations and merges', (openAny) => {
  const open = sealedAfter(openAny);
  test('leaves books that foot, and what is open is as calculated again', async () => {
    // PostgreSQL takes three times as long, and calculates the same.
    const numRuns = (await open()).engine === 'sqlite' ? 14 : 5;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const database = await open();
        const shop = await openTestAccounts(database);
        const ids: string[] = [];
        for (const name of names) ids.push((await shop.add(addressOf(name))).id);
        const books: Books = { entries: [], paid: [] };
        const mergedInto = names.map((_, index) => index);
        for (const each of steps) await take(shop, ids, books, mergedInto, each);
        for (const entry of books.entries)
          expect((await shop.store.moneyOf(entry.id))?.item.open, JSON.stringify(entry)).toBe(openOf(books, entry));
        await expectToFoot(database);
        expect(await shop.wrongMoney()).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  }, 180_000);
});
