import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { issueOverWire, problemsOf } from '#test/wire/issue-over-wire.ts';

const ask = { 'Equal-Document': 'ask' };

async function openShop() {
  const app = await openTestApp();
  const issue = issueOverWire(() => app);
  const count = async () => (await app.everything()).invoices?.length ?? 0;
  const first = await issue({}, ask);
  return { app, issue, count, number: first.headers.get('Invoice-Number'), id: first.headers.get('Document') };
}

test('The second of two equal documents of a day is not issued before somebody was asked; then it is', async () => {
  const { app, issue, count, number, id } = await openShop();
  const asked = await issue({ referenceNumber: 'Second order' }, ask);
  expect(asked.status).toBe(409);
  expect([asked.headers.get('Invoice-Number'), asked.headers.get('Document')]).toEqual([number, id]);
  expect(await problemsOf(asked.clone())).toEqual([{ field: 'twin', message: number }]);
  expect(((await asked.json()) as { message: string }).message).toBe(
    `${number} has the same buyer, rows and amount. meena issued it on 21/11/2026 11:30.`,
  );
  expect(await count()).toBe(1);
  expect((await issue({ referenceNumber: 'Second order' })).status).toBe(200);
  expect(await count()).toBe(2);
  await app.close();
});

test('Another day, kind, registration, buyer, row or amount is not asked about, and neither is one that was cancelled', async () => {
  const { app, issue, count, number } = await openShop();
  const others: InvoiceInput[] = [
    { orderDate: '2026-11-20' },
    { type: 'pro' },
    { taxState: branch, taxType: 'central' },
    { buyerAddress: 'Another Hotel\nNew Delhi 110001' },
    { qty1: '7' },
    { pcomment1: 'Second floor' },
  ];
  for (const changes of others) expect((await issue(changes, ask)).status, JSON.stringify(changes)).toBe(200);
  const address = `/api/deleteInvoice/tax/${home}/${number}?reason=duplicate`;
  expect((await app.call('DELETE', address, { token: await app.logIn() })).status).toBe(200);
  expect((await issue({}, ask)).status).toBe(200);
  expect(await count()).toBe(others.length + 2);
  await app.close();
});

test('The same key is answered with its own document: that is no second one', async () => {
  const { app, issue, count } = await openShop();
  const key = { ...ask, 'Idempotency-Key': crypto.randomUUID() };
  const one = await issue({ qty1: '9' }, key);
  const again = await issue({ qty1: '9' }, key);
  expect([again.status, again.headers.get('Invoice-Number')]).toEqual([200, one.headers.get('Invoice-Number')]);
  expect(await count()).toBe(2);
  await app.close();
});
