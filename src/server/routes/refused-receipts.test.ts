import { describe, expect, test } from 'vitest';
import { payable, type Refused, withMoneyApp } from '#test/open/with-money-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const { call, openAccount, send } = withMoneyApp();

describe('Bad input is refused with a sentence for each field', () => {
  const tooMuch = 'More than 99,99,99,999.99 is not possible: check the digits';
  test.each([
    ['0', { amount: 0 }, { amount: 'Type the amount that came' }],
    ['below 0', { amount: -5 }, { amount: 'Type the amount that came' }],
    ['a part of a paisa', { amount: 0.5 }, { amount: 'Type the amount that came' }],
    ['1e18', { amount: 1e18 }, { amount: 'Type the amount that came' }],
    ['1e12', { amount: 1e12 }, { amount: tooMuch }],
    ['text', { amount: '1e9' }, { amount: 'amount is missing, or its value is not accepted.' }],
    ['tomorrow', { date: '2026-11-22' }, { date: 'Date is after today' }],
    ['no date', { date: 'today' }, { date: 'Type a date' }],
    ['no mode', { mode: 'gold' }, { mode: 'Choose how the money was paid' }],
    ['nobody', { customer: 'nobody' }, { customer: 'This customer is not in the book: choose another' }],
    ['no registration', { taxState: 'atlantis' }, { taxState: 'Choose the registration' }],
    ['TDS of no kind', { tds: 500 }, { tdsKind: 'Choose the tax that was held back: income tax or GST' }],
    [
      'more TDS than money',
      { tds: 6_000_000, tdsKind: 'gst' },
      { tds: 'More is held back than came: check the two amounts' },
    ],
    ['a long note', { note: 'x'.repeat(201) }, { note: 'Note can have at most 200 characters' }],
    [
      'a line that pays nothing',
      { allocations: [{ amount: 5 }] },
      { allocations: 'A line names what it pays, and what pays it' },
    ],
    [
      'an invoice that does not exist',
      { allocations: [{ document: 'nothing', amount: 5 }] },
      { 'allocations.0': 'There is no such invoice in the accounts' },
    ],
    [
      '501 lines',
      { allocations: Array(501).fill({ document: 'x', amount: 1 }) },
      { allocations: 'allocations is missing, or its value is not accepted.' },
    ],
  ])('%s', async (_, changes, problems) => {
    const { receipt } = await openAccount();
    for (const path of ['/api/receipts', '/api/receipts?preview=1']) {
      const { status, value } = await send<Refused>('POST', path, receipt(changes));
      expect([status, Object.fromEntries(value.problems.map(({ field, message }) => [field, message]))]).toEqual([
        422,
        problems,
      ]);
    }
  });

  test('more than an invoice owes, and for a cancelled invoice', async () => {
    const { receipt, invoices } = await openAccount('2026-10-05', '2026-10-06');
    const [first, second] = invoices;
    const above = receipt({
      amount: 30_000_000,
      allocations: [{ document: first?.id, amount: payable + 1 }],
    });
    expect(await send<Refused>('POST', '/api/receipts', above)).toMatchObject({
      status: 422,
      value: {
        problems: [{ field: 'allocations.0', message: `More than ${first?.number} owes: 1,06,554.00 at most` }],
      },
    });
    await call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(second?.number ?? '')}`);
    const cancelled = receipt({ allocations: [{ document: second?.id, amount: 5 }] });
    for (const path of ['/api/receipts', '/api/receipts?preview=1'])
      expect(await send<Refused>('POST', path, cancelled)).toMatchObject({
        status: 422,
        value: { problems: [{ field: 'allocations.0', message: `${second?.number} is cancelled` }] },
      });
  });

  test('a body of more than a megabyte', async () => {
    const { receipt } = await openAccount();
    const body = JSON.stringify(receipt({ note: 'x'.repeat(1_000_001) }));
    const answer = await call('POST', '/api/receipts', {
      body,
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
    });
    expect([answer.status, ((await answer.json()) as Refused).message]).toEqual([
      413,
      'The body is too large: at most 1 MB.',
    ]);
  });
});
