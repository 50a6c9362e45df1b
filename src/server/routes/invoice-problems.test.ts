import { describe, expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();

const post = async (path: string, body: InvoiceInput) => app().call('POST', path, { token: await app().logIn(), body });

test('A preview says its problems by field, without what buttons of our own form do about them', async () => {
  const answer = await post('/api/previewInvoice', buildInput({ gst1: '21' }));
  expect(answer.status).toBe(200);
  const { problems } = (await answer.json()) as { problems: object[] };
  expect(problems.map((problem) => Object.keys(problem))).toEqual([['field', 'message']]);
});

test('A challan of ten thousand rows is refused with the sentence of other documents, and issues nothing', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    [`productname${at + 1}`, 'Wallpaper'],
    [`qty${at + 1}`, '1'],
  ]);
  for (const kind of [{ type: 'challan', purpose: 'site' }, { type: 'tax' }]) {
    const answer = await post('/api/generateInvoice', { ...buildInput(kind), ...Object.fromEntries(rows.flat()) });
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message]).toEqual([422, 'A document can hold at most 500 products: split it in two']);
  }
  expect((await app().everything()).invoices ?? []).toEqual([]);
});

test('Rows of two places are refused by the preview and by the issue, with the section of each, and issue nothing', async () => {
  const site = { productname2: 'Interior Fitout works', hsn2: '995468', qty2: '1', rate2: '1000', gst2: '18' };
  const body = buildInput({ ...site, ratePerQty2: 'roll', consigneeAddress: 'Site office\nGurugram 122002' });
  const message =
    `Two places of supply: row 1 in 07 ${homeName} (billed to a buyer of ${homeName}, shipped to Gurugram, IGST Act 10(1)(b)), and row 2 in 06 Haryana ` +
    '(work at a site in Gurugram, IGST Act 12(3)). Issue two invoices';
  const problems = expect.arrayContaining([{ field: 'placeOfSupply', message }]);
  const preview = await post('/api/previewInvoice', body);
  expect(await preview.json()).toMatchObject({ problems });
  const issued = await post('/api/generateInvoice', body);
  expect([issued.status, await issued.json()]).toMatchObject([422, { problems }]);
  expect((await app().everything()).invoices ?? []).toEqual([]);
});

describe('An HSN code', () => {
  const asked = async (path: string, hsn1: string, more: InvoiceInput = {}) => {
    const answer = await post(path, buildInput({ hsn1, gst1: '5', ...more }));
    const { problems = [] } = (await answer.json()) as { problems?: object[] };
    return { status: answer.status, problems };
  };

  test.each([
    ['that does not exist', '94059999', 'Row 1: HSN 94059999 does not exist. Choose another code'],
    [
      'that has ended',
      '57033090',
      'Row 1: HSN 57033090 ended on 31/12/2021 (Finance Act, 2021). Choose one that came instead',
    ],
    ['that ended before GST', '44187100', 'Row 1: HSN 44187100 ended before GST began. Choose one that came instead'],
  ])('%s is refused by the preview and by the issue', async (_, hsn, message) => {
    const problems = [{ field: 'hsn1', message }];
    expect(await asked('/api/previewInvoice', hsn)).toEqual({ status: 200, problems });
    expect(await asked('/api/generateInvoice', hsn)).toEqual({ status: 422, problems });
    expect((await app().everything()).invoices ?? []).toEqual([]);
  });

  // Three that the e-invoice portal refused in 2025 (error 2176), as users of India Compliance reported. GSTR-1 has them.
  test.each([
    ['521211', '52121100'],
    ['630411', '63041100'],
    ['391520', '39152000'],
  ])('of six digits that the portal has with eight alone, %s, is refused, and %s is offered', async (hsn, whole) => {
    const message = `Row 1: The portal takes HSN ${hsn} with eight digits alone. Choose a longer code`;
    const { status, problems } = await asked('/api/generateInvoice', hsn);
    expect(status).toBe(422);
    expect(problems).toContainEqual({ field: 'hsn1', message });
    const found = await app().call('GET', `/api/hsnCodes?q=${hsn}`, { token: await app().logIn() });
    expect(((await found.json()) as { code: string }[]).map(({ code }) => code)).toEqual([whole]);
  });

  test('that came instead of one of the list, or that a new tariff brought, is taken', async () => {
    for (const hsn of ['57033990', '57033932'])
      expect(await asked('/api/previewInvoice', hsn)).toEqual({ status: 200, problems: [] });
    expect((await post('/api/generateInvoice', buildInput({ hsn1: '57033990', gst1: '5' }))).status).toBe(200);
  });

  test('that has ended or does not exist is in a pro-forma, which goes to no portal', async () => {
    for (const hsn of ['57033090', '44099999'])
      expect(await asked('/api/previewInvoice', hsn, { type: 'pro' })).toEqual({ status: 200, problems: [] });
  });

  // No code ended in September 2025: what ended then are rates, and the codes beside them stay.
  test.each([
    ['57032990', '12', '2025-09-21', []],
    ['57032990', '12', '2025-09-22', ['12% ended on 21/09/2025 for these goods']],
    ['57032990', '5', '2025-09-22', []],
    ['44091010', '12', '2025-09-21', []],
    ['44091010', '12', '2025-09-22', ['12% ended on 21/09/2025 for these goods']],
    ['39259090', '28', '2025-09-22', ['28% ended on 21/09/2025 for these goods']],
  ])('%s at %s % on %s is warned of where its rate had ended', async (hsn1, gst1, date, said) => {
    const dated = { orderDate: date, buyerDate: date, deliveryNoteDate: date };
    const answer = await post('/api/previewInvoice', buildInput({ hsn1, gst1, ...dated }));
    const { warnings, problems } = (await answer.json()) as Record<string, { field: string; message: string }[]>;
    expect(problems).toEqual([]);
    const ofRow = (warnings ?? []).filter(({ message }) => message.includes(' ended on '));
    expect(ofRow.map(({ message }) => message)).toEqual(said.map((words) => expect.stringContaining(words)));
  });
});
