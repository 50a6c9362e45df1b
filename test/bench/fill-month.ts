import { rowFromInvoice } from '#adapters/database/invoices/invoice-row.ts';
import { formatNumber } from '#domain/invoices/invoice-number.ts';
import { isGstin } from '#domain/tax/gstin.ts';
import { buildNewInvoice } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { at } from './fill-shop.ts';
import { openBulk } from './open-bulk.ts';

const BUYERS = 2000;

/** Fills October 2026 with documents of five rows, as issuing would leave them, two in three of them to registered buyers. */
export async function fillMonth(url: string, documents: number): Promise<void> {
  const bulk = await openBulk(url);
  const buyers = Array.from({ length: BUYERS }, (_, index) => gstinOf(index));
  const entry = buildNewInvoice(fiveRows);
  for (let begin = 0; begin < documents; begin += 2000) {
    const rows: Record<string, object[]> = { invoices: [], buyer_names: [], return_facts: [] };
    for (let index = begin; index < Math.min(documents, begin + 2000); index++) {
      const date = `2026-10-${String(1 + Math.floor((index * 31) / documents)).padStart(2, '0')}`;
      const gstin = index % 3 === 0 ? '' : (buyers[index % BUYERS] ?? '');
      const number = formatNumber(entry.series, index + 1);
      const id = `id-${index}`;
      const buyerAddress = `Example Hotels ${index % BUYERS}\n${index % 400} Street\nNew Delhi 110024\n${gstin}`;
      const draft = { ...entry.draft, date, buyerAddress, number };
      const document = { ...entry, id, date, draft, buyerName: `Example Hotels ${index % BUYERS}` };
      const given = { number, draft, data: document.dataFor(number), issuedAt: at, seq: index + 2 };
      const row = rowFromInvoice(document, given);
      rows.invoices?.push(row);
      rows.buyer_names?.push({ document: id, name: document.buyerName });
      const facts = { gstin, place: '07', date, issued_seq: row.issued_seq };
      rows.return_facts?.push({ document: id, kind: 'tax', tax_state: home, ...facts });
    }
    await bulk.write(rows);
  }
  await bulk.close();
}

const fiveRows = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((row) =>
    Object.entries({
      productname: 'Wallpaper',
      hsn: row % 2 === 0 ? '57032990' : '48142000',
      qty: `${row}.25`,
      rate: '149.99',
      ratePerQty: 'roll',
      gst: row % 2 === 0 ? '5' : '18',
    }).map(([cell, text]) => [`${cell}${row}`, text]),
  ),
);

function gstinOf(index: number): string {
  const begin = `07AAAC${String.fromCharCode(65 + (index % 26))}${String(1000 + Math.floor(index / 26)).padStart(4, '0')}L1Z`;
  const check = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((character) => isGstin(begin + character));
  return `${begin}${check}`;
}
