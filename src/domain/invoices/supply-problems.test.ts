import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import type { InvoiceDraft } from './invoice.ts';
import { placeContradictions, placeOptions, supplyProblems } from './supply-problems.ts';

const buyerAddress = 'Example Studio\nNew Delhi 110024\nGSTIN 07ABCDE1234F1Z2';
const unit = 'Example Exports\nPlot 8, Example SEZ, Noida 201305\nGSTIN 09AAAAA0000A1Z0';

function said(draft: Partial<InvoiceDraft>): string[] {
  const lines = [buildLine(1)];
  return supplyProblems(buildForm({ kind: 'challan', purpose: 'site', buyerAddress, lines, ...draft })).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('A challan that shows tax has the tax of the supply: rule 55(1)(vii)', () => {
  const outside = { taxType: 'central' };
  expect(said({})).toEqual([]);
  expect(said(outside)[0]).toMatch(
    new RegExp(`^taxType: Place of supply 07 ${homeName}.*Set Within State, CGST and SGST$`),
  );
  expect(said({ ...outside, purpose: 'approval' })).toEqual([]);
  expect(said({ ...outside, purpose: 'approval', showTax: 'yes' })).toHaveLength(1);
  expect(said({ ...outside, placeOfSupply: '06', placeRemark: 'Goes on to Gurugram' })).toEqual([]);
});

test('Work at a site does not travel with goods of another place', () => {
  const lines = [buildLine(1), buildLine(2, { product: 'Fitting', hsn: '995476' })];
  const mixed = { lines, consigneeAddress: 'Site office, Gurugram 122002' };
  expect(said(mixed)[0]).toMatch(/^placeOfSupply: Two places of supply: .*Take the services out: they do not travel$/);
});

test('A challan under LUT shows no tax, as the invoice after it', () => {
  const free: Partial<InvoiceDraft> = { buyerAddress: unit, taxType: 'central', supplyType: 'SEZWOP' };
  expect(said(free)).toEqual(['line 1 gst: Row 1: under LUT no tax is charged: type 0 in GST']);
  expect(said({ ...free, lines: [buildLine(1, { gst: '0' })] })).toEqual([]);
  expect(said({ ...free, purpose: 'samples' })).toEqual([]);
  expect(said({ ...free, supplyType: 'SEZWP' })).toEqual([]);
  expect(said({ ...free, kind: 'tax', purpose: undefined })).toEqual([]);
});

const abroad = 'Example Hotels LLC\nAl Quoz, Dubai';

/** What is said of a tax invoice. */
function saidOfInvoice(draft: Partial<InvoiceDraft>): string[] {
  return said({ kind: 'tax', purpose: undefined, ...draft });
}

test('A place that is typed over is one of the list, and its reason is kept', () => {
  const to = (placeOfSupply: string, placeRemark: string) =>
    saidOfInvoice({ placeOfSupply, placeRemark, taxType: 'central' });
  const reason = 'placeRemark: Say why the place of supply is another one: it is kept';
  expect(to('06', 'Works at Gurugram')).toEqual([]);
  expect(to('06', '')).toEqual([reason]);
  expect(to('06', '  ')).toEqual([reason]);
  const notListed = 'placeOfSupply: Place of supply is not one of its list: choose the state';
  expect([to('40', 'x')[0], to('', 'x')[0]]).toEqual([notListed, notListed]);
  expect(to('96', 'x')[0]).toBe('placeOfSupply: Abroad is the place of an export: choose Export as the supply');
  expect(saidOfInvoice({ ...shipped, placeOfSupply: '96', placeRemark: 'Leaves India' })).toEqual([]);
});

test('A remark is for a place that is typed over, and has a length', () => {
  const long = { placeOfSupply: '06', taxType: 'central' };
  expect(saidOfInvoice({ placeRemark: 'Works there' })).toEqual([
    'placeRemark: A remark is for a place of supply that was typed over',
  ]);
  expect(saidOfInvoice({ placeRemark: '' })).toEqual([]);
  expect(saidOfInvoice({ ...long, placeRemark: 'x'.repeat(200) })).toEqual([]);
  expect(saidOfInvoice({ ...long, placeRemark: 'x'.repeat(201) })).toEqual([
    'placeRemark: The remark can have at most 200 characters',
  ]);
});

test('Goods are installed at the site, or nothing is said', () => {
  expect(saidOfInvoice({ atSite: 'yes' })).toEqual([]);
  expect(saidOfInvoice({ atSite: 'no' })).toEqual(['atSite: Installed at the site is yes, or left blank']);
});

const shipped: Partial<InvoiceDraft> = {
  buyerAddress: abroad,
  consigneeAddress: abroad,
  taxType: 'central',
  supplyType: 'EXPWP',
  exportCountry: 'AE',
};

test('A kind of supply has its buyer and its tax: IGST Act, section 7(5)', () => {
  expect(saidOfInvoice({ supplyType: 'SEZ' })).toEqual(['supplyType: Supply is not one of its list: choose one']);
  const zone: Partial<InvoiceDraft> = { buyerAddress: unit, supplyType: 'SEZWP', taxType: 'central' };
  expect(saidOfInvoice(zone)).toEqual([]);
  expect(saidOfInvoice({ ...zone, taxType: ' state ' })).toEqual([
    'taxType: SEZ, with payment of tax: it is always inter-State, with IGST (IGST Act, section 7(5)). Set Outside State',
  ]);
  expect(saidOfInvoice({ ...zone, buyerAddress: 'Example Exports, Noida 201305' })).toEqual([
    'buyerAddress: SEZ, with payment of tax: add the buyer’s GSTIN to his address',
  ]);
  expect(saidOfInvoice({ ...zone, buyerAddress: '  ' })).toEqual([]);
  expect(saidOfInvoice({ ...shipped, buyerAddress: unit })).toEqual([
    'supplyType: The buyer has a GSTIN: an export has a buyer outside India',
  ]);
  // A deemed export stays in India, with the tax of its place.
  expect(saidOfInvoice({ supplyType: 'DEXP' })).toEqual([]);
  expect(saidOfInvoice({ supplyType: 'DEXP', buyerAddress: 'Example Studio, New Delhi 110024' })).toEqual([
    'buyerAddress: Deemed export: add the buyer’s GSTIN to his address',
  ]);
});

test('An export names its country: CGST rule 46, third proviso', () => {
  expect(saidOfInvoice(shipped)).toEqual([]);
  expect(saidOfInvoice({ ...shipped, exportCountry: undefined })).toEqual([
    'exportCountry: Name the country of destination (CGST rule 46, third proviso)',
  ]);
  expect(saidOfInvoice({ ...shipped, exportCountry: 'IN' })).toEqual([
    'exportCountry: IN is no country: choose one of the list',
  ]);
});

test('What only an export has stands on no other document', () => {
  for (const field of ['exportCountry', 'exportCurrency', 'exportRate', 'exportPort'] as const)
    expect(saidOfInvoice({ [field]: 'x' })).toEqual([`${field}: Country, currency and port are those of an export`]);
});

test.each([
  ['USD', '84.25', []],
  ['USD', undefined, []],
  ['usd', undefined, ['exportCurrency']],
  ['US', undefined, ['exportCurrency']],
  ['USDX', undefined, ['exportCurrency']],
  ['xUSD', undefined, ['exportCurrency']],
  ['INR', undefined, ['exportCurrency']],
  ['USD', '0', ['exportRate']],
  ['USD', 'eighty', ['exportRate']],
  ['USD', '84.12345', ['exportRate']],
  [undefined, '84.25', ['exportCurrency']],
  [undefined, '0', ['exportRate']],
])('An export in %s at %s is told of %j', (exportCurrency, exportRate, fields) => {
  const words: Record<string, string> = {
    exportRate: 'The rate of exchange is rupees for one unit, such as 84.25',
    exportCurrency:
      exportCurrency === undefined
        ? 'Name the currency of the rate of exchange'
        : 'A currency has three capital letters, such as USD. Leave it blank for rupees',
  };
  expect(saidOfInvoice({ ...shipped, exportCurrency, exportRate })).toEqual(
    fields.map((field) => `${field}: ${words[field]}`),
  );
});

test('The code of a port has six capital letters and digits', () => {
  const at = (exportPort: string) => saidOfInvoice({ ...shipped, exportPort });
  expect(at('INNSA1')).toEqual([]);
  for (const wrong of ['innsa1', 'INNSA', 'INNSA12', 'x INNSA1', 'I', '-'])
    expect(at(wrong)).toEqual(['exportPort: The code of a port has six capital letters and digits, such as INNSA1']);
});

test('Under LUT one press corrects the rate of a row of a challan, and a blank row is left out', () => {
  const lines = [buildLine(1), buildLine(2, { product: '  ' }), buildLine(3, { gst: '0' })];
  const free: Partial<InvoiceDraft> = { buyerAddress: unit, taxType: 'central', supplyType: 'SEZWOP' };
  expect(supplyProblems(buildForm({ kind: 'challan', purpose: 'site', ...free, lines }))).toEqual([
    {
      field: 'line 1 gst',
      message: 'Row 1: under LUT no tax is charged: type 0 in GST',
      correction: { kind: 'set', label: 'Charge 0 %', field: 'line 1 gst', value: '0' },
    },
  ]);
});

test('A tax invoice has one place of supply, and the tax of it: CGST rule 46(n), CGST Act, section 77', () => {
  const [glass, more] = [buildLine(1), buildLine(2)];
  const fitting = buildLine(3, { product: 'Fitting', hsn: '995476' });
  const away = { consigneeAddress: 'Site office, Gurugram 122002' };
  expect(saidOfInvoice({ ...away, lines: [glass, more, fitting] })).toEqual([
    `placeOfSupply: Two places of supply: rows 1, 2 in 07 ${homeName} (billed to a buyer of ${homeName}, shipped to ` +
      'Gurugram, IGST Act 10(1)(b)), and row 3 in 06 Haryana (work at a site in Gurugram, IGST Act 12(3)). Issue two invoices',
  ]);
  expect(saidOfInvoice({ ...away, lines: [fitting] })).toEqual([
    'taxType: Place of supply 06 Haryana: work at a site in Gurugram, IGST Act 12(3). Set Outside State, IGST',
  ]);
  expect(saidOfInvoice({ taxType: ' central ' })).toEqual([expect.stringMatching(/ Set Within State, CGST and SGST$/)]);
  expect(saidOfInvoice({ taxState: ` ${home} `, taxType: 'central' })).toHaveLength(1);
  // What is no tax type, or no state of ours, its own rule refuses.
  expect(saidOfInvoice({ taxType: 'both' })).toEqual([]);
  expect(placeContradictions(buildForm({ buyerAddress, taxState: '' }))).toEqual([]);
  // A pro-forma may offer what takes two invoices.
  expect(said({ kind: 'pro', ...away, lines: [glass, fitting] })).toEqual([]);
});

test('The list has every state that registers, and no place abroad', () => {
  // 28 states, 8 territories and 97, Other Territory.
  expect(placeOptions).toHaveLength(37);
  expect(placeOptions).toContainEqual({ value: '07', text: `07 ${homeName}` });
  expect(placeOptions.map(({ value }) => value)).not.toContain('96');
});
