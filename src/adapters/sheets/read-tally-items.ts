import type { Sheet } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readMasters } from './read-masters.ts';
import type { TallyLedger } from './tally-ledger.ts';

/** Reads the stock items from Tally's export of masters (XML): their names, units, HSN codes and rates of GST. */
export function readTallyItems(text: string): Outcome<Sheet[]> {
  const masters = readMasters(text);
  if (!masters.ok) return masters;
  const { stockItems, ledgers } = masters.value;
  if (stockItems.length === 0) return failed('invalid', ledgers.length > 0 ? onlyLedgers : noItems);
  const rows = stockItems.map((item, at) => ({ number: at + 1, cells: cellsOf(item), unreadable: [] }));
  const headings = { number: 0, cells: ['Name', 'HSN', 'Unit', 'GST'], unreadable: [] };
  return ok([{ kind: 'tally', name: '', rows: [headings, ...rows], leftOut: '' }]);
}

const onlyLedgers = 'This file holds ledgers of Tally and no stock items. Export the stock items, or all masters.';
const noItems = 'This XML file holds no stock items of Tally. Export the masters of Tally as XML.';

function cellsOf({ name, texts }: TallyLedger): string[] {
  const firstOf = (...paths: string[]) =>
    paths.map((path) => texts.get(path)?.[0]).find((text) => text && !/not applicable$/i.test(text)) ?? '';
  return [
    name,
    firstOf('HSNDETAILS.LIST/HSNCODE', 'GSTDETAILS.LIST/HSNCODE'),
    firstOf('BASEUNITS'),
    rateOf(texts.get('GSTDETAILS.LIST/STATEWISEDETAILS.LIST/RATEDETAILS.LIST/GSTRATE') ?? []),
  ];
}

/** Tally writes a rate for each head of tax: that of IGST, the largest, is the whole. Some releases write central and State tax alone. */
function rateOf(rates: readonly string[]): string {
  const [first = 0, second, ...more] = rates.map(Number);
  if (rates.length === 0) return '';
  return `${second !== undefined && more.length === 0 && first === second ? first + second : Math.max(first, second ?? 0, ...more)}`;
}
