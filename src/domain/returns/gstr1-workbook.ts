import { stateName } from '../tax/states.ts';
import { isExport } from '../tax/supply-types.ts';
import { uqcLabel } from '../tax/unit-code.ts';
import type { Gstr1, Gstr1Entry, Gstr1Question } from './gstr1.ts';
import { isFilledIn } from './is-filled-in.ts';
import { challanNatures } from './issued-numbers.ts';

/** A cell: a text, a number, or null for an empty one. */
export type BookCell = string | number | null;

/** A row of a sheet. A sheet's rows come one after the other, the sheets in their order. */
export type BookRow = { sheet: string; cells: BookCell[] };

/** Keeps the rows of each listed document, as JSON, until the workbook is written. */
type Gstr1Book = { list(entry: Gstr1Entry): void; rows(gstr1: Gstr1): Generator<BookRow> };

/**
 * The workbook that GSTN's Returns Offline Tool V3.2.4 imports: its sheets and columns, headings in row 4. Dates are texts,
 * because the tool refuses cells with a date; figures are numbers.
 */
export function createGstr1Workbook({ form }: Gstr1Question, { withIrn }: { withIrn: boolean }): Gstr1Book {
  const lists: Record<Gstr1Entry['section'], string[]> = { b2b: [], b2cl: [], exp: [], cdnr: [], cdnur: [] };
  return {
    list: (entry) => {
      const { section, document } = entry;
      if (!withIrn && isFilledIn(document)) return;
      for (const cells of entryCells(entry)) lists[section].push(JSON.stringify(cells));
    },
    *rows(gstr1) {
      const sheets =
        form === 'iff' ? iffSheets : [...listSheets, ...(gstr1.hsn.inTwo ? hsnSheets : oneHsnSheet), docsSheet];
      for (const { name, title, columns, rows } of sheets) {
        yield { sheet: name, cells: [title] };
        yield { sheet: name, cells: [] };
        yield { sheet: name, cells: [] };
        yield { sheet: name, cells: columns.split('|') };
        for (const cells of rows(lists, gstr1)) yield { sheet: name, cells };
      }
    },
  };
}

/** One row for each rate. */
function entryCells({ section, document, items }: Gstr1Entry): BookCell[][] {
  const { number, gstin, buyerName, totals, supplyType, supplement, exportPort } = document;
  const [date, value, place] = [toolDate(document.date), totals.payable / 100, toolPlace(document.place)];
  const party = [gstin, toolName(buyerName)];
  const type = toolTypes[supplyType ?? ''] ?? 'Regular B2B';
  const { shippingBill = null, shippingBillDate, port = exportPort } = supplement;
  const bill = [port ?? null, shippingBill, shippingBillDate ? toolDate(shippingBillDate) : null];
  return items.map(({ gstBasisPoints, taxable }) => {
    const at = [gstBasisPoints / 100, taxable / 100];
    const cells: Record<Gstr1Entry['section'], BookCell[]> = {
      b2b: [...party, number, date, value, place, 'N', null, type, null, ...at, 0],
      b2cl: [number, date, value, place, null, ...at, null, null],
      exp: [supplyType === 'EXPWP' ? 'WPAY' : 'WOPAY', number, date, value, ...bill, ...at, 0],
      cdnr: [...party, number, date, 'C', place, 'N', type, value, null, ...at, 0],
      cdnur: [isExport(supplyType) ? (supplyType ?? null) : 'B2CL', number, date, 'C', place, value, null, ...at, 0],
    };
    return cells[section];
  });
}

const toolTypes: Record<string, string> = {
  SEZWP: 'SEZ supplies with payment',
  SEZWOP: 'SEZ supplies without payment',
  DEXP: 'Deemed Exp',
};

type Lists = Record<Gstr1Entry['section'], string[]>;

type Sheet = { name: string; title: string; columns: string; rows(lists: Lists, gstr1: Gstr1): Iterable<BookCell[]> };

function* listed(texts: string[]): Generator<BookCell[]> {
  for (const text of texts) yield JSON.parse(text);
}

const b2bSheet: Sheet = {
  name: 'b2b,sez,de',
  title: 'Summary For B2B, SEZ, DE (4A, 4B, 6B, 6C)',
  columns:
    'GSTIN/UIN of Recipient|Receiver Name|Invoice Number|Invoice date|Invoice Value|Place Of Supply|Reverse Charge|' +
    'Applicable % of Tax Rate|Invoice Type|E-Commerce GSTIN|Rate|Taxable Value|Cess Amount',
  rows: ({ b2b }) => listed(b2b),
};

