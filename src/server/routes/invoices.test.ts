import { describe, expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { branch, branchName, home } from '#test/specification/specified-firm.ts';
import { bytesOf, issueOverWire, problemsOf } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
const issue = issueOverWire(app);

describe('POST /api/generateInvoice', () => {
  test('Specification 7, POST generateInvoice: the JSON of the input is answered by a file, with its number, its name and an address that opens it', async () => {
    const answer = await issue();
    expect(answer.status).toBe(200);
    const number = answer.headers.get('Invoice-Number') ?? '';
    expect(number).toMatch(/^DL\/26-27\/\d{4}$/);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe(`inline; filename="${number.replaceAll('/', '-')}.pdf"`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const bytes = await bytesOf(answer);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const opened = await app().call('GET', answer.headers.get('Document-URL') ?? '');
    expect((await bytesOf(opened)).equals(bytes)).toBe(true);
  });

  test('names every problem by its field on the wire, in the specification’s words', async () => {
    const answer = await issue({
      buyerAddress: ' ',
      referenceNumber: '',
      rate1: '',
      productname2: 'Blinds',
      qty2: '-1',
    });
    expect(answer.status).toBe(422);
    expect(await problemsOf(answer)).toEqual(
      expect.arrayContaining([
        { field: 'buyerAddress', message: 'Buyer Address is required' },
        { field: 'referenceNumber', message: 'Reference No is required' },
        { field: 'productname1', message: 'Atleast fill one product detail completely !!' },
        { field: 'productname2', message: 'Please fill second product detail completely !!' },
      ]),
    );
  });

  test.each<[string, InvoiceInput | Record<string, unknown>, string]>([
    ['an unknown kind', { type: 'bill' }, 'type'],
    ['an unknown state', { taxState: 'atlantis' }, 'taxState'],
    ['an unknown product', { productname1: 'Moon rock' }, 'productname1'],
    ['an unknown rate', { gst1: '19' }, 'gst1'],
    ['a date that does not exist', { orderDate: '2026-02-30' }, 'orderDate'],
    ['another form of date', { orderDate: '21/11/2026' }, 'orderDate'],
    ['four decimals of a quantity', { qty1: '1.2345' }, 'qty1'],
    ['three decimals of a rate', { rate1: '1.234' }, 'rate1'],
    ['an exponent', { qty1: '1e3' }, 'qty1'],
    ['a negative rate', { rate1: '-1' }, 'rate1'],
    ['a quantity above the limit', { qty1: '10000000' }, 'qty1'],
    ['a rate above the limit', { rate1: '100000000' }, 'rate1'],
    ['a discount above 100%', { discount1: '101%' }, 'discount1'],
    ['a discount above the value', { discount1: '90300.01' }, 'discount1'],
    ['a negative discount', { discount1: -1 }, 'discount1'],
    ['a list in place of a text', { buyerAddress: ['a'] }, 'buyerAddress'],
    ['a number of 17 characters', { invoiceNo: 'A'.repeat(17) }, 'invoiceNo'],
    ['a number with a space', { invoiceNo: 'A 1' }, 'invoiceNo'],
    ['a number in the form of a series', { invoiceNo: 'dl/27-28/0001' }, 'invoiceNo'],
  ])('refuses %s, naming the field', async (_, changes, field) => {
    const answer = await issue(changes as InvoiceInput);
    const problems = await problemsOf(answer);
    expect([answer.status, problems.map((problem) => problem.field)]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('accepts numbers, zero as filled, null as blank, and further rows', async () => {
    const answer = await issue({
      qty1: 0,
      rate1: 12.5,
      otherRefrences: null as never,
      unknown: 'ignored',
      ...row(6),
      ...row(7),
    });
    expect(answer.status).toBe(200);
    const stored = await app().ports.invoices.find('tax', home, answer.headers.get('Invoice-Number') ?? '');
    const data = JSON.parse(stored?.data ?? '{}');
    expect(data).toMatchObject({ qty1: 0, rate1: 12.5, qty6: '2', invoiceNo: answer.headers.get('Invoice-Number') });
    expect(data).not.toHaveProperty('unknown');
    expect(stored?.totals.taxable).toBe(40_000);
  });

  test('says that the company record is missing, and issues nothing', async () => {
    const empty = await openTestApp({ company: null });
    const answer = await empty.call('POST', '/api/generateInvoice', { token: await empty.logIn(), body: buildInput() });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: 'Fill in the company record first. Only an owner can.', problems: [] },
    ]);
    await empty.close();
  });

  test('refuses the state in which the firm has no registration, and uses no number', async () => {
    const company = buildCompany();
    company.registrations[branch] = { state: branch, gstin: '', address: [], phone: '', email: '' };
    const shop = await openTestApp({ company });
    const token = await shop.logIn();
    const send = (path: string, taxState: string) =>
      shop.call('POST', path, {
        token,
        body: buildInput({ taxState, taxType: taxState === branch ? 'central' : 'state' }),
      });
    const message = `The firm has no registration for ${branchName}: add it under Company`;
    const refused = await send('/api/generateInvoice', branch);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { message, problems: [{ field: 'taxState', message }] },
    ]);
    expect(await (await send('/api/previewInvoice', branch)).json()).toMatchObject({
      problems: [{ field: 'taxState', message }],
    });
    expect((await send('/api/generateInvoice', home)).headers.get('Invoice-Number')).toBe('DL/26-27/0001');
    await shop.ports.companies.save(buildCompany(), false, shop.clock.now, actor);
    expect((await send('/api/generateInvoice', branch)).headers.get('Invoice-Number')).toBe('OD/26-27/0001');
    await shop.close();
  });

  test('lets sixty documents a minute through for one login', async () => {
    const limited = await openTestApp({ settings: { rateLimits: true } });
    const token = await limited.logIn();
    const ask = () => limited.call('POST', '/api/generateInvoice', { token, body: buildInput({ destination: '' }) });
    for (let time = 0; time < 60; time++) expect((await ask()).status).toBe(422);
    const answer = await ask();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    await limited.close();
  });
});

