import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { clauses, paidWords as paid, unpaidWords as unpaid } from '#test/read/rule-46.ts';
import { scannedPages } from '#test/read/scanned.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import { openPaper } from './open-paper.ts';

const demo = JSON.parse(readFileSync(new URL('../../../demo/company.json', import.meta.url), 'utf8'));
type Clause = keyof typeof clauses;
const exempt = clauses['(s)'].text;

const paper = openPaper();
afterAll(() => paper.close());
async function textOf(issued: ReturnType<typeof buildIssuedInvoice>, company = demo) {
  return (await readPdf(await paper.draw(issued, company, 'original'))).join('\n').replaceAll(/\s+/g, ' ');
}

const registered = buildIssuedInvoice(3);
const home = 'R. Sahoo\n12 Example Road\nBhubaneswar 751013';
const unregistered = buildIssuedInvoice(1, { taxType: 'central', buyerAddress: home, consigneeAddress: home });
const small = buildIssuedInvoice(1, { qty1: '1', taxType: 'central', buyerAddress: home, consigneeAddress: home });
const discounted = buildIssuedInvoice(3, { discount1: '7.5%', discount3: '221.15' });
const elsewhere = buildIssuedInvoice(1, { taxType: 'central', consigneeAddress: 'Site office\nPatia, Odisha' });

const atSite = buildIssuedInvoice(1, {
  ...{ consigneeAddress: 'Site office\nGurugram 122002', taxType: 'central', hsn1: '995468', productname1: 'Fit-out' },
});
const toSez = buildIssuedInvoice(1, {
  ...{ buyerAddress: 'Sample Labs\nNoida SEZ 201305\nGSTIN 09AAAAA0000A1Z0', taxType: 'central' },
  supplyType: 'SEZWOP',
});
const importer = 'Sample Imports Inc\n5 Example Avenue\nAustin, Texas 78701';
const exported = buildIssuedInvoice(1, {
  ...{ buyerAddress: importer, consigneeAddress: importer, taxType: 'central', supplyType: 'EXPWP' },
  ...{ exportCountry: 'US', exportCurrency: 'USD', exportRate: '84.50', exportPort: 'INNSA1' },
});

function special(supplyType: 'SEZWP' | 'EXPWOP' | 'DEXP') {
  const { draft } = supplyType === 'EXPWOP' ? exported : supplyType === 'SEZWP' ? toSez : registered;
  return buildIssuedInvoice(1, { ...inputFromDraft(draft), supplyType });
}

const particulars: [clause: Clause, of: string, issued: ReturnType<typeof buildIssuedInvoice>, ...says: string[]][] = [
  [
    '(a)',
    '',
    registered,
    'Aangan Interiors Shop 14, Sample Market, Kirti Nagar New Delhi 110015 GSTIN 07AAKFA0000A1ZK',
  ],
  ['(b)', '', registered, 'DL/26-27/0042'],
  ['(c)', '', registered, '21/11/2026'],
  ['(d)', '', registered, 'Sample Interiors', '8 Example Marg, New Delhi 110024', 'GSTIN 07ABCDE1234F2Z1'],
  ['(e)', '', unregistered, 'Consignee (ship to)', '12 Example Road', `State ${branchName}, code 21 GSTIN not given`],
  ['(f)', '', small, 'Consignee (ship to)', '12 Example Road', `State ${branchName}, code 21 GSTIN not given`],
  ['(g)', '', registered, '48142000'],
  ['(h)', '', registered, 'Wallpaper', 'Grass weave, ivory, 0.53 × 10 m'],
  ['(i)', '', registered, '186.5 rft'],
  ['(j)', '', registered, 'Amount payable ₹ 4,23,022.00'],
  ['(j)', 'with a discount', discounted, '2,150.00 6,772.50 7.5% of 90,300.00 18 83,527.50'],
  ['(j)', 'with a discount', discounted, '865.40 221.15 of 2,70,221.15 5 2,70,000.00'],
  ['(j)', 'with a discount', discounted, 'Gross value 3,88,263.03 Discount −6,993.65'],
  ['(k)', '', registered, 'Taxable value 3,88,263.03', '2,70,221.15'],
  ['(k)', 'after a discount', discounted, 'Taxable value 3,81,269.38'],
  ['(l)', 'within the state', registered, 'CGST % CGST ₹ SGST % SGST ₹'],
  ['(l)', 'within the state', registered, '57032990 2,70,221.15 2.5 6,755.53 2.5 6,755.53 13,511.06'],
  ['(l)', 'between states', elsewhere, 'IGST % IGST ₹'],
  ['(m)', '', registered, 'CGST 17,379.30 SGST 17,379.30'],
  ['(n)', '', registered, 'Place of supply', `${homeName} (07)`],
  ['(n)', 'of an unregistered buyer', unregistered, `${branchName} (21)`],
  ['(n)', 'of work at a site of another state', atSite, 'Haryana (06)'],
  ['(n)', 'of an SEZ', toSez, 'Uttar Pradesh (09)'],
  ['(o)', '', elsewhere, `Site office Patia, Odisha State ${branchName}, code 21`],
  ['(p)', '', registered, 'Reverse charge'],
  ['(q)', '', registered, 'for Aangan Interiors', 'Authorised Signatory'],
  ['third proviso', 'to an SEZ under LUT', toSez, unpaid],
  ['third proviso', 'to an SEZ on payment', special('SEZWP'), paid],
  ['third proviso', 'an export under LUT', special('EXPWOP'), unpaid],
  ['third proviso', 'an export on payment', exported, paid],
  ['third proviso', '(i) and (ii)', exported, 'Sample Imports Inc', '5 Example Avenue Austin, Texas 78701'],
  ['third proviso', '(iii)', exported, 'Country of destination United States (US)'],
  ['third proviso', 'the recipient’s country', exported, 'Austin, Texas 78701 Country United States Buyer'],
];

