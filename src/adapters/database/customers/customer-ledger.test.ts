import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/indian-date.ts';
import { oldestFirst } from '#domain/receivables/oldest-first.ts';
import { statementOf } from '#domain/receivables/statement.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { calculateHere } from '../receivables/calculate-past.ts';
import { openCustomerLedger } from './customer-ledger.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road, New Delhi 110085';

/** The same numbers for the same seed. */
function openChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function sumOf(items: readonly { open: number }[]) {
  return items.reduce((sum, { open }) => sum + open, 0);
}

function shown(items: { id: string; side: string; open: number }[]) {
  return items.map(({ id, side, open }) => `${id} ${side} ${open}`).sort();
}

function dayOf(number: number) {
  return `2026-11-${String(number).padStart(2, '0')}`;
}

const at = '2026-11-21T06:00:00.000Z';
const all = { taxState: home, from: '', to: '', what: 'all', isOwnBranch: false } as const;

eachDatabase('The ledger of a customer', (open) => {
  test.each([7, 88, 2026])(
    'comes to what is open on every day, after any events: %i',
    async (seed) => {
      const database = await open();
      const shop = await openTestAccounts(database);
      const ledger = openCustomerLedger(database);
      const customer = await shop.add(hotels);
      const other = await shop.add(clinics);
      const chance = openChance(seed);
      const cancelled = new Set<string>();
      /** The taxable value of each invoice that its notes have left, in rupees. */
      const left = new Map<string, number>();
      const [invoices, vouchers]: [{ id: string; number: string; date: string }[], { id: string; date: string }[]] = [
        [],
        [],
      ];
      for (let turn = 1; turn <= 45; turn += 1) {
        const [date, whose] = [dayOf(1 + chance(21)), chance(4) === 0 ? other : customer];
        const buyerAddress = whose === customer ? hotels : clinics;
        const rate1 = String(100 + chance(900));
        const items = await shop.store.openItems(whose.id, home);
        const [debt, advance] = [items.debts[0], items.advances[0]];
        const later = [date, debt?.date ?? '', advance?.date ?? ''].toSorted().at(-1) ?? date;
        switch (chance(8)) {
          case 0:
          case 1:
            invoices.push(await shop.issue(`A/${turn}`, { buyerAddress, qty1: '1', rate1, orderDate: date }));
            left.set(invoices.at(-1)?.id ?? '', Number(rate1));
            break;
          case 2: {
            const amount = (50 + chance(900)) * 100;
            const lines = oldestFirst(amount, items.debts).map((line) => ({ ...line, source: null, tds: 0 }));
            const [tds, last] = [
              chance(2) * 100,
              items.debts.reduce((day, each) => (each.date > day ? each.date : day), date),
            ];
            const draft = { customer: whose.id, amount: amount - tds, tds, tdsKind: 'gst', date: last, lines } as const;
            vouchers.push(await shop.receive({ ...draft, lines: [...lines] }));
            break;
          }
          case 3:
            if (advance)
              vouchers.push(
                await shop.refund(advance, Math.min(advance.open, 7_00), { customer: whose.id, date: later }),
              );
            break;
          case 4:
            if (debt)
              vouchers.push(await shop.settle(debt, Math.min(debt.open, 3_00), { customer: whose.id, date: later }));
            break;
          case 5: {
            if (!debt || !advance) break;
            const amount = Math.min(debt.open, advance.open);
            if (chance(2) === 0) await shop.use(advance, [{ debt: debt.id, amount }]);
            else vouchers.push(await shop.setOff(advance, debt, amount, { customer: whose.id, date: later }));
            break;
          }
          case 6: {
            const voucher = vouchers[chance(vouchers.length)];
            if (voucher) await shop.store.cancel(voucher.id, 'Cheque bounced', '2026-11-21T06:00:00.000Z', actor);
            else await shop.open({ customer: whose.id, side: chance(2) === 0 ? 'dr' : 'cr', reference: `OLD/${turn}` });
            break;
          }
          default: {
            const invoice = invoices[chance(invoices.length)];
            if (!invoice) break;
            if (chance(2) === 0 || cancelled.has(invoice.id)) {
              await shop.cancel(invoice);
              cancelled.add(invoice.id);
            } else {
              const most = left.get(invoice.id) ?? 0;
              const rupees = Math.min(Number(rate1), most);
              if (rupees === 0) break;
              left.set(invoice.id, most - rupees);
              const changes = {
                buyerAddress,
                type: 'credit',
                referenceNumber: invoice.number,
                qty1: '1',
                rate1: String(rupees),
                orderDate: date < invoice.date ? invoice.date : date,
              } as const;
              await shop.issue(`CN/${turn}`, changes, { original: invoice });
            }
          }
        }
      }
      for (const whose of [customer, other])
        for (const day of [1, 9, 15, 20, 21].map(dayOf)) {
          const period = { ...all, customer: whose.id, to: day };
          const { debts, advances } = await ledger.openOn(whose.id, home, day);
          const whole = await ledger.entries(period, 1000);
          const part = await ledger.entries({ ...period, from: dayOf(8) }, 1000);
          const statement = statementOf({
            from: '',
            to: day,
            opening: 0,
            entries: whole?.entries ?? [],
            debts,
            advances,
          });
          expect([day, statement.closing]).toEqual([day, sumOf(debts) - sumOf(advances)]);
          const past = await calculateHere(database).items({ day, taxState: home }, whose.id);
          expect([day, ...shown(past)]).toEqual([day, ...shown([...debts, ...advances])]);
          expect(part && part.opening + statement.closing).toBe(
            part && statement.closing + (whole?.entries.filter(({ date }) => date < dayOf(8)).at(-1)?.balance ?? 0),
          );
          expect(await ledger.page(period, 1, 3, 'newest')).toMatchObject({ opening: 0, closing: statement.closing });
          if (day === dayOf(21)) {
            const now = await shop.store.openItems(whose.id, home);
            expect([shown(debts), shown(advances)]).toEqual([shown(now.debts), shown(now.advances)]);
          }
        }
      expect(await shop.faults()).toEqual({});
    },
    60_000,
  );

  test('has the same entries and balances on pages of each size, from either end, in any months', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const ledger = openCustomerLedger(database);
    const customer = await shop.add(hotels);
    const days = ['2026-04-30', '2026-08-01', '2026-08-01', '2026-08-31', '2026-10-05', '2026-11-01', '2026-11-21'];
    for (const [index, orderDate] of days.entries())
      await shop.issue(`A/${index}`, { buyerAddress: hotels, orderDate, rate1: String(100 + index) });
    const receipt = await shop.receive({ customer: customer.id, date: '2026-08-31' });
    await shop.store.cancel(receipt.id, 'Cheque bounced', '2026-11-21T06:00:00.000Z', actor);
    for (const period of [{}, { from: '2026-08-01' }, { from: '2026-08-02', to: '2026-11-01' }, { to: '2026-10-31' }]) {
      const filter = { ...all, customer: customer.id, ...period };
      const whole = (await ledger.entries(filter, 100))?.entries ?? [];
      for (const size of [1, 2, 4, 50]) {
        const pages = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => index + 1);
        const read = (order: 'oldest' | 'newest') =>
          Promise.all(pages.map(async (page) => (await ledger.page(filter, page, size, order)).entries));
        expect([size, ...(await read('oldest')).flat()]).toEqual([size, ...whole]);
        expect([size, ...(await read('newest')).flat()]).toEqual([size, ...whole.toReversed()]);
      }
      expect((await ledger.page(filter, 51, 50, 'oldest')).entries).toEqual([]);
    }
  });

  test('lists documents of before money is kept here, and of an own branch, without owing them', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const ledger = openCustomerLedger(database);
    const customer = await shop.add(hotels);
    await shop.issue('A/1', { buyerAddress: hotels, orderDate: '2026-10-05' });
    await shop.issue('A/2', { buyerAddress: hotels, orderDate: '2026-11-05' });
    await openCompanyStore(database).save(buildCompany({ moneyKeptFrom: '2026-11-01' }), false, at, actor);
    await shop.catchUp();
    const entries = async (changes: object = {}) => {
      const page = await ledger.page({ ...all, customer: customer.id, ...changes }, 1, 50, 'oldest');
      return [page.billed, page.closing, ...page.entries.map(({ counts, balance }) => [counts, balance])];
    };
    const payable = 10_655_400;
    expect(await entries()).toEqual([2 * payable, payable, [false, 0], [true, payable]]);
    expect(await entries({ what: 'documents' })).toEqual([
      2 * payable,
      2 * payable,
      [true, payable],
      [true, 2 * payable],
    ]);
    expect(await entries({ isOwnBranch: true })).toEqual([2 * payable, 0, [false, 0], [false, 0]]);
  });

  test('opens a period with what came before it, also of whole years and wherever money began to be kept', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const ledger = openCustomerLedger(database);
    const customer = (await shop.add(hotels)).id;
    const days = ['2023-04-01', '2024-03-31', '2024-06-15', '2025-04-01', '2026-01-10', '2026-03-31', '2026-10-05'];
    const issued = [];
    for (const [index, orderDate] of days.entries()) {
      const given = { buyerAddress: hotels, orderDate, rate1: String(100 + index) };
      issued.push(await shop.issue(`A/${index}`, given));
      await shop.issue(`B/${index}`, { ...given, taxState: branch, rate1: String(200 + index) });
      await shop.issue(`P/${index}`, { ...given, type: 'pro' });
    }
    const [, cancelled, noted] = issued;
    if (!cancelled || !noted) throw new Error('There are seven invoices.');
    await shop.cancel(cancelled);
    const note = {
      buyerAddress: hotels,
      type: 'credit',
      referenceNumber: noted.number,
      qty1: '1',
      rate1: '40',
    } as const;
    await shop.issue('CN/1', { ...note, orderDate: '2025-03-31' }, { original: noted });
    await shop.receive({ customer, date: '2025-03-31', amount: 50_00 });
    for (const kept_from of ['', '2024-03-31', '2024-04-01', '2025-04-02', '2026-02-01', '2026-11-01']) {
      await openCompanyStore(database).save(buildCompany({ moneyKeptFrom: kept_from }), false, at, actor);
      await shop.catchUp();
      for (const changes of [{}, { taxState: '' as const }, { what: 'documents' as const }, { isOwnBranch: true }])
        for (const from of [
          '2023-04-01',
          '2024-03-31',
          '2024-04-01',
          '2025-04-01',
          '2025-04-02',
          '2026-03-15',
          '2026-11-21',
        ]) {
          const filter = { ...all, ...changes, customer };
          const before = await ledger.entries({ ...filter, to: addDays(from, -1) }, 100);
          const { opening } = await ledger.page({ ...filter, from }, 1, 50, 'newest');
          const case_ = { kept_from, from, ...changes };
          expect({ ...case_, opening }).toEqual({ ...case_, opening: before?.entries.at(-1)?.balance ?? 0 });
        }
    }
  });

  test('is not read when it is longer than asked for', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    await shop.issue('A/1', { buyerAddress: hotels });
    await shop.receive({ customer: customer.id });
    const ledger = openCustomerLedger(database);
    expect(await ledger.entries({ ...all, customer: customer.id }, 1)).toBeNull();
    expect((await ledger.entries({ ...all, customer: customer.id }, 2))?.entries).toHaveLength(2);
  });
});