describe('POST /api/previewInvoice', () => {
  test('computes totals without storing anything', async () => {
    const token = await app().logIn();
    const before = await app().ports.companies.begunSeries();
    const answer = await app().call('POST', '/api/previewInvoice', {
      token,
      body: buildInput({ taxState: branch, taxType: 'central', gst1: '28' }),
    });
    const body = (await answer.json()) as { totals: unknown; warnings: { field: string }[]; problems: unknown[] };
    expect(answer.status).toBe(200);
    expect(body.totals).toMatchObject({ taxable: 9_030_000, igst: 2_528_400, cgst: 0, payable: 11_558_400 });
    expect(body.warnings.map(({ field }) => field)).toContain('gst1');
    expect(body.problems).toEqual([]);
    expect(await app().ports.companies.begunSeries()).toEqual(before);
  });

  test('takes discounts in percent and rupees off before the tax, as text or as a number', async () => {
    const token = await app().logIn();
    const second = { productname2: 'Blinds', hsn2: '630399', qty2: 6, rate2: '3890', ratePerQty2: 'pcs', gst2: 18 };
    const body = buildInput({ discount1: '7.5%', ...second, discount2: 340 });
    const { totals } = (await (await app().call('POST', '/api/previewInvoice', { token, body })).json()) as {
      totals: unknown;
    };
    // 90,300.00 less 6,772.50 and 23,340.00 less 340.00, with 18% on 1,06,527.50.
    expect(totals).toMatchObject({ taxable: 10_652_750, cgst: 958_748, sgst: 958_748, payable: 12_570_200 });
  });

  test('answers 200 with the problems of a form that is half filled, and the totals of the complete lines', async () => {
    const answer = await app().call('POST', '/api/previewInvoice', {
      token: await app().logIn(),
      body: buildInput({ destination: '', productname2: 'Blinds' }),
    });
    const { totals, problems } = (await answer.json()) as { totals: unknown; problems: unknown[] };
    expect([answer.status, problems]).toEqual([
      200,
      [
        { field: 'destination', message: 'Destination is required' },
        { field: 'productname2', message: 'Please fill second product detail completely !!' },
      ],
    ]);
    expect(totals).toMatchObject({ taxable: 9_030_000, payable: 10_655_400 });
  });

  test('warns of a date before the last of the series, and of a number typed by hand', async () => {
    const shop = await openTestApp();
    const token = await shop.logIn();
    const warnings = async (changes: InvoiceInput) => {
      const answer = await shop.call('POST', '/api/previewInvoice', { token, body: buildInput(changes) });
      return ((await answer.json()) as { warnings: { field: string; message: string }[] }).warnings;
    };
    await shop.call('POST', '/api/generateInvoice', { token, body: buildInput() });
    expect(await warnings({})).toEqual([]);
    expect(await warnings({ orderDate: '2026-11-20' })).toEqual([
      {
        field: 'orderDate',
        message: 'DL/26-27/0001 is dated 21/11/2026: in a series a later number needs a later or equal date',
      },
    ]);
    expect(await warnings({ orderDate: '2026-11-20', type: 'pro' })).toEqual([]);
    expect(await warnings({ invoiceNo: 'OLD-7' })).toEqual([
      { field: 'invoiceNo', message: 'Typed by hand, outside the series: leave it blank for DL/26-27/0002' },
    ]);
    await shop.close();
  });

  test('has no totals while no line is complete', async () => {
    const body = buildInput({ rate1: '' });
    const answer = await app().call('POST', '/api/previewInvoice', { token: await app().logIn(), body });
    expect(await answer.json()).toMatchObject({ totals: null });
  });
});

function row(number: number): InvoiceInput {
  return {
    [`productname${number}`]: 'Wallpaper',
    [`hsn${number}`]: '48142000',
    [`qty${number}`]: '2',
    [`rate${number}`]: '100',
    [`ratePerQty${number}`]: 'roll',
    [`gst${number}`]: '18',
  };
}