test.each(particulars)('rule 46 %s %s', async (clause, _, issued, ...says) => {
  const text = await textOf(issued);
  for (const words of says) expect(text, clauses[clause].text).toContain(words);
});

test('Every clause of the rule is looked for on a paper, in the words of its sources', () => {
  // The two whose papers are drawn below.
  const looked = new Set<string>([...particulars.map(([clause]) => clause), '(r)', '(s)']);
  expect(Object.keys(clauses).filter((clause) => !looked.has(clause))).toEqual([]);
  expect(paid).toMatch(/^SUPPLY MEANT FOR EXPORT.* ON PAYMENT OF INTEGRATED TAX$/);
  expect(unpaid).toMatch(/^SUPPLY MEANT FOR EXPORT.* WITHOUT PAYMENT OF INTEGRATED TAX$/);
});

test('Only what the third proviso names has its words: not a deemed export, nor any other supply', async () => {
  for (const issued of [special('DEXP'), registered, unregistered, elsewhere, atSite]) {
    const text = await textOf(issued);
    expect(text).not.toContain('SUPPLY MEANT FOR EXPORT');
    expect(text.includes('DEEMED EXPORT (CGST ACT, SECTION 147)')).toBe(issued.draft.supplyType === 'DEXP');
  }
  // One case or the other, never both.
  for (const type of ['SEZWP', 'EXPWOP'] as const) {
    const text = await textOf(special(type));
    expect(text).not.toContain(type === 'SEZWP' ? unpaid : paid);
  }
});

test('The currency of an export stands beside the rupees', async () => {
  expect(await textOf(exported)).toContain('Amount in USD 1,260.99 at ₹ 84.50');
});

test('rule 46 (r) a QR code is needed only with an IRN, which we do not have: the only pictures are the logo and the UPI code', async () => {
  const pdf = await paper.draw(registered, demo, 'original');
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(2);
  expect(await scannedPages(pdf)).toEqual([expect.stringMatching(/^upi:\/\/pay\?/)]);
});

test('rule 46 (s) the declaration of a supplier whom rule 48(4) exempts is printed completely', async () => {
  expect(await textOf(registered, { ...demo, declaration: exempt })).toContain(exempt);
});

const original = { number: 'DL/26-27/0007', date: '2026-10-12' };
const credit = buildIssuedInvoice(3, { type: 'credit' }, { number: 'CN-DL/26-27/001', original });
const creditHome = buildIssuedInvoice(
  1,
  { type: 'credit', taxType: 'central', buyerAddress: home, consigneeAddress: home, referenceNumber: 'OLD/17' },
  { number: 'CN-DL/26-27/002' },
);

test.each([
  [
    '(a) name, address and GSTIN of the supplier',
    credit,
    'Aangan Interiors Shop 14, Sample Market, Kirti Nagar New Delhi 110015 GSTIN 07AAKFA0000A1ZK',
  ],
  ['(b) nature of the document', credit, 'Credit Note'],
  ['(c) a serial number of at most 16 characters', credit, 'CN-DL/26-27/001'],
  ['(d) the date of its issue', credit, '21/11/2026'],
  ['(e) name, address and GSTIN of the recipient', credit, 'GSTIN 07ABCDE1234F2Z1'],
  [
    '(f) of an unregistered recipient the address of delivery, the state and its code',
    creditHome,
    `State ${branchName}, code 21 GSTIN not given`,
  ],
  ['(g) number and date of the tax invoice', credit, 'DL/26-27/0007 dated 12/10/2026'],
  ['(g) number of a tax invoice that is not ours', creditHome, 'OLD/17'],
  ['(h) value of the supply', credit, 'Value credited 3,88,263.03'],
  ['(h) rate of tax', credit, '57032990 2,70,221.15 2.5 6,755.53 2.5 6,755.53 13,511.06'],
  ['(h) amount of the tax credited', credit, 'CGST 17,379.30 SGST 17,379.30'],
  ['(i) signature of the supplier or his representative', credit, 'Authorised Signatory'],
])('rule 53(1A) %s', async (_, issued, proof) => {
  expect(await textOf(issued)).toContain(proof);
});

test('a pro-forma is not a document of the Act and says so', async () => {
  const text = await textOf(buildIssuedInvoice(1, { type: 'pro' }, { number: 'PI-DL/26-27/001' }));
  expect(text).toContain('Not a tax invoice. No input tax credit on this document.');
  expect(text).not.toMatch(/ORIGINAL|DUPLICATE|TRIPLICATE/);
});

test.each([
  ['06ABCDE1234F1Z4', 'State Haryana,'],
  ['33ABCDE1234F1Z7', 'State Tamil Nadu,'],
])('The code of a state stays beside its word where the line of %s is full', async (gstin, state) => {
  const consigneeAddress = `Sample House\n2 Example Marg\nGSTIN ${gstin}`;
  const issued = buildIssuedInvoice(1, { taxType: 'central', consigneeAddress, buyerAddress: consigneeAddress });
  const lines = (await readPdf(await paper.draw(issued, demo, 'original'))).join('\n').split(/\s*\r?\n\s*/);
  const code = gstin.slice(0, 2);
  // In the narrow column the code goes to the next line with its word, in the wide one it fits.
  expect(lines.filter((line) => line.includes(state) || line.startsWith('code'))).toEqual([
    `GSTIN ${gstin} ${state}`,
    expect.stringMatching(new RegExp(`^code\\s${code}$`)),
    expect.stringMatching(new RegExp(`^GSTIN ${gstin} ${state} code\\s${code}$`)),
  ]);
});
