import { home } from '#test/specification/specified-firm.ts';
import { buildGstin } from './build-firm.ts';

/** How large a book is that moves in. */
export type BookSize = { customers: number; products: number; bills: number };

/** The files of a book, as another program writes them, and what they come to in paise. */
export type MovedBook = Record<keyof BookSize, string> & { owed: number; advances: number; rates: number };

/** A book of any size: a third of its customers have a GSTIN, every ninth bill is an advance, sums end in any paise. */
export function buildMovedBook(size: BookSize): MovedBook {
  const sheet = (headings: string, count: number, row: (nth: number) => string) =>
    [headings, ...Array.from({ length: count }, (_, nth) => row(nth))].join('\n');
  const amountOf = (nth: number) => ((nth * 7_919_003) % 99_999_989) + 1;
  const isAdvance = (nth: number) => nth % 9 === 8;
  const sumOf = (count: number, paiseOf: (nth: number) => number) =>
    Array.from({ length: count }, (_, nth) => paiseOf(nth)).reduce((sum, paise) => sum + paise, 0);
  return {
    customers: sheet('Party Name,GSTIN/UIN,Mobile,Address,City,Pin,Cr Days', size.customers, (nth) => {
      const gstin = nth % 3 === 0 ? buildGstin(home, `AAAPA${digits(nth, 4)}A`) : '';
      return `${nameOf(nth)},${gstin},98${digits(nth, 8)},"${nth} Example Road, Block ${nth % 40}",New Delhi,110024,30`;
    }),
    products: sheet('Item,HSN/SAC,UOM,GST %,Pack,Rate', size.products, (nth) => {
      return `Moved Panel ${nth},39259010,Nos,18,8 x 4 ft,"${rupees(amountOf(nth))}"`;
    }),
    bills: sheet('Party Name,Bill No.,Bill Date,Pending Amount', size.bills, (nth) => {
      const amount = `"${rupees(amountOf(nth))} ${isAdvance(nth) ? 'Cr' : 'Dr'}"`;
      return `${nameOf(nth % size.customers)},B/${nth},${digits((nth % 28) + 1, 2)}/03/2026,${amount}`;
    }),
    owed: sumOf(size.bills, (nth) => (isAdvance(nth) ? 0 : amountOf(nth))),
    advances: sumOf(size.bills, (nth) => (isAdvance(nth) ? amountOf(nth) : 0)),
    rates: sumOf(size.products, amountOf),
  };
}

function nameOf(nth: number): string {
  return `Moved Traders ${nth}`;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** `rupees(12_345_678)` → `'1,23,456.78'` */
function rupees(paise: number): string {
  return (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
