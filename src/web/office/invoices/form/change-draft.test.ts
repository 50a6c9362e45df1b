import { describe, expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { chooseMaterial } from '#domain/materials/choices/choose-material.ts';
import { buildCustomerAnswer } from '#test/build/build-customer.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { blankDraft } from './blank-draft.ts';
import { changeDraft, type DraftChange, type LineCell } from './change-draft.ts';

const initial: Parameters<typeof changeDraft>[0] = {
  draft: blankDraft('tax', '2026-11-21'),
  key: 'k',
  taxTypeChosen: false,
};
const habits = { Glass: { unit: 'sqft', gst: '18' }, Wallpaper: { unit: 'roll', gst: '12' } };
function after(...changes: DraftChange[]) {
  return changes.reduce((form, change) => changeDraft(form, change, habits, openingCatalogue.products), initial);
}
function cell(row: number, cell: LineCell, value: string): DraftChange {
  return { kind: 'cell', row, cell, value };
}

test('Specification 2, product and HSN: choosing a product sets that row’s HSN and no other', () => {
  const { lines } = after({ kind: 'cell', row: 2, cell: 'product', value: 'Glass' }).draft;
  expect(lines.map(({ hsn }) => hsn)).toEqual(['', '70071900', '', '', '']);
});

test('A product without a default HSN clears the HSN of the previous product', () => {
  const { lines } = after(
    { kind: 'cell', row: 1, cell: 'product', value: 'Glass' },
    { kind: 'cell', row: 1, cell: 'product', value: '3D Panels' },
  ).draft;
  expect(lines[0]).toMatchObject({ product: '3D Panels', hsn: '' });
});

test('The last day of a pro-forma is in the draft only while there is one', () => {
  const until = (value: string): DraftChange => ({ kind: 'optional', field: 'validUntil', value });
  expect(after(until('2026-12-01')).draft.validUntil).toBe('2026-12-01');
  expect(after(until('2026-12-01'), until('')).draft).toEqual(initial.draft);
});

test('Tax Type follows the addresses until staff choose it', () => {
  const here: DraftChange = { kind: 'field', field: 'taxState', value: home };
  const cuttack: DraftChange = { kind: 'field', field: 'buyerAddress', value: 'Asha Traders\nCuttack, Odisha' };
  const chosen: DraftChange = { kind: 'field', field: 'taxType', value: 'state' };
  expect(after(here, cuttack).draft.taxType).toBe('central');
  expect(after(here, chosen, cuttack).draft.taxType).toBe('state');
});

const customer = buildCustomerAnswer({ gstin: '07ABCDE1234F2Z1' });
const [delivery = ''] = customer.deliveryAddresses;

test('A chosen customer fills buyer, consignee and Tax Type', () => {
  const form = after({ kind: 'field', field: 'taxState', value: branch }, { kind: 'customer', customer });
  expect(form.draft).toMatchObject({
    buyerAddress: `${customer.billingAddress}\nGSTIN 07ABCDE1234F2Z1`,
    consigneeAddress: delivery,
    taxType: 'central',
  });
  expect(form.customer).toMatchObject({ id: customer.id, consignee: delivery });
});

test('A customer without a delivery address is also the consignee; a consignee that staff typed stays', () => {
  const here = buildCustomerAnswer({ id: 'here', deliveryAddresses: [] });
  expect(after({ kind: 'customer', customer: here }).draft.consigneeAddress).toBe(here.billingAddress);
  // What another customer filled in is no typed text.
  const other = after({ kind: 'customer', customer }, { kind: 'customer', customer: here });
  expect(other.draft.consigneeAddress).toBe(here.billingAddress);
  const typed: DraftChange = { kind: 'field', field: 'consigneeAddress', value: 'Site office\nPune' };
  expect(after(typed, { kind: 'customer', customer }).draft.consigneeAddress).toBe('Site office\nPune');
});

test('A sixth line becomes row 6', () => {
  expect(after({ kind: 'add line' }).draft.lines.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('Only a new document gets a new key', () => {
  const typed: DraftChange = { kind: 'field', field: 'destination', value: 'Puri' };
  expect(after(typed).key).toBe('k');
  expect(after(typed, { kind: 'new key', key: 'other' })).toMatchObject({
    key: 'other',
    draft: { destination: 'Puri' },
  });
});

test('A product gets the unit and GST last used in this form, else in the shop', () => {
  const { lines } = after(
    cell(1, 'product', 'Glass'),
    cell(2, 'product', 'Glass'),
    cell(2, 'unit', 'sqmtr'),
    cell(3, 'product', 'Glass'),
  ).draft;
  expect(lines.map(({ unit, gst }) => `${unit} ${gst}`.trim())).toEqual(['sqft 18', 'sqmtr 18', 'sqmtr 18', '', '']);
});

test('A GST rate that is not valid on the date of the document is not proposed', () => {
  expect(after(cell(1, 'product', 'Wallpaper')).draft.lines[0]).toMatchObject({ unit: 'roll', gst: '' });
  const before: DraftChange = { kind: 'field', field: 'date', value: '2025-09-01' };
  expect(after(before, cell(1, 'product', 'Wallpaper')).draft.lines[0]).toMatchObject({ unit: 'roll', gst: '12' });
});

test('Typing another product clears the values of the previous product', () => {
  const typed = [...'Carp'].map((_, index) => cell(1, 'product', 'Carp'.slice(0, index + 1)));
  const { lines } = after(cell(1, 'product', 'Glass'), ...typed, cell(1, 'product', 'Carpets')).draft;
  expect(lines[0]).toMatchObject({ product: 'Carpets', hsn: '57033090', unit: '', gst: '' });
});

describe('The other two dates', () => {
  const set = (field: 'date' | 'buyerDate' | 'deliveryNoteDate', value: string): DraftChange => ({
    kind: 'field',
    field,
    value,
  });
  const dates = (...changes: DraftChange[]) => {
    const { date, buyerDate, deliveryNoteDate } = after(...changes).draft;
    return [date, buyerDate, deliveryNoteDate];
  };

  test('follow Date, also while it is incomplete', () => {
    expect(dates(set('date', '2026-11-05'))).toEqual(['2026-11-05', '2026-11-05', '2026-11-05']);
    expect(dates(set('date', '5/'), set('date', '2026-11-05'))).toEqual(['2026-11-05', '2026-11-05', '2026-11-05']);
  });

  test('stay when staff have set them, even if Date was equal for a moment', () => {
    expect(dates(set('buyerDate', '2026-11-05'), set('date', '2026-11-05'), set('date', '2026-11-06'))).toEqual([
      '2026-11-06',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  test('stay in an older draft with another day', () => {
    const old = { ...initial, draft: { ...initial.draft, buyerDate: '2026-11-18' } };
    expect(changeDraft(old, set('date', '2026-11-05'), {}, openingCatalogue.products).draft).toMatchObject({
      buyerDate: '2026-11-18',
      deliveryNoteDate: '2026-11-05',
    });
  });
});

test('A GSTIN that was found for a buyer is not added to another buyer', () => {
  const buyer: DraftChange = { kind: 'field', field: 'buyerAddress', value: 'Sample Hotels\nCuttack' };
  const found: DraftChange = { kind: 'add gstin', to: 'Sample Hotels\nCuttack', gstin: '21ABCDE1234F1ZC' };
  const here: DraftChange = { kind: 'field', field: 'taxState', value: home };
  expect(after(here, buyer, found).draft).toMatchObject({
    buyerAddress: 'Sample Hotels\nCuttack\nGSTIN 21ABCDE1234F1ZC',
    taxType: 'central',
  });
  expect(after(buyer, { ...buyer, value: 'Another' }, found).draft.buyerAddress).toBe('Another');
});

const placed: DraftChange[] = [
  { kind: 'field', field: 'taxState', value: home },
  { kind: 'field', field: 'buyerAddress', value: 'Sample Interiors, Delhi\nGSTIN 07ABCDE1234F2Z1' },
  { kind: 'field', field: 'consigneeAddress', value: 'Site\nGurugram 122002' },
];

test('Tax Type follows the rows: work at a site of another state is outside of it', () => {
  expect(after(...placed).draft.taxType).toBe('state');
  const work = after(...placed, cell(1, 'product', 'Interior Fitout works'), cell(1, 'hsn', '995468'));
  expect(work.draft.taxType).toBe('central');
  const chosen: DraftChange = { kind: 'field', field: 'taxType', value: 'state' };
  expect(
    after(...placed, chosen, cell(1, 'product', 'Interior Fitout works'), cell(1, 'hsn', '995468')).draft.taxType,
  ).toBe('state');
});

test('Tax Type follows a place that is typed over, and what is not said is absent', () => {
  const typed: DraftChange = { kind: 'supply', set: { placeOfSupply: '06', placeRemark: 'Taken in Haryana' } };
  expect(after(...placed, typed).draft).toMatchObject({ taxType: 'central', placeOfSupply: '06' });
  const back = after(...placed, typed, { kind: 'supply', set: { placeOfSupply: '' } });
  expect(back.draft).toEqual(after(...placed).draft);
});

test('SEZ and export are outside the state; only an export has a country', () => {
  const supply = (set: Extract<DraftChange, { kind: 'supply' }>['set']): DraftChange => ({ kind: 'supply', set });
  expect(after(...placed, supply({ supplyType: 'SEZWOP' })).draft.taxType).toBe('central');
  const exported = after(...placed, supply({ supplyType: 'EXPWP' }), supply({ exportCountry: 'US' }));
  expect(exported.draft).toMatchObject({ taxType: 'central', exportCountry: 'US' });
  const regular = changeDraft(exported, supply({ supplyType: '' }), habits, openingCatalogue.products);
  expect(regular.draft).toEqual(after(...placed).draft);
});

test('One arrow key too far in Supply loses nothing: what an export says waits out of the draft, and comes back with it', () => {
  const supply = (set: Extract<DraftChange, { kind: 'supply' }>['set']): DraftChange => ({ kind: 'supply', set });
  const facts = { exportCountry: 'AE', exportPort: 'INNSA1', exportCurrency: 'USD', exportRate: '85' };
  const exported = [...placed, supply({ supplyType: 'EXPWOP' }), supply(facts)];
  const deemed = after(...exported, supply({ supplyType: 'DEXP' }));
  expect(Object.keys(deemed.draft).filter((field) => field.startsWith('export'))).toEqual([]);
  expect(after(...exported, supply({ supplyType: 'DEXP' }), supply({ supplyType: 'EXPWP' })).draft).toMatchObject(
    facts,
  );
  const emptied = after(
    ...exported,
    supply({ exportPort: '' }),
    supply({ supplyType: '' }),
    supply({ supplyType: 'EXPWP' }),
  );
  expect(emptied.draft).toMatchObject({ exportCountry: 'AE' });
  expect(emptied.draft.exportPort).toBeUndefined();
});

test('The remark of a typed place, the words of another purpose and Show tax come back with their choice too', () => {
  const place = (placeOfSupply: string): DraftChange => ({ kind: 'supply', set: { placeOfSupply } });
  const remark: DraftChange = { kind: 'supply', set: { placeRemark: 'Taken in Haryana' } };
  expect(after(place('06'), remark, place('')).draft.placeRemark).toBeUndefined();
  expect(after(place('06'), remark, place(''), place('06')).draft.placeRemark).toBe('Taken in Haryana');
  const challan = (field: 'purpose' | 'purposeRemark' | 'showTax', value: string): DraftChange => ({
    kind: 'challan',
    field,
    value,
  });
  const typed = [challan('purpose', 'other'), challan('purposeRemark', 'Repair'), challan('showTax', 'yes')];
  const site = after(...typed, challan('purpose', 'site')).draft;
  expect([site.purposeRemark, site.showTax]).toEqual([undefined, undefined]);
  expect(after(...typed, challan('purpose', 'site'), challan('purpose', 'other')).draft).toMatchObject({
    purposeRemark: 'Repair',
    showTax: 'yes',
  });
});

test('A material fills its row as it is now, and only a description that names its code keeps it', () => {
  const choice = { code: 'WP 204', label: '', remark: 'WP 204 Sage', product: 'Wallpaper', rate: '1250', unit: 'roll' };
  const chosen: DraftChange[] = [
    cell(2, 'description', 'lobby'),
    cell(2, 'product', 'wp'),
    { kind: 'material', row: 2, choice, choose: chooseMaterial },
  ];
  const line = (...changes: DraftChange[]) => after(...chosen, ...changes).draft.lines[1];
  expect(line()).toMatchObject({ material: 'WP 204', description: 'WP 204 Sage, lobby', hsn: '48142000', gst: '' });
  expect(line(cell(2, 'description', 'wp204'))?.material).toBe('WP 204');
  expect(line(cell(2, 'description', 'Sage'))?.material).toBe('');
  expect(line(cell(2, 'product', 'Glass'))).toMatchObject({ description: 'lobby', rate: '', hsn: '70071900' });
});
