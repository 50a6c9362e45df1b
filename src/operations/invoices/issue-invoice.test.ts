import { describe, expect, onTestFinished, test } from 'vitest';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import { buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { issueInvoice } from './issue-invoice.ts';

const today = '2026-11-21T06:00:00.000Z';
const openingNumbers = { 'DL/26-27/': 118, 'PI-DL/31-32/': 9999 };

async function openShop(company = buildCompany({ openingNumbers })) {
  const shop = await openTestApp({ company });
  onTestFinished(() => shop.close());
  const issue = (changes: InvoiceInput = {}, key: string | null = null, body = 'body', from?: string) => {
    const input = buildInput(changes);
    return issueInvoice(shop.ports, {
      draft: { ...draftFromInput(input), ...(from === undefined ? {} : { from }) },
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

test('From 10 crore an e-invoice is dated so that the portal still takes it', async () => {
  const { issue } = await openShop(buildEinvoiceFirm({ turnover: 'from-10' }));
  const buyerAddress = 'Sample Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA';
  expect(number(await issue({ buyerAddress, orderDate: '2026-10-22' }))).toContain(
    'The portal took it until 20/11/2026',
  );
  expect(number(await issue({ buyerAddress, orderDate: '2026-10-23' }))).toBe('DL/26-27/0001');
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

describe('A call that is repeated, because its answer never came, gets its document also when it would be refused now:', () => {
  const company = (gstin: string) => {
    const { registrations } = buildCompany();
    return buildCompany({
      openingNumbers,
      registrations: { ...registrations, [home]: { ...registrations[home], gstin } },
    });
  };
  type Shop = Awaited<ReturnType<typeof openShop>>;
  const save = async ({ ports }: Shop, gstin: string) =>
    expect(await ports.companies.save(company(gstin), false, today, actor)).toMatchObject({ version: 2 });

  test.each<[string, InvoiceInput, (shop: Shop) => Promise<unknown>, string]>([
    [
      'the firm’s GSTIN has ended',
      {},
      (shop) => save(shop, ''),
      `The firm has no registration for ${homeName}: add it under Company`,
    ],
    [
      'the firm has the buyer’s GSTIN now',
      {},
      (shop) => save(shop, '07ABCDE1234F2Z1'),
      "Buyer Address has our own GSTIN 07ABCDE1234F2Z1: type the buyer's. To bill our other registration, change Tax State",
    ],
    [
      'another document has its typed number',
      { invoiceNo: 'HB/7' },
      async () => {},
      'Invoice Number HB/7 is issued already. Leave it blank for the next one, or type another.',
    ],
  ])('%s', async (_, changes, change, refusal) => {
    const shop = await openShop();
    const first = await shop.issue(changes, 'key');
    if (!first.ok) throw new Error(first.message);
    await change(shop);
    const again = await shop.issue(changes, 'key');
    expect(again.ok && again.value.id).toBe(first.value.id);
    const said = `Already issued as ${first.value.number}`;
    expect(number(await shop.issue(changes, 'key', 'other'))).toBe(`${said}: open it, or issue another.`);
    expect(number(await shop.issue(changes, 'another key'))).toBe(refusal);
    await shop.ports.invoices.cancel(first.value.id, null, today, actor);
    expect(number(await shop.issue(changes, 'key'))).toBe(`${said}, and cancelled since: open it, or issue another.`);
  });

  test('nothing is left of the pro-forma that it invoiced whole', async () => {
    const shop = await openShop();
    const pro = await shop.issue({ type: 'pro' });
    const from = pro.ok ? pro.value.id : '';
    const invoice = () => shop.issue({ fromRow1: '1' }, 'key', 'body', from);
    const first = await invoice();
    const again = await invoice();
    expect([first.ok, again.ok && again.value.id]).toEqual([true, first.ok && first.value.id]);
    expect(number(await shop.issue({ fromRow1: '1' }, 'another key', 'body', from))).toContain(
      'nothing of Wallpaper is left',
    );
  });

  test('its number has the form of an automatic one', async () => {
    const shop = await openShop();
    expect(number(await shop.issue({}, 'key'))).toBe('DL/26-27/0118');
    const typed = { invoiceNo: 'DL/26-27/0118' };
    expect(number(await shop.issue(typed, 'key'))).toBe('DL/26-27/0118');
    expect(number(await shop.issue(typed, 'another key'))).toContain('DL/26-27/0118 is issued already');
    expect(number(await shop.issue({ invoiceNo: 'DL/26-27/0500' }, 'key'))).toBe('DL/26-27/0118');
  });
});

test('A refusal stores nothing and uses no number', async () => {
  const { ports, issue } = await openShop();
  expect((await issue({ destination: '' })).ok).toBe(false);
  expect((await issue({ invoiceNo: 'DL/26-27/0500' })).ok).toBe(false);
  expect(await ports.companies.begunSeries()).toEqual(new Map());
});

test('A date that nobody typed is blank in the issued document, and stays in the data that was sent', async () => {
  const { issue } = await openShop();
  const outcome = await issue({ buyerOrderNumber: '', dispatchDocNo: '' });
  if (!outcome.ok) throw new Error(outcome.message);
  const { draft, data } = outcome.value;
  expect(draft).toMatchObject({ buyerDate: '', deliveryNoteDate: '', date: '2026-11-21' });
  expect(JSON.parse(data)).toMatchObject({ buyerDate: '2026-11-18', deliveryNoteDate: '2026-11-21' });
});
