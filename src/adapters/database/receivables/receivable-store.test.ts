import { expect, test } from 'vitest';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, branchName, homeName } from '#test/specification/specified-firm.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road, New Delhi 110085';

// One line of 100.00 with GST of 18 %: 118.00.
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };

eachDatabase('The accounts', (openAny) => {
  const open = sealedAfter(openAny);
  test('A receipt pays invoices, and what is left over is an advance', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const [first, second] = [await shop.issue('A/1', small), await shop.issue('A/2', small)];
    expect(await shop.balanceOf(customer)).toEqual([236_00, 0]);
    const receipt = await shop.receive({
      customer: customer.id,
      amount: 248_00,
      tds: 2_00,
      tdsKind: 'income-tax',
      lines: [shop.pays(first, 118_00), shop.pays(second, 100_00)],
    });
    expect(receipt).toMatchObject({ number: 'RC-DL/26-27/0001', open: 32_00, customer: { name: customer.name } });
    expect(await shop.openOf(customer)).toEqual(['A/2 18', 'RC-DL/26-27/0001 32']);
    expect(await shop.balanceOf(customer)).toEqual([18_00, 32_00]);
    expect(
      (await shop.store.linesAsIssued(receipt.id)).map(({ item, before, paid, left }) => [
        item.number,
        before,
        paid,
        left,
      ]),
    ).toEqual([
      ['A/1', 118_00, 118_00, 0],
      ['A/2', 118_00, 100_00, 18_00],
    ]);
    // TDS belongs to the invoices it was held back from: in proportion, when nobody says.
    expect((await shop.store.allocationsOf(receipt.id)).map(({ tds }) => tds)).toEqual([1_08, 92]);
    expect(await shop.faults()).toEqual({});
  });

  test('An invoice stays due when it was due, also when its customer gets more days', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const first = await shop.issue('A/1', small);
    const fields = readCustomer(
      buildCustomer({ billingAddress: hotels, gstin: '', phone: '', creditDays: customer.creditDays + 30 }),
    );
    const at = '2026-11-21T07:00:00.000Z';
    expect((await shop.customers.change(customer.id, customer.version, fields, at, actor)).kind).toBe('saved');
    const next = await shop.issue('A/2', small);
    await shop.catchUp();
    const due = async ({ id }: { id: string }) => (await shop.store.moneyOf(id))?.item.due;
    expect([await due(first), await due(next)]).toEqual(['2026-12-21', '2027-01-20']);
    expect(await shop.faults()).toEqual({});
  });

  test('A due date that was typed comes before the days of credit, and the document says the day that counts', async () => {
    const shop = await openTestAccounts(await open());
    await shop.add(hotels);
    const issued = [
      await shop.issue('A/1', small),
      await shop.issue('A/2', { ...small, dueDate: '2026-11-28' }),
      await shop.issue('A/3', { ...small, dueDate: '2026-11-21' }),
    ];
    const days = ['2026-12-21', '2026-11-28', '2026-11-21'];
    const due = await Promise.all(issued.map(async ({ id }) => (await shop.store.moneyOf(id))?.item.due));
    expect(due).toEqual(days);
    expect(issued.map(({ draft }) => draft.dueDate)).toEqual(days);
    expect(issued.map(({ data }) => JSON.parse(data).dueDate)).toEqual(days);
    expect(await shop.faults()).toEqual({});
  });

  test('A receipt is cancelled, never changed: what it paid is owed again, and its number stays', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', small);
    const receipt = await shop.receive({ customer: customer.id, amount: 118_00, lines: [shop.pays(invoice, 118_00)] });
    expect(await shop.cancelVoucher(receipt)).toMatchObject({
      kind: 'cancelled',
      voucher: { open: 0, cancelled: { reason: 'Cheque bounced' } },
    });
    expect(await shop.cancelVoucher(receipt)).toMatchObject({ kind: 'cancelled-already' });
    expect(await shop.cancelVoucher({ ...receipt, id: 'nothing' })).toEqual({ kind: 'not-found' });
    expect(await shop.openOf(customer)).toEqual(['A/1 118']);
    expect(await shop.store.allocationsOf(invoice.id)).toMatchObject([{ amount: 118_00, endedOn: '2026-11-21' }]);
    expect((await shop.receive({ customer: customer.id })).number).toBe('RC-DL/26-27/0002');
    expect(await shop.faults()).toEqual({});
  });

  test('Cancelling an invoice makes what was paid an advance', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', small);
    await shop.receive({ customer: customer.id, amount: 118_00, lines: [shop.pays(invoice, 118_00)] });
    await shop.cancel(invoice);
    expect(await shop.openOf(customer)).toEqual(['RC-DL/26-27/0001 118']);
    expect(await shop.balanceOf(customer)).toEqual([0, 118_00]);
    expect(await shop.faults()).toEqual({});
  });

  test('A credit note first takes from its invoice; what is left of it is an advance', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', small);
    await shop.receive({ customer: customer.id, amount: 100_00, lines: [shop.pays(invoice, 100_00)] });
    const original = { id: invoice.id, number: 'A/1', date: invoice.date };
    const note = await shop.issue('CN/1', { ...small, type: 'credit', referenceNumber: 'A/1' }, { original });
    expect(await shop.openOf(customer)).toEqual(['CN/1 100']);
    await shop.cancel(note);
    expect(await shop.openOf(customer)).toEqual(['A/1 18']);
    expect(await shop.faults()).toEqual({});
  });

  test('A note against nobody’s invoice takes from it, and both go to the customer who is added', async () => {
    const shop = await openTestAccounts(await open());
    const invoice = await shop.issue('A/1', small);
    const original = { id: invoice.id, number: 'A/1', date: invoice.date };
    const elsewhere = { ...small, buyerAddress: 'Example Hotels\nother address 110001', rate1: '10.00' };
    await shop.issue('CN/1', { ...elsewhere, type: 'credit', referenceNumber: 'A/1' }, { original });
    const customer = await shop.add(hotels);
    expect(await shop.links()).toEqual(['A/1 Example Hotels, Aerocity', 'CN/1 Example Hotels, Aerocity']);
    expect(await shop.openOf(customer)).toEqual(['A/1 106']);
    expect(await shop.faults()).toEqual({});
  });

  test('An advance is used, paid back and set off; a refund whose receipt bounced is owed', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const by = { customer: customer.id };
    const receipt = await shop.receive({ ...by, amount: 300_00 });
    const [first, second] = [await shop.issue('A/1', small), await shop.issue('A/2', small)];
    expect(await shop.use(receipt, [{ debt: first.id, amount: 118_00 }])).toMatchObject({ kind: 'used' });
    const setOff = await shop.setOff(receipt, second, 18_00, by);
    expect(setOff).toMatchObject({ number: 'ST-DL/26-27/0001', amount: 18_00, open: 0 });
    const refund = await shop.refund(receipt, 64_00, by);
    expect(refund).toMatchObject({ number: 'RF-DL/26-27/0001', open: 0 });
    expect(await shop.openOf(customer)).toEqual(['A/2 100', 'RC-DL/26-27/0001 100']);
    await shop.cancelVoucher(setOff);
    expect(await shop.openOf(customer)).toEqual(['A/2 118', 'RC-DL/26-27/0001 118']);
    await shop.cancelVoucher(receipt);
    expect(await shop.openOf(customer)).toEqual(['RF-DL/26-27/0001 64', 'A/1 118', 'A/2 118']);
    expect(await shop.faults()).toEqual({});
  });

  test('A settlement ends a debt without money, with its reason', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', small);
    const told = await shop.settle(invoice, 2_00, { customer: customer.id, reason: 'tds', tdsKind: 'gst' });
    expect(told).toMatchObject({ reason: 'tds', tdsKind: 'gst', amount: 2_00 });
    expect((await shop.store.allocationsOf(told.id)).map(({ tds }) => tds)).toEqual([2_00]);
    await shop.settle(invoice, 116_00, { customer: customer.id, reason: 'bad-debt' });
    expect(await shop.openOf(customer)).toEqual([]);
    expect(await shop.faults()).toEqual({});
  });

  test('An opening bill is a debt or an advance, and never falls below what is allocated to it', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const [debt, advance] = [
      await shop.open({ customer: customer.id }),
      await shop.open({ customer: customer.id, side: 'cr', reference: 'OLD/9', amount: 80_00 }),
    ];
    await shop.use(advance, [{ debt: debt.id, amount: 60_00 }]);
    const change = (amount: number, version = 1) => {
      const { reference, date, due, note } = debt;
      return shop.store.changeOpening(
        debt.id,
        version,
        { reference, date, due, note, amount },
        '2026-11-21T07:00:00.000Z',
        {
          username: 'meena',
          address: '',
        },
      );
    };
    expect(await change(59_99)).toMatchObject({
      kind: 'refused',
      refusal: { problems: [{ field: 'amount', message: '60.00 of it is paid already: not below that' }] },
    });
    expect(await change(60_00)).toMatchObject({ kind: 'saved', bill: { version: 2, open: 0 } });
    expect(await change(70_00)).toMatchObject({ kind: 'changed-since', bill: { amount: 60_00 } });
    expect(await shop.balanceOf(customer)).toEqual([0, 20_00]);
    await shop.store.endOpening(debt.id, 2, '2026-11-21T07:00:00.000Z', { username: 'meena', address: '' });
    expect(await shop.balanceOf(customer)).toEqual([0, 80_00]);
    expect((await shop.store.openings(customer.id)).map(({ reference }) => reference)).toEqual(['OLD/9']);
    expect(await shop.faults()).toEqual({});
  });

  test('Every problem of a receipt is said, by field, and its number is given to the next one', async () => {
    const shop = await openTestAccounts(await open());
    const [customer, other] = [await shop.add(hotels), await shop.add(clinics)];
    const mine = await shop.issue('A/1', small);
    const cancelled = await shop.issue('A/2', small);
    await shop.cancel(cancelled);
    const theirs = await shop.issue('A/3', { ...small, buyerAddress: clinics });
    const elsewhere = await shop.issue('A/4', { ...small, taxState: branch, taxType: 'central' });
    const answer = await shop.tryIssue({
      customer: customer.id,
      date: '2026-11-22',
      amount: 1_000_000_000_00,
      mode: '',
      lines: [
        shop.pays(mine, 118_01),
        shop.pays(cancelled, 1),
        shop.pays(theirs, 1),
        shop.pays(elsewhere, 1),
        shop.pays({ id: 'nowhere' }, 1),
      ],
    });
    expect(answer).toMatchObject({
      kind: 'refused',
      refusal: {
        problems: [
          { field: 'date', message: 'Date is after today' },
          { field: 'amount', message: 'More than 99,99,99,999.99 is not possible: check the digits' },
          { field: 'mode' },
          { field: 'allocations.0', message: 'More than A/1 owes: 118.00 at most' },
          { field: 'allocations.1', message: 'A/2 is cancelled' },
          { field: 'allocations.2', message: 'A/3 is another customer’s' },
          { field: 'allocations.3', message: `A/4 is of the registration of ${branchName}, not of ${homeName}` },
          { field: 'allocations.4', message: 'There is no such invoice in the accounts' },
        ],
      },
    });
    expect((await shop.receive({ customer: other.id })).number).toBe('RC-DL/26-27/0001');
    expect(await shop.faults()).toEqual({});
  });

  test('The same Idempotency-Key issues one receipt', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', small);
    const draft = { customer: customer.id, amount: 118_00, lines: [shop.pays(invoice, 118_00)] };
    const idempotency = { key: 'once', bodyHash: 'same' };
    const answers = await Promise.all([1, 2, 3].map(() => shop.tryIssue(draft, { idempotency })));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['issued', 'replayed', 'replayed']);
    expect(await shop.tryIssue(draft, { idempotency: { key: 'once', bodyHash: 'other' } })).toMatchObject({
      kind: 'key-spent',
      voucher: { number: 'RC-DL/26-27/0001' },
    });
    expect(await shop.faults()).toEqual({});
  });

  test('The day book filters, finds by beginnings of words, and sums what stands', async () => {
    const shop = await openTestAccounts(await open());
    const customer = await shop.add(hotels);
    const by = { customer: customer.id };
    await shop.receive({ ...by, mode: 'cash', date: '2026-11-19', amount: 50_00, reference: 'Slip 0418' });
    const bounced = await shop.receive({ ...by, mode: 'cheque', date: '2026-11-20' });
    await shop.cancelVoucher(bounced);
    await shop.receive({ ...by, mode: 'cash', amount: 70_00, tds: 7_00, tdsKind: 'gst' });
    const all = {
      kind: '',
      taxState: '',
      mode: '',
      customer: '',
      from: '',
      to: '',
      query: '',
      withCancelled: true,
    } as const;
    const numbers = async (filter: Partial<typeof all> | object) =>
      (await shop.store.page({ ...all, ...filter }, 1, 10)).vouchers.map(({ number }) => number.slice(-4));
    expect(await numbers({})).toEqual(['0003', '0002', '0001']);
    expect(await numbers({ withCancelled: false, to: '2026-11-20' })).toEqual(['0001']);
    expect(await numbers({ query: 'slip 04' })).toEqual(['0001']);
    expect(await numbers({ query: 'lip' })).toEqual([]);
    expect(await numbers({ query: 'aero hot', mode: 'cheque' })).toEqual(['0002']);
    expect((await shop.store.page(all, 2, 2)).vouchers).toHaveLength(1);
    expect(await shop.store.page(all, 1, 1)).toMatchObject({
      count: 3,
      sums: [
        { mode: 'cash', count: 2, amount: 120_00, tds: 7_00 },
        { mode: 'cheque', count: 0, amount: 0, tds: 0 },
      ],
    });
    const streamed = [];
    for await (const { number } of shop.store.stream(all)) streamed.push(number.slice(-4));
    expect(streamed).toEqual(['0001', '0002', '0003']);
    expect(await shop.store.cashReceived(customer.id, '2026-11-21', [])).toMatchObject({ onDay: 70_00 });
  });
});