const cdnrSheet: Sheet = {
  name: 'cdnr',
  title: 'Summary For CDNR (9B)',
  columns:
    'GSTIN/UIN of Recipient|Receiver Name|Note Number|Note Date|Note Type|Place Of Supply|Reverse Charge|Note Supply Type|' +
    'Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount',
  rows: ({ cdnr }) => listed(cdnr),
};

const iffSheets = [b2bSheet, cdnrSheet];

const listSheets: Sheet[] = [
  b2bSheet,
  {
    name: 'b2cl',
    title: 'Summary For B2CL (5)',
    columns:
      'Invoice Number|Invoice date|Invoice Value|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|' +
      'E-Commerce GSTIN',
    rows: ({ b2cl }) => listed(b2cl),
  },
  {
    name: 'b2cs',
    title: 'Summary For B2CS (7)',
    columns: 'Type|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN',
    rows: (_, { b2cs }) =>
      b2cs.map(({ place, gstBasisPoints, taxable }) => [
        'OE',
        toolPlace(place),
        null,
        gstBasisPoints / 100,
        taxable / 100,
        0,
        null,
      ]),
  },
  cdnrSheet,
  {
    name: 'cdnur',
    title: 'Summary For CDNUR (9B)',
    columns:
      'UR Type|Note Number|Note Date|Note Type|Place Of Supply|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount',
    rows: ({ cdnur }) => listed(cdnur),
  },
  {
    name: 'exp',
    title: 'Summary For EXP (6A)',
    columns:
      'Export Type|Invoice Number|Invoice date|Invoice Value|Port Code|Shipping Bill Number|Shipping Bill Date|Rate|' +
      'Taxable Value|Cess Amount',
    rows: ({ exp }) => listed(exp),
  },
];

const hsnColumns =
  'HSN|Description|UQC|Total Quantity|Total Value|Rate|Taxable Value|Integrated Tax Amount|Central Tax Amount|' +
  'State/UT Tax Amount|Cess Amount';

function hsnSheet(name: string, title: string, part: 'b2b' | 'b2c'): Sheet {
  return {
    name,
    title,
    columns: hsnColumns,
    rows: (_, { hsn }) =>
      hsn[part].map(({ hsn: code, uqc, quantityHundredths, gstBasisPoints, taxable, igst, cgst, sgst }) => [
        code,
        null,
        uqcLabel(uqc),
        ...[quantityHundredths, taxable + igst + cgst + sgst, gstBasisPoints, taxable, igst, cgst, sgst, 0].map(
          (hundredths) => hundredths / 100,
        ),
      ]),
  };
}

const hsnSheets = [
  hsnSheet('hsn(b2b)', 'Summary For HSN (12), B2B supplies', 'b2b'),
  hsnSheet('hsn(b2c)', 'Summary For HSN (12), B2C supplies', 'b2c'),
];

const oneHsnSheet = [hsnSheet('hsn', 'Summary For HSN (12)', 'b2b')];

const docsSheet: Sheet = {
  name: 'docs',
  title: 'Summary of documents issued during the tax period (13)',
  columns: 'Nature of Document|Sr. No. From|Sr. No. To|Total Number|Cancelled',
  rows: (_, { numbers }) =>
    [
      { name: 'Invoices for outward supply', runs: numbers.tax },
      { name: 'Credit Note', runs: numbers.credit },
      ...(numbers.challans ?? []).map(({ nature, runs }) => ({ name: challanNatures[nature], runs })),
    ].flatMap(({ name, runs }) => runs.map(({ from, to, count, cancelled }) => [name, from, to, count, cancelled])),
};

/** `toolDate('2026-07-14')` → `'14-Jul-2026'`, the only form that the tool takes. */
function toolDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}-${monthNames[Number(month) - 1]}-${year}`;
}

/** `toolPlace('32')` → `'32-Kerala'` */
function toolPlace(code: string): string {
  return `${code}-${stateName(code) ?? ''}`;
}

/** The tool refuses other letters in a name, and more than 99. It does not send the name to the portal. */
function toolName(name: string): string | null {
  const plain = name
    .replaceAll(/[^a-zA-Z0-9_&'\-./,()?@!#%$~*;+= ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return plain === '' ? null : plain.slice(0, 99);
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
