import { expect } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { statesInUse } from '#adapters/database/engine/states-in-use.ts';
import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { FiguresAnswer } from '#contract/figures/figures.ts';
import type { OutstandingAnswer } from '#contract/receivables/outstanding.ts';
import { daysOfStep, firmYear } from '#domain/figures/period.ts';
import { type MoneyItem, openOn, reckonMoney } from '#test/read/reckon-money.ts';
import { logIn } from './change-people.ts';
import { type Desk, openDesk } from './desk.ts';
import type { LivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { owner } from './owner.ts';

/**
 * What was received and owed in each month of the year, all ledgers and the outstanding list are the same to the paisa as documents,
 * opening bills and vouchers alone: of all registrations, and of each.
 */
export async function expectAccounts(place: LivedPlace): Promise<void> {
  const wire = await openWire(place.send);
  const desk = openDesk(wire, await logIn(wire, owner), place.now);
  const database = await openDatabase(place.config.databaseUrl);
  try {
    const money = await reckonMoney(database);
    const book = await database.read.selectFrom('customers').select('id').execute();
    const year = firmYear(desk.today());
    for (const state of ['', ...(await statesInUse(database))]) {
      const items = money.items.filter((item) => state === '' || item.state === state);
      const asked = `from=${year.from}&to=${year.to}&state=${state}`;
      const figures = await desk.get<FiguresAnswer>(`/api/figures?${asked}`);
      expect(Object.fromEntries(figures.received.map(({ month, amount }) => [month, amount]))).toEqual(
        Object.fromEntries(figures.received.map(({ month }) => [month, receivedIn(items, month)])),
      );
      for (const { month, ...owed } of figures.owed) {
        const { to } = daysOfStep(month, 'month', { from: year.from, to: desk.today() });
        expect(owed, `${state} ${to}`).toEqual(openOn(money, to, state).boxes);
      }
      const { boxes, advance } = openOn(money, desk.today(), state);
      const { sums } = await desk.get<OutstandingAnswer>(`/api/outstanding?state=${state}`);
      const net = Object.values(boxes).reduce((sum, box) => sum + box, advance);
      expect(sums).toEqual({ ...boxes, advance, owed: net });

      const all = { billed: 0, credited: 0, received: 0, closing: 0 };
      for (const customer of ['', ...book.map(({ id }) => id)]) {
        const expected = accountOf(items, customer, year.from);
        // Who is not in the book has no ledger.
        const ledger = customer === '' ? expected : await ledgerOf(desk, customer, asked);
        expect(ledger, customer).toEqual(expected);
        for (const name of ['billed', 'credited', 'received', 'closing'] as const) all[name] += ledger[name];
      }
      const total = (name: 'invoiced' | 'amount') => figures.received.reduce((sum, each) => sum + each[name], 0);
      expect({ ...all, billed: all.billed - all.credited }).toEqual({
        ...{ billed: total('invoiced'), credited: all.credited, received: total('amount'), closing: net },
      });
    }
  } finally {
    await database.close();
  }
}

async function ledgerOf(desk: Desk, customer: string, asked: string) {
  const ledger = await desk.get<LedgerAnswer>(`/api/customers/${customer}/ledger?${asked}&size=1`);
  const { opening, billed, credited, received, closing } = ledger;
  return { opening, billed, credited, received, closing };
}

function accountOf(items: MoneyItem[], customer: string, from: string) {
  const own = items.filter((item) => item.customer === customer);
  const sum = (some: MoneyItem[], sign = 1) => some.reduce((total, { owes }) => total + sign * owes, 0);
  const standing = own.filter(({ counts, ended }) => counts && ended === '');
  const ofYear = (sign: number, kinds: string[]) =>
    sum(
      own.filter(({ kind, date, ended }) => kinds.includes(kind) && date >= from && ended === ''),
      sign,
    );
  return {
    opening: sum(standing.filter(({ date }) => date < from)),
    billed: ofYear(1, ['tax']),
    credited: ofYear(-1, ['credit']),
    received: ofYear(-1, ['receipt', 'refund']),
    closing: sum(standing),
  };
}

function receivedIn(items: MoneyItem[], month: string): number {
  return items
    .filter(({ kind, date, ended }) => /^(receipt|refund)$/.test(kind) && date.startsWith(month) && ended === '')
    .reduce((sum, { owes }) => sum - owes, 0);
}
