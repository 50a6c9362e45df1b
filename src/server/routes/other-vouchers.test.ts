import { describe, expect, test } from 'vitest';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import { payable, type Refused, withMoneyApp } from '#test/open/with-money-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';

const { call, openAccount, send } = withMoneyApp();

describe('Refunds, settlements and advances', () => {
  test('A refund pays back the oldest advances, and cancelling it gives them back', async () => {
    const { receipt, money } = await openAccount();
    const refund = receipt({ amount: 6_000_000, mode: 'upi', reference: '' });
    expect(await send<Refused>('POST', '/api/refunds', refund)).toMatchObject({ status: 422 });
    const older = await send<IssuedVoucher>('POST', '/api/receipts', receipt({ date: '2026-11-01' }));
    const newer = await send<IssuedVoucher>('POST', '/api/receipts', receipt());
    const paid = await send<IssuedVoucher>('POST', '/api/refunds', refund);
    expect(paid).toMatchObject({ status: 201, value: { kind: 'refund', number: 'RF-DL/26-27/0001', open: 0 } });
    expect(paid.value.allocations.map(({ source, amount }) => [source.id, amount])).toEqual([
      [older.value.id, 5_000_000],
      [newer.value.id, 1_000_000],
    ]);
    expect(await money()).toMatchObject({ advances: [{ id: newer.value.id, left: 4_000_000 }] });
    const paper = await call('GET', `/api/refunds/${paid.value.id}/file.pdf`);
    const page = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join();
    for (const said of ['Refund', 'Paid to', 'Advance paid back', 'UPI', '10,000.00']) expect(page).toContain(said);
    expect((await send('DELETE', `/api/refunds/${paid.value.id}?reason=Not+sent`)).status).toBe(200);
    expect((await money()).advances.map(({ left }) => left)).toEqual([5_000_000, 5_000_000]);
  });

  test('A settlement ends debts without money, and says why on its paper', async () => {
    const { invoices, money, customer } = await openAccount('2026-10-05');
    const settlement = {
      ...{ customer, taxState: home, date: '2026-11-20', note: 'As agreed by phone' },
      allocations: [{ document: invoices[0]?.id, amount: 55_400 }],
    };
    expect(await send<Refused>('POST', '/api/settlements', settlement)).toMatchObject({
      value: { problems: [{ field: 'reason', message: 'Choose why the debt ends' }] },
    });
    const { status, value } = await send<IssuedVoucher>('POST', '/api/settlements', {
      ...settlement,
      reason: 'discount',
    });
    expect([status, value.number, value.amount]).toEqual([201, 'ST-DL/26-27/0001', 55_400]);
    expect(await money()).toMatchObject({ debts: [{ owed: 10_600_000 }], advances: [] });
    const paper = await call('GET', `/api/settlements/${value.id}/file.pdf`);
    const page = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join();
    for (const said of ['Settlement', 'Discount', 'As agreed by phone', 'Settled now', '554.00', 'No money was paid.'])
      expect(page).toContain(said);
  });

  test('An advance pays an invoice later, by itself or by a set-off, and never more than is left', async () => {
    const { invoices, money, receipt, customer } = await openAccount('2026-10-05');
    const { value } = await send<IssuedVoucher>('POST', '/api/receipts', receipt({ allocations: [] }));
    const use = (amount: number) => ({ source: value.id, allocations: [{ document: invoices[0]?.id, amount }] });
    expect(await send<Refused>('POST', '/api/advances/use', use(5_000_001))).toMatchObject({
      status: 422,
      value: {
        problems: [{ field: 'allocations.0', message: `More than is left of ${value.number}: 50,000.00 at most` }],
      },
    });
    const key = '00000000-0000-4000-8000-00000000ad5e';
    for (let turn = 0; turn < 2; turn += 1)
      expect(await send('POST', '/api/advances/use', use(1_000_000), key)).toMatchObject({
        status: 201,
        value: { allocations: [{ amount: 1_000_000, date: '2026-11-21', voucher: null, endedOn: null }] },
      });
    expect(await money()).toMatchObject({ debts: [{ owed: payable - 1_000_000 }], advances: [{ left: 4_000_000 }] });
    const setOff = await send<IssuedVoucher>('POST', '/api/settlements', {
      ...{ customer, taxState: home, date: '2026-11-20', reason: 'set-off' },
      allocations: [{ source: value.id, document: invoices[0]?.id, amount: 4_000_000 }],
    });
    expect(setOff.status).toBe(201);
    expect(await money()).toMatchObject({ debts: [{ owed: payable - 5_000_000 }], advances: [] });
    const paper = await call('GET', `/api/settlements/${setOff.value.id}/file.pdf`);
    const page = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join();
    for (const said of ['Set-off against an advance', 'Advance used', value.number, '40,000.00'])
      expect(page).toContain(said);
  });
});
