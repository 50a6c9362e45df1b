import { describe, expect, test } from 'vitest';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import type { VoucherList, VoucherRecord } from '#contract/receivables/vouchers.ts';
import { buildInput } from '#test/build/factories.ts';
import { payable, type Refused, withMoneyApp } from '#test/open/with-money-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { branch } from '#test/specification/specified-firm.ts';

const { call, get, openAccount, send } = withMoneyApp();

describe('A receipt', () => {
  test('pays the oldest debts first, keeps the rest as an advance, and is on half a page of paper', async () => {
    const { invoices, money, receipt } = await openAccount('2026-10-05', '2026-09-01');
    const { status, value } = await send<IssuedVoucher>(
      'POST',
      '/api/receipts',
      receipt({ amount: 2 * payable, tds: 100_000, tdsKind: 'income-tax', note: 'With thanks' }),
    );
    expect(status).toBe(201);
    expect(value).toMatchObject({ kind: 'receipt', number: 'RC-DL/26-27/0001', open: 100_000, warnings: [] });
    expect(value.allocations.map(({ debt, amount }) => [debt.number, amount])).toEqual([
      [invoices[1]?.number, payable],
      [invoices[0]?.number, payable],
    ]);
    expect(await money()).toMatchObject({ debts: [], advances: [{ kind: 'receipt', left: 100_000 }] });

    const paper = await call('GET', `/api/receipts/${value.id}/file.pdf`);
    const bytes = new Uint8Array(await paper.arrayBuffer());
    expect(paper.headers.get('Content-Type')).toBe('application/pdf');
    const [page = '', ...more] = await readPdf(bytes);
    expect(more).toEqual([]);
    for (const said of ['Receipt', 'RC-DL/26-27/0001', '20/11/2026', 'Bank transfer', 'TDS held back', '2,13,108.00'])
      expect(page).toContain(said);
    expect(page).toContain('Rupees Two Lakh Thirteen Thousand One Hundred Eight Only');
    expect(page).toContain('Advance, to be used against later invoices 1,000.00');
    const link = await call('GET', paper.headers.get('Document-URL') ?? '');
    expect(new Uint8Array(await link.arrayBuffer())).toEqual(bytes);
  });

  test('is entered once for each key, and a cancelled one is not shown as valid', async () => {
    const { receipt, money } = await openAccount('2026-10-05');
    const key = '00000000-0000-4000-8000-00000000ca5b';
    const first = await send<IssuedVoucher>('POST', '/api/receipts', receipt(), key);
    const again = await send<IssuedVoucher>('POST', '/api/receipts', receipt(), key);
    expect([again.status, again.value.id]).toEqual([201, first.value.id]);
    expect(await money()).toMatchObject({ debts: [{ owed: payable - 5_000_000 }] });
    const other = await send<Refused>('POST', '/api/receipts', receipt({ amount: 7 }), key);
    expect(other).toMatchObject({
      status: 409,
      value: { message: `Already issued as ${first.value.number}: open it, or enter another.` },
    });
    expect(await send('POST', '/api/receipts', receipt(), 'mine')).toMatchObject({ status: 422 });
    await send('DELETE', `/api/receipts/${first.value.id}?reason=Cheque+bounced`);
    expect(await send<Refused>('POST', '/api/receipts', receipt(), key)).toMatchObject({
      status: 409,
      value: { message: `Already issued as ${first.value.number}, and cancelled since: enter another.` },
    });
  });

  test('that is cancelled says why, its paper says CANCELLED, and its debts are open again', async () => {
    const { receipt, money } = await openAccount('2026-10-05');
    const { value } = await send<IssuedVoucher>(
      'POST',
      '/api/receipts',
      receipt({ mode: 'cheque', reference: '004512' }),
    );
    const file = async () => {
      const answer = await call('GET', `/api/receipts/${value.id}/file.pdf`);
      return new Uint8Array(await answer.arrayBuffer());
    };
    const before = await file();
    expect(await file()).toEqual(before);
    const path = `/api/receipts/${value.id}`;
    expect(await send<Refused>('DELETE', path)).toMatchObject({
      status: 422,
      value: { problems: [{ field: 'reason', message: 'Say in a few words why it is cancelled' }] },
    });
    const cancelled = await send<VoucherRecord>('DELETE', `${path}?reason=Cheque+bounced`);
    expect(cancelled).toMatchObject({
      status: 200,
      value: {
        open: 0,
        cancelled: { by: 'meena', reason: 'Cheque bounced' },
        allocations: [{ endedOn: '2026-11-21' }],
      },
    });
    expect(await send('DELETE', `${path}?reason=again`)).toMatchObject({ status: 409 });
    expect(await money()).toMatchObject({ debts: [{ owed: payable }], advances: [] });
    const marked = (await readPdf(await file())).join();
    expect(marked.match(/CANCELLED/g)).toHaveLength(2);
    expect(marked).toContain('CANCELLED 21/11/2026, Cheque bounced');
    expect(marked).toContain('50,000.00');
  });

  test('is checked before it is entered, with its number and warnings', async () => {
    const { receipt, money } = await openAccount('2026-10-05');
    const cash = receipt({ amount: 20_000_000, mode: 'cash' });
    const checked = await send('POST', '/api/receipts?preview=1', cash);
    expect(checked).toMatchObject({
      status: 200,
      value: {
        number: expect.stringMatching(/^RC-DL\/26-27\/\d{4}$/),
        warnings: [{ field: 'amount', message: expect.stringContaining('Cash of ₹ 2,00,000.00 on one day') }],
      },
    });
    expect(await money()).toMatchObject({ debts: [{ owed: payable }] });
    const issued = await send<IssuedVoucher>('POST', '/api/receipts', cash);
    expect(issued.value.warnings).toEqual((checked.value as IssuedVoucher).warnings);
    expect(issued.value.number).toBe((checked.value as IssuedVoucher).number);
  });

  test('in cash is warned of over both registrations on one day, and over all days against one invoice', async () => {
    const { receipt, customer } = await openAccount();
    const body = buildInput({ customer, qty1: '1', rate1: '500000' });
    const issued = await call('POST', '/api/generateInvoice', { body });
    const [document, number] = ['Document', 'Invoice-Number'].map((name) => issued.headers.get(name));
    const enter = async (date: string, amount: number, changes: object) => {
      const cash = receipt({ date, amount, mode: 'cash', allocations: [{ document, amount }], ...changes });
      const { status, value } = await send<IssuedVoucher>('POST', '/api/receipts', cash);
      expect(status).toBe(201);
      return value.warnings.map(({ field, message }) => `${field}: ${message.split('. ')[0]}`);
    };
    expect(await enter('2026-11-19', 9_500_000, { taxState: branch, allocations: [] })).toEqual([]);
    expect(await enter('2026-11-19', 10_500_000, {})).toEqual(['amount: Cash of ₹ 2,00,000.00 on one day']);
    expect(await enter('2026-11-20', 9_500_000, {})).toEqual([
      `allocations.0: Cash of ₹ 2,00,000.00 in all against ${number}`,
    ]);
  });

  test('keeps the TDS of each invoice as it was told, and asks about GST that is not 2 % of the taxable value', async () => {
    const { receipt, invoices } = await openAccount('2026-10-05', '2026-09-01');
    const of = (tds: number[]) =>
      receipt({
        amount: 2 * payable - 400_000,
        tds: 400_000,
        tdsKind: 'gst',
        allocations: invoices.map(({ id }, index) => ({ document: id, amount: payable, tds: tds[index] })),
      });
    const wrong = await send<IssuedVoucher>('POST', '/api/receipts?preview=1', of([213_108, 180_600]));
    expect(wrong.value.warnings).toEqual([
      {
        field: 'allocations.0',
        message: `TDS of GST on ${invoices[0]?.number} is 2,131.08; 2 % of its taxable value is 1,806.00: check the certificate`,
      },
    ]);
    const { value } = await send<IssuedVoucher>('POST', '/api/receipts', of([180_600, 180_600]));
    expect(value).toMatchObject({ warnings: [], allocations: [{ tds: 180_600 }, { tds: 180_600 }] });
  });
});

