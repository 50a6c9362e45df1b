import { expect, test } from 'vitest';
import { buildCredited } from '#test/build/build-form.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { buildDraft } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { blankLine } from '../invoices/draft-fields.ts';
import { draftFromEnquiry, draftFromInvoice, draftOfRest } from './next-draft.ts';

const today = '2026-12-01';
const pro = {
  kind: 'document' as const,
  id: 'the pro-forma',
  documentKind: 'pro' as const,
  taxState: home,
  number: 'PI-DL/26-27/002',
  isCancelled: false,
  isDeclined: false,
  invoiced: [{ row: 1, quantity: 42_000 }],
  cameBack: [],
  draft: buildDraft({
    type: 'pro',
    from: 'an enquiry',
    validUntil: '2026-11-30',
    productname3: 'Blinds',
    hsn3: '630399',
    qty3: '14',
    rate3: '3890.00',
    ratePerQty3: 'pcs',
    gst3: '18',
    discount3: '5%',
  }),
};

test('The invoice of a pro-forma copies all but its own facts, with today’s dates and the rows that are left', () => {
  const draft = draftOfRest(pro, today);
  expect(draft).toEqual({
    ...buildDraft({ orderDate: today, buyerDate: today, deliveryNoteDate: today }),
    from: 'the pro-forma',
    lines: [{ ...pro.draft.lines[1], row: 1, fromRow: '3' }],
  });
  expect(draft).not.toHaveProperty('validUntil');
});

test('The credit note of an invoice names it as Reference No, and none of its origins, and has the rows that are left', () => {
  const number = 'DL/26-27/0010';
  const tax = { ...buildCredited(), number, draft: { ...pro.draft, kind: 'tax' as const } };
  const draft = draftFromInvoice(tax, today);
  expect(draft).toMatchObject({ kind: 'credit', referenceNumber: number, date: today });
  expect(draft).not.toHaveProperty('from');
  expect(draft.lines.map(({ row, product }) => [row, product])).toEqual([
    [1, 'Wallpaper'],
    [2, 'Blinds'],
  ]);
  const creditedLines = [{ product: 'Wallpaper', unit: 'roll', quantity: '42', rate: '2150', gst: '18' }];
  expect(draftFromInvoice({ ...tax, creditedLines }, today).lines).toMatchObject([{ row: 1, product: 'Blinds' }]);
});

test('An enquiry gives the buyer and a row for each picture, with the unit and GST of the product’s last document', () => {
  const hash = 'a'.repeat(64);
  const enquiry = {
    id: 'the enquiry',
    name: 'Asha Sample',
    contactNumber: '9876543210',
    email: 'asha@example.com',
    sample: null,
    measures: [],
    pictures: [
      { folder: 'blinds', name: 'a.jpg', title: 'Roller, pale blue', hash, removed: false },
      { folder: 'unknown', name: 'b.jpg', title: 'Old', hash, removed: true },
    ],
  };
  const draft = draftFromEnquiry(enquiry, 'pro', today, { Blinds: { unit: 'pcs', gst: '18' } }, openingCatalogue, []);
  expect(draft).toMatchObject({
    kind: 'pro',
    from: 'the enquiry',
    buyerAddress: 'Asha Sample\nPhone 9876543210\nasha@example.com',
    date: today,
  });
  expect(draft.lines).toMatchObject([
    {
      row: 1,
      product: 'Blinds',
      hsn: '630399',
      unit: 'pcs',
      gst: '18',
      description: 'Roller, pale blue',
      quantity: '',
    },
    { row: 2, product: '', description: 'Old' },
  ]);
});

test('A picture whose title names the code of its material makes a row of that material, with its own product', () => {
  const picture = { folder: 'hpl', name: 'oak.jpg', title: 'Oak, HP 101 Oak', hash: 'c'.repeat(64), removed: false };
  const enquiry = { id: 'e', name: '', contactNumber: '', email: '', pictures: [picture], measures: [], sample: null };
  const [way] = buildMaterial().colourways;
  const pictures = [{ folder: 'hpl', name: 'oak.jpg', kind: 'room' as const }];
  const oak = buildMaterial({ code: 'HP 101', product: 'Glass', colourways: way ? [{ ...way, pictures }] : [] });
  const rowOf = (title: string) =>
    draftFromEnquiry({ ...enquiry, pictures: [{ ...picture, title }] }, 'pro', today, {}, openingCatalogue, [oak])
      .lines[0];
  expect(rowOf('Oak, HP 101 Oak')).toMatchObject({
    material: 'HP 101',
    product: 'Glass',
    description: 'Oak, HP 101 Oak',
  });
  expect(rowOf('Oak')).not.toHaveProperty('material');
  // At the rate of the material, where the row counts in the unit that it is for.
  expect(rowOf('Oak, HP 101 Oak')).toMatchObject({ rate: '1250.00', unit: 'roll' });
  const walls = [{ widthMm: 5300, heightMm: 2700, openings: [], quantity: 4, words: [] }];
  const measured = (unit: string) => {
    const measures = walls.map((wall) => ({ ...wall, picture: picture.hash, unit }));
    return draftFromEnquiry({ ...enquiry, measures }, 'pro', today, {}, openingCatalogue, [oak]).lines[0];
  };
  expect(measured('roll')).toMatchObject({ quantity: '4', rate: '1250.00', unit: 'roll' });
  expect(measured('sqft')).toMatchObject({ quantity: '4', rate: '', unit: 'sqft' });
  // What the form has no more is as its category.
  const lost = [{ ...oak, product: 'Marble', folder: 'blinds' }];
  const [row] = draftFromEnquiry(enquiry, 'pro', today, {}, openingCatalogue, lost).lines;
  expect(row).toMatchObject({ material: 'HP 101', product: 'Blinds', hsn: '630399' });
});

