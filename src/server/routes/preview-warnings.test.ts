import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

async function openPreviews(filing?: 'quarterly') {
  const { registrations } = buildCompany();
  const company = buildCompany({ registrations: { ...registrations, [home]: { ...registrations[home], filing } } });
  const app = await openTestApp({ company });
  const warned = async (changes: InvoiceInput) => {
    const token = await app.logIn();
    const answer = await app.call('POST', '/api/previewInvoice', { token, body: buildInput(changes) });
    const { warnings } = (await answer.json()) as { warnings: { field: string; message: string }[] };
    return warnings.map(({ field, message }) => `${field}: ${message}`);
  };
  return { app, warned };
}

test('The price test of blinds asks what a piece is sold for after its discount', async () => {
  const { app, warned } = await openPreviews();
  const blinds = { hsn1: '63039990', qty1: '10', rate1: '3000', ratePerQty1: 'pcs' };
  const rates = async (changes: InvoiceInput) =>
    (await warned({ ...blinds, ...changes })).filter((each) => each.startsWith('gst1'));
  expect(await rates({ discount1: '20%', gst1: '5' })).toEqual([]);
  expect(await rates({ discount1: '20%', gst1: '18' })).toEqual([
    'gst1: Row 1: HSN 63039990 takes 5% (Notification 9/2025-Central Tax (Rate), Schedule I, 5% up to ₹ 2,500 a piece and 18% above), not 18%',
  ]);
  expect(await rates({ gst1: '18' })).toEqual([]);
  await app.close();
});

test('A firm that files by the quarter hears of a late return when that of the quarter was due', async () => {
  const { app, warned } = await openPreviews('quarterly');
  const dates = async (now: string) => {
    app.clock.now = now;
    return (await warned({ orderDate: '2026-10-31' })).filter((each) => each.startsWith('orderDate: '));
  };
  expect(await dates('2026-11-30T06:00:00.000Z')).toEqual([]);
  expect(await dates('2027-01-14T06:00:00.000Z')).toEqual([
    'orderDate: 31/10/2026 is in an earlier quarter, and the return for it was due on 13/01/2027: ask your accountant first',
  ]);
  await app.close();
});