test('The day book has receipts by day, mode, registration and customer, with sums that leave cancelled ones out', async () => {
  const { receipt, customer } = await openAccount();
  const one = await send<IssuedVoucher>('POST', '/api/receipts', receipt({ date: '2026-11-02' }));
  await send('POST', '/api/receipts', receipt({ date: '2026-11-03', mode: 'cash', amount: 700_000, reference: '' }));
  await send('POST', '/api/receipts', receipt({ date: '2026-11-03', tds: 100, tdsKind: 'gst', reference: 'UTR 88' }));
  await send('DELETE', `/api/receipts/${one.value.id}?reason=Entered+twice`);
  const list = (query: string) =>
    send<VoucherList>('GET', `/api/receipts?customer=${customer}&from=2026-11-01&to=2026-11-30&${query}`);
  const all = await list('');
  expect(all.headers.get('X-Total-Count')).toBe('3');
  expect(all.value.sums.toSorted((a, b) => a.mode.localeCompare(b.mode))).toEqual([
    { mode: 'bank', count: 1, amount: 5_000_000, tds: 100 },
    { mode: 'cash', count: 1, amount: 700_000, tds: 0 },
  ]);
  const found = async (query: string) => (await list(query)).value.vouchers.map(({ amount, mode }) => [mode, amount]);
  expect(await found('mode=cash')).toEqual([['cash', 700_000]]);
  expect(await found('cancelled=false')).toHaveLength(2);
  expect(await found('q=utr+88')).toEqual([['bank', 5_000_000]]);
  expect(await found(`state=${branch}`)).toEqual([]);
  expect(await found('size=1&page=3')).toHaveLength(1);
  expect((await list('size=0')).status).toBe(422);
  expect(await get<VoucherRecord>(`/api/receipts/${one.value.id}`)).toMatchObject({ number: one.value.number });
  for (const path of [`/api/refunds/${one.value.id}`, '/api/receipts/nothing', '/api/settlements/nothing/file.pdf'])
    expect((await send('GET', path)).status).toBe(404);
});