test('Each sample is a row of its own material, also where two share a picture and one is gone', () => {
  const picture = { folder: 'hpl', name: 'oak.jpg', title: 'Oak, HP 100 Oak', hash: 'c'.repeat(64), removed: false };
  const [way] = buildMaterial().colourways;
  const pictures = [{ folder: 'hpl', name: 'oak.jpg', kind: 'room' as const }];
  const ofPicture = { folder: 'hpl', colourways: way ? [{ ...way, pictures }] : [] };
  const materials = [
    buildMaterial({ code: 'HP 100', product: 'Glass', ...ofPicture }),
    buildMaterial({ code: 'HP 204', product: '', ...ofPicture }),
  ];
  const items = [
    { code: 'HP 204', name: 'Oak laminate', colourway: 'Oak' },
    { code: 'HP 9', name: 'Gone', colourway: '' },
  ];
  const enquiry = { id: 'e', name: '', contactNumber: '', email: '', pictures: [picture], measures: [] };
  const sampled = { ...enquiry, sample: buildSample({ items }) };
  const [own, gone, ...others] = draftFromEnquiry(sampled, 'pro', today, {}, openingCatalogue, materials).lines;
  expect(own).toMatchObject({
    row: 1,
    material: 'HP 204',
    product: 'HPL Sheet',
    description: 'Oak laminate, HP 204 Oak',
  });
  expect(gone).toEqual({ ...blankLine(2), description: 'Gone, HP 9' });
  expect(others).toEqual([]);
});

test('Of an enquiry without phone and mail the name alone is the buyer, and a picture of no product is a blank row', () => {
  const enquiry = {
    id: 'e',
    name: 'Asha Sample',
    contactNumber: '',
    email: '',
    pictures: [],
    measures: [],
    sample: null,
  };
  const picture = { folder: 'unknown', name: 'b.jpg', title: 'Old', hash: 'b'.repeat(64), removed: true };
  const draft = draftFromEnquiry({ ...enquiry, pictures: [picture] }, 'tax', today, {}, openingCatalogue, []);
  expect(draft.buyerAddress).toBe('Asha Sample');
  expect(draft.lines).toEqual([{ ...blankLine(1), description: 'Old' }]);
  expect(draftFromEnquiry(enquiry, 'tax', today, {}, openingCatalogue, []).lines).toEqual([]);
});

test('A measured wall fills quantity and unit of its picture’s row, and its description says how it was reckoned', () => {
  const hash = 'c'.repeat(64);
  const wall = { picture: hash, widthMm: 5300, heightMm: 2700, openings: [], quantity: 4, unit: 'roll' };
  const enquiry = {
    ...{ id: 'e', name: 'Asha Sample', contactNumber: '', email: '', sample: null },
    pictures: [{ folder: 'wallpapers', name: 'w.jpg', title: 'Weave', hash, removed: false }],
    measures: [
      { ...wall, words: ['Area: 14.3 m²', 'Rolls: 4'] },
      { ...wall, quantity: 2, words: ['Rolls: 2'] },
    ],
  };
  const habits = { Wallpaper: { unit: 'sqft', gst: '18' } };
  expect(draftFromEnquiry(enquiry, 'pro', today, habits, openingCatalogue, []).lines).toMatchObject([
    {
      ...{ product: 'Wallpaper', quantity: '6', unit: 'roll', gst: '18' },
      description: 'Weave. 5.3 × 2.7 m: Area: 14.3 m²; Rolls: 4. 5.3 × 2.7 m: Rolls: 2',
    },
  ]);
});

test('Of two copies of one picture the first row has its wall: one wall is sold once', () => {
  const hash = 'c'.repeat(64);
  const copy = { folder: 'wallpapers', title: 'Weave', hash, removed: false };
  const enquiry = {
    ...{ id: 'e', name: 'Asha Sample', contactNumber: '', email: '', sample: null },
    pictures: [
      { ...copy, name: 'w.jpg' },
      { ...copy, name: 'w again.jpg' },
    ],
    measures: [{ picture: hash, widthMm: 5300, heightMm: 2700, openings: [], quantity: 4, unit: 'roll', words: [] }],
  };
  const { lines } = draftFromEnquiry(enquiry, 'pro', today, {}, openingCatalogue, []);
  expect(lines.map(({ quantity }) => quantity)).toEqual(['4', '']);
});
