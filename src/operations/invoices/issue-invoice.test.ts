import { expect, onTestFinished, test } from 'vitest';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { issueInvoice } from './issue-invoice.ts';

async function openShop() {
  const shop = await openTestApp({
    company: buildCompany({ openingNumbers: { 'DL/26-27/': 118, 'PI-DL/31-32/': 9999 } }),
  });
  onTestFinished(() => shop.close());
  const issue = (changes: InvoiceInput = {}, key: string | null = null, body = 'body') => {
    const input = buildInput(changes);
    return issueInvoice(shop.ports, {
      draft: draftFromInput(input),
      dataFor: (number) => issuedData(input, number),
      customer: null,
      actor,
      idempotency: key ? { key, bodyHash: body } : null,
    });
  };
  return { ports: shop.ports, issue };
}

function number(outcome: Awaited<ReturnType<typeof issueInvoice>>) {
  return outcome.ok ? outcome.value.number : outcome.message;
}

test('The financial year of the series is that of the document’s date, on both sides of 31 March', async () => {
  const { issue } = await openShop();
  expect(number(await issue({ orderDate: '2027-03-31' }))).toBe('DL/26-27/0118');
  expect(number(await issue({ orderDate: '2027-04-01' }))).toBe('DL/27-28/0001');
});

test('A document names the version of the company record that was in force', async () => {
  const { ports, issue } = await openShop();
  await ports.companies.save(buildCompany({ name: 'Renamed Trading' }), true, ports.system.now(), actor);
  const outcome = await issue();
  expect(outcome.ok && outcome.value).toMatchObject({ companyVersion: 2, specimen: true });
});

test('A used key is reported before any other problem, also with an invalid body and with a full series', async () => {
  const { issue } = await openShop();
  const year = { type: 'pro', orderDate: '2031-04-01' };
  expect(number(await issue(year, 'key'))).toBe('PI-DL/31-32/9999');
  expect(number(await issue(year, 'key'))).toBe('PI-DL/31-32/9999');
  expect(number(await issue({ buyerAddress: '' }, 'key', 'another'))).toBe(
    'Already issued as PI-DL/31-32/9999: open it, or issue another.',
  );
  expect(number(await issue(year, 'next'))).toContain('longer than the 16 characters');
});

test('A refusal stores nothing and uses no number', async () => {
  const { ports, issue } = await openShop();
  expect((await issue({ destination: '' })).ok).toBe(false);
  expect((await issue({ invoiceNo: 'DL/26-27/0500' })).ok).toBe(false);
  expect(await ports.invoices.peekNext({ kind: 'tax', taxState: 'delhi', financialYear: '2026-27' }, 118)).toBe(118);
});

test('A date that nobody typed is blank in the issued document, and stays in the data that was sent', async () => {
  const { issue } = await openShop();
  const outcome = await issue({ buyerOrderNumber: '', dispatchDocNo: '' });
  if (!outcome.ok) throw new Error(outcome.message);
  const { draft, data } = outcome.value;
  expect(draft).toMatchObject({ buyerDate: '', deliveryNoteDate: '', date: '2026-11-21' });
  expect(JSON.parse(data)).toMatchObject({ buyerDate: '2026-11-18', deliveryNoteDate: '2026-11-21' });
});
