import { expect, test } from 'vitest';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';

const ROUNDS = 8;
const CLIENTS = 32;
const addressOf = (name: string | number) => `Sample Homes ${name}\nCuttack 753001`;
const amount = 118_00;

function buyer(name: string | number) {
  return { buyerAddress: addressOf(name), qty1: '1', rate1: '100.00', gst1: '18' };
}

/** Runs calls together, each begun after the one before it by a changing time, so that they meet in other places each round. */
function together<T>(round: number, ...calls: (() => Promise<T>)[]): Promise<T[]> {
  return Promise.all(
    calls.map(async (call, index) => {
      const turns = (round * (index + 1)) % 7;
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      return call();
    }),
  );
}

/** As `Promise.all`, but a call that is refused answers with its message. */
function orRefused<T>(call: Promise<T>): Promise<T | string> {
  return call.catch((error: Error) => error.message);
}

eachDatabase('At the same time', (openAny) => {
  const open = sealedAfter(openAny);
  test('32 clerks receive the money for one invoice: it is paid once', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(addressOf(1));
    const invoice = await shop.issue('A/1', buyer(1));
    const whole = { customer: customer.id, amount, lines: [shop.pays(invoice, amount)] };
    const answers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.tryIssue(whole)));
    expect(answers.filter(({ kind }) => kind === 'issued')).toHaveLength(1);
    expect(answers.find(({ kind }) => kind === 'refused')).toMatchObject({
      refusal: { problems: [{ field: 'allocations.0', message: 'More than A/1 owes: 0.00 at most' }] },
    });
    const second = await shop.issue('A/2', buyer(1));
    const tenth = { customer: customer.id, amount: 10_00, lines: [shop.pays(second, 10_00)] };
    const parts = await Promise.all(Array.from({ length: CLIENTS }, () => shop.tryIssue(tenth)));
    expect(parts.filter(({ kind }) => kind === 'issued')).toHaveLength(11);
    expect(await shop.balanceOf(customer)).toEqual([8_00, 0]);
    expect((await shop.receive({ customer: customer.id })).number).toBe('RC-DL/26-27/0013');
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('32 clerks use, set off and pay back one advance: no rupee is used twice', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(addressOf(1));
    const by = { customer: customer.id };
    const receipt = await shop.receive({ ...by, amount: 100_00 });
    const invoice = await shop.issue('A/1', { ...buyer(1), rate1: '1000.00' });
    const ways = [
      () => shop.use(receipt, [{ debt: invoice.id, amount: 10_00 }]).then(({ kind }) => kind === 'used'),
      () => orRefused(shop.setOff(receipt, invoice, 10_00, by)).then((answer) => typeof answer !== 'string'),
      () => orRefused(shop.refund(receipt, 10_00, by)).then((answer) => typeof answer !== 'string'),
    ];
    const done = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => ways[index % 3]?.()));
    expect(done.filter(Boolean)).toHaveLength(10);
    expect((await shop.store.moneyOf(receipt.id))?.item.open).toBe(0);
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('32 tries with one key use an advance once, and all get the same answer', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(addressOf(1));
    const receipt = await shop.receive({ customer: customer.id, amount: 1000_00 });
    const invoice = await shop.issue('A/1', { ...buyer(1), rate1: '1000.00' });
    for (const key of ['one', 'two', 'three']) {
      const lines = [{ debt: invoice.id, amount: 10_00 }];
      const answers = await Promise.all(Array.from({ length: CLIENTS }, () => shop.use(receipt, lines, key)));
      const done = answers.flatMap((answer) => ('allocations' in answer ? [answer.allocations] : []));
      expect(answers.filter(({ kind }) => kind === 'used')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'replayed')).toHaveLength(CLIENTS - 1);
      for (const each of done) expect(each).toEqual(done[0]);
    }
    expect((await shop.store.moneyOf(receipt.id))?.item.open).toBe(970_00);
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('an invoice is cancelled and paid: what came is an advance, or was refused', async () => {
    const shop = await openTestAccounts(await open());
    for (let round = 0; round < ROUNDS; round++) {
      const customer = await shop.add(addressOf(round));
      const invoice = await shop.issue(`A/${round}`, buyer(round));
      const [, answer] = await together<unknown>(
        round,
        () => shop.cancel(invoice),
        () => shop.tryIssue({ customer: customer.id, amount, lines: [shop.pays(invoice, amount)] }),
      );
      const isPaid = (answer as { kind: string }).kind === 'issued';
      expect(await shop.balanceOf(customer)).toEqual([0, isPaid ? amount : 0]);
    }
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('a receipt is cancelled and what is left of it is used: nothing is paid by it afterwards', async () => {
    const shop = await openTestAccounts(await open());
    for (let round = 0; round < ROUNDS; round++) {
      const customer = await shop.add(addressOf(round));
      const invoice = await shop.issue(`A/${round}`, buyer(round));
      const receipt = await shop.receive({ customer: customer.id, amount });
      await together<unknown>(
        round,
        () => shop.use(receipt, [{ debt: invoice.id, amount }]),
        () => shop.cancelVoucher(receipt),
        () => orRefused(shop.refund(receipt, 18_00, { customer: customer.id })),
      );
      const { debts, advances } = await shop.store.openItems(customer.id, home);
      expect(advances).toEqual([]);
      expect(debts.find(({ id }) => id === invoice.id)?.open).toBe(amount);
    }
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('an invoice is credited, paid and cancelled: its books foot in any order', async () => {
    const shop = await openTestAccounts(await open());
    for (let round = 0; round < ROUNDS; round++) {
      const customer = await shop.add(addressOf(round));
      const invoice = await shop.issue(`A/${round}`, buyer(round));
      const original = { id: invoice.id, number: `A/${round}`, date: invoice.date };
      const note = { ...buyer(round), type: 'credit' as const, referenceNumber: `A/${round}` };
      await together<unknown>(
        round,
        () => orRefused(shop.issue(`CN/${round}`, note, { original })),
        () => shop.cancel(invoice),
        () => shop.tryIssue({ customer: customer.id, amount: 18_00, lines: [shop.pays(invoice, 18_00)] }),
      );
    }
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('an invoice is issued, its customer is added, pays and is merged: the money stays with the documents', async () => {
    const shop = await openTestAccounts(await open());
    for (let round = 0; round < ROUNDS; round++) {
      const into = await shop.add(addressOf(`into ${round}`));
      const first = await shop.issue(`A/${round}`, buyer(round));
      const [, customer] = (await together<unknown>(
        round,
        () => shop.issue(`B/${round}`, buyer(round)),
        () => shop.add(addressOf(round)),
      )) as [unknown, { id: string }];
      await together<unknown>(
        round,
        () => shop.tryIssue({ customer: customer.id, amount, lines: [shop.pays(first, amount)] }),
        () => shop.merge(customer, into),
        () => shop.tryIssue({ customer: customer.id, amount: 50_00 }),
        () => shop.issue(`C/${round}`, buyer(round)),
      );
      expect(await shop.balanceOf(customer)).toEqual([0, 0]);
      const [owed = 0, advances = 0] = await shop.balanceOf(into);
      const cameIn = (await shop.store.page({ ...everything, customer: into.id }, 1, 10)).sums[0]?.amount ?? 0;
      expect(owed - advances).toBe(3 * amount - cameIn);
    }
    expect(await shop.faults()).toEqual({});
  }, 60_000);
});

const everything = {
  kind: '',
  taxState: '',
  mode: '',
  customer: '',
  from: '',
  to: '',
  query: '',
  withCancelled: true,
} as const;
