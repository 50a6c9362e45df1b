import { describe, expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { OriginFacts } from './origin-facts.ts';
import { canBecome, originRefusal, usualNext } from './origin-refusal.ts';

type DocumentOrigin = Extract<OriginFacts, { kind: 'document' }>;

const pro: DocumentOrigin = {
  kind: 'document',
  id: 'the pro-forma',
  documentKind: 'pro',
  taxState: home,
  number: 'PI-DL/26-27/002',
  draft: buildDraft({ type: 'pro' }),
  isCancelled: false,
  isDeclined: false,
  invoiced: [{ row: 1, quantity: 30_000 }],
  cameBack: [],
};
const enquiry: OriginFacts = { kind: 'enquiry', id: 'an enquiry', receivedAt: '2026-11-21T06:00:00.000Z' };

/** What is said of a draft that is made from something: the fields and the sentences. */
function said(draft: InvoiceDraft, origin: OriginFacts | null) {
  const refusal = originRefusal(draft, origin);
  if (!refusal) return null;
  const problems = refusal.problems?.map(({ field, message }) => `${field}: ${message}`);
  return problems && problems.length > 0 ? problems : [refusal.message];
}

test('An invoice of a challan is not dated before the goods went out; one of a pro-forma may be', () => {
  const sent = buildDraft({ type: 'challan', purpose: 'approval', orderDate: '2026-11-21' });
  const challan: DocumentOrigin = {
    ...pro,
    documentKind: 'challan',
    draft: sent,
    number: 'DC-DL/26-27/001',
    invoiced: [],
  };
  const dated = (orderDate: string) => buildDraft({ orderDate });
  expect(said(dated('2026-11-21'), challan)).toBeNull();
  expect(said(dated('2026-11-20'), challan)).toEqual([
    'date: DC-DL/26-27/001 is of 21/11/2026: its invoice cannot be dated before it',
  ]);
  expect(originRefusal(dated('2026-11-20'), challan)?.problems?.[0]?.correction).toMatchObject({ value: '2026-11-21' });
  expect(said(dated('2026-11-20'), { ...pro, draft: buildDraft({ type: 'pro', orderDate: '2026-11-21' }) })).toBeNull();
});

describe('An invoice of a pro-forma', () => {
  const invoice = (qty1: string, more = {}) => buildDraft({ fromRow1: '1', qty1, ...more });

  test('takes what is left of a row, and no more', () => {
    expect(said(invoice('12'), pro)).toBeNull();
    expect(said(invoice('0.001'), pro)).toBeNull();
    expect(said(invoice('12.001'), pro)).toEqual([
      'line 1 quantity: Row 1: 12 roll of Wallpaper are left in PI-DL/26-27/002. Lower the quantity, or write a new row',
    ]);
    const used = { ...pro, invoiced: [{ row: 1, quantity: 42_000 }] };
    expect(said(invoice('1'), used)).toEqual([
      'line 1 quantity: Row 1: nothing of Wallpaper is left in PI-DL/26-27/002. Take the row out, or write a new one',
    ]);
  });

  test('may take a row in two, which count together; the last of them is named', () => {
    const second = { productname2: 'Wallpaper', hsn2: '48142000', rate2: '2000', ratePerQty2: 'roll', gst2: '18' };
    const halves = (qty1: string, qty2: string) => invoice(qty1, { ...second, fromRow2: '1', qty2 });
    expect(said(halves('6', '6'), pro)).toBeNull();
    expect(said(halves('6', '6.5'), pro)).toEqual([expect.stringMatching(/^line 2 quantity: Row 2: 12 roll/)]);
    // A row of its own is free of what is left.
    expect(said(invoice('12', { ...second, qty2: '900' }), pro)).toBeNull();
  });

  test('counts each row of the pro-forma alone', () => {
    const blinds = { productname2: 'Blinds', hsn2: '630399', qty2: '6', rate2: '3890', ratePerQty2: 'pcs', gst2: '18' };
    const two = { ...pro, draft: buildDraft({ type: 'pro', ...blinds }) };
    expect(said(invoice('12', { ...blinds, fromRow2: '2' }), two)).toBeNull();
    expect(said(invoice('13', { ...blinds, qty2: '7', fromRow2: '2' }), two)).toEqual([
      expect.stringMatching(/^line 1 quantity: Row 1: 12 roll of Wallpaper/),
      expect.stringMatching(/^line 2 quantity: Row 2: 6 pcs of Blinds/),
    ]);
  });

  test('keeps product and unit of the row that it comes from', () => {
    const says = 'it comes from row 1 of PI-DL/26-27/002, Wallpaper per roll. Keep both, or write a new row';
    expect(said(invoice('1', { productname1: 'Blinds' }), pro)).toEqual([`line 1 fromRow: Row 1: ${says}`]);
    expect(said(invoice('1', { ratePerQty1: 'pcs' }), pro)).toEqual([`line 1 fromRow: Row 1: ${says}`]);
    expect(said(invoice('1', { productname1: ' Wallpaper ', ratePerQty1: ' roll ' }), pro)).toBeNull();
  });

  test('cannot come from a row that the pro-forma does not have', () => {
    expect(said(buildDraft({ fromRow1: '2' }), pro)).toEqual(['line 1 fromRow: Row 1: PI-DL/26-27/002 has no row 2']);
  });

  test('is refused when the pro-forma is cancelled or declined', () => {
    expect(said(invoice('1'), { ...pro, isCancelled: true })).toEqual([
      'PI-DL/26-27/002 is cancelled: nothing can be made from it.',
    ]);
    expect(said(invoice('1'), { ...pro, isDeclined: true })).toEqual([
      'PI-DL/26-27/002 was declined. If the buyer wants it after all, take that back first.',
    ]);
    for (const ended of [{ isCancelled: true }, { isDeclined: true }])
      expect(originRefusal(invoice('1'), { ...pro, ...ended })?.kind).toBe('conflict');
    expect(originRefusal(invoice('43'), pro)?.kind).toBe('invalid');
  });
});

describe('A credit note of an invoice', () => {
  const tax: DocumentOrigin = { ...pro, documentKind: 'tax', number: 'DL/26-27/0001', invoiced: [] };
  const note = (more = {}) => buildDraft({ type: 'credit', referenceNumber: 'DL/26-27/0001', ...more });

  test('names the invoice as Reference No, with the same registration', () => {
    expect(said(note(), tax)).toBeNull();
    expect(said(note({ referenceNumber: 'dl/26-27/0001', taxState: ` ${home} ` }), tax)).toBeNull();
    const wrong = ['referenceNumber: This credit note is made from DL/26-27/0001: write it as Reference No'];
    expect(said(note({ referenceNumber: 'DL/26-27/0002' }), tax)).toEqual(wrong);
    expect(said(note({ taxState: branch }), tax)).toEqual(wrong);
  });

  test('counts no rows, and is not made when the invoice is cancelled', () => {
    expect(said(note({ fromRow1: '1' }), tax)).toEqual([
      'line 1 fromRow: Row 1: only a tax invoice counts the rows of another document',
    ]);
    expect(said(note(), { ...tax, isCancelled: true })).toEqual([
      'DL/26-27/0001 is cancelled: nothing can be made from it.',
    ]);
    // Only pro-formas are declined.
    expect(said(note(), { ...tax, isDeclined: true })).toBeNull();
  });
});

test('From an enquiry comes a pro-forma or an invoice, without rows of its own', () => {
  expect(said(buildDraft(), enquiry)).toBeNull();
  expect(said(buildDraft({ type: 'pro' }), enquiry)).toBeNull();
  expect(said(buildDraft({ type: 'credit' }), enquiry)).toEqual(['from: A Credit Note is not made from an enquiry']);
  expect(said(buildDraft({ fromRow1: '1' }), enquiry)).toEqual(['line 1 fromRow: Row 1: an enquiry has no rows']);
});

test('What is not stored here, and a document of the wrong kind, are refused', () => {
  expect(said(buildDraft(), null)).toEqual(['from: What this document is made from is not stored here']);
  const wrong = said(buildDraft({ type: 'pro' }), pro);
  expect(wrong).toEqual([expect.stringMatching(/^from: A .+ is not made from a .+: PI-DL\/26-27\/002$/)]);
  // Before anything else that is wrong with it.
  expect(said(buildDraft({ type: 'credit' }), { ...pro, isCancelled: true })).toEqual([
    expect.stringContaining('is not made from'),
  ]);
});

test('Each kind becomes the next one, and nothing comes from a credit note', () => {
  const all = ['enquiry', 'pro', 'tax', 'credit'] as const;
  expect(all.map((from) => (['pro', 'tax', 'credit'] as const).filter((kind) => canBecome(from, kind)))).toEqual([
    ['pro', 'tax'],
    ['tax'],
    ['credit'],
    [],
  ]);
  expect(all.map(usualNext)).toEqual(['pro', 'tax', 'credit', 'credit']);
});
