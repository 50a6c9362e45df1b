import { issueBlock } from '#adapters/database/engine/issue-block.ts';
import { addressNames } from '#adapters/database/invoices/address-names.ts';
import { addressesOf, addressTails } from '#adapters/database/invoices/address-words.ts';
import { rowFromInvoice } from '#adapters/database/invoices/invoice-row.ts';
import { invoiceTails } from '#adapters/database/invoices/invoice-words.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { formatNumber, seriesOf } from '#domain/invoices/invoice-number.ts';
import type { NewInvoice } from '#operations/ports/invoices.ts';
import { buildNewInvoice } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openBulk } from './open-bulk.ts';

export const at = '2026-11-21T06:00:00.000Z';
const first = '2024-04-01';
const entry = buildNewInvoice();
const consignee = addressesOf({ ...entry.draft, buyerAddress: '' });

/** The document at a place of the shop: a buyer and one of 500 materials, on one of a thousand days, and one in twenty dated back up to a month. */
export function documentOf(index: number, all: number): NewInvoice {
  const day = Math.floor((index * 1000) / all) - (index % 20 === 0 ? index % 30 : 0);
  const date = addDays(first, Math.max(0, day));
  const lines = entry.draft.lines.map((line) => ({ ...line, material: `WP ${index % 500}` }));
  const draft = { ...entry.draft, date, lines, buyerAddress: addressOf(index) };
  const series = seriesOf('tax', home, date);
  return { ...entry, id: `id-${index}`, date, issuedAt: at, draft, buyerName: buyerName(draft.buyerAddress), series };
}

/** Writes the documents from `from` to `to` as issuing would leave them; the audit log aside, which nothing here reads. */
export async function fillShop(url: string, from: number, to: number, all: number): Promise<void> {
  const bulk = await openBulk(url);
  const counters = new Map<string, number>();
  const number = (document: NewInvoice) => {
    const counter = (counters.get(document.series.financialYear) ?? 0) + 1;
    counters.set(document.series.financialYear, counter);
    return formatNumber(document.series, counter);
  };
  for (let index = 0; index < from; index++) number(documentOf(index, all));
  for (let begin = from; begin < to; begin += 2000) {
    const rows: Record<string, object[]> = {
      invoices: [],
      buyer_names: [],
      invoice_words: [],
      addresses: [],
      address_words: [],
      address_names: [],
    };
    const days = new Map<string, Record<string, string | number>>();
    for (let index = begin; index < Math.min(to, begin + 2000); index++) {
      const document = documentOf(index, all);
      const given = number(document);
      const row = rowFromInvoice(document, {
        number: given,
        draft: { ...document.draft, number: given },
        data: document.dataFor(given),
        issuedAt: at,
        seq: index + 2,
      });
      const { kind, tax_state, issued_seq, date } = row;
      rows.invoices?.push(row);
      rows.buyer_names?.push({ document: row.id, name: document.buyerName });
      for (const tail of invoiceTails(row.search_key)) rows.invoice_words?.push({ kind, tax_state, tail, issued_seq });
      for (const { id, field, address } of addressesOf({ ...document.draft, consigneeAddress: '' })) {
        rows.addresses?.push({ id, field, address, uses: 1, last_used: at });
        for (const tail of addressTails(address)) rows.address_words?.push({ field, tail, address_id: id });
        rows.address_names?.push(...addressNames({ id, field, address, uses: 1, last_used: at }));
      }
      const block = Math.floor(issued_seq / issueBlock);
      const counted: Record<string, string | number> = days.get(`${block} ${date}`) ?? { kind, tax_state, block, date };
      for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable'] as const)
        counted[name] = Number(counted[name] ?? 0) + row[name];
      days.set(`${block} ${date}`, { ...counted, standing: Number(counted.standing ?? 0) + 1, cancelled: 0 });
    }
    await bulk.write({ ...rows, day_totals: [...days.values()] });
  }
  for (const { id, field, address } of consignee) {
    const words = from === 0 ? addressTails(address).map((tail) => ({ field, tail, address_id: id })) : [];
    await bulk.write({
      addresses: [{ id, field, address, uses: to - from, last_used: at }],
      address_words: words,
      address_names: addressNames({ id, field, address, uses: to, last_used: at }),
    });
  }
  const series = [...counters].map(([financial_year, counter]) => ({
    ...{ kind: 'tax', tax_state: home, financial_year, counter, last_issued_at: at },
  }));
  await bulk.write({ series });
  await bulk.close();
}

const names = ['Sample', 'Example', 'Trial', 'Demo', 'Specimen', 'Instance', 'Prototype', 'Pattern'];
const trades = ['Hotels', 'Schools', 'Offices', 'Homes', 'Retail', 'Studio', 'Builders'];

function addressOf(index: number) {
  return `${names[index % 8]} ${trades[index % 7]} ${index}\n${index % 400} Street ${index % 97}, Sector ${index % 90}\nNew Delhi 1100${10 + (index % 90)}`;
}

/** What staff type into an address: common beginnings, rare ones, several words, and what nobody has. */
export function typedOf(turn: number, made: number): string {
  return (
    [names[turn % 8], `${trades[turn % 7]} ${(turn * 7919) % made}`, `stre samp ${turn}`, 'Delhi', `nobody ${turn}`][
      turn % 5
    ] ?? ''
  );
}

/** What staff type into Find: a letter, names, a number or its first half, also of a receipt, several words, and what nobody has. */
export function soughtOf(turn: number, made: number): string {
  const index = String((turn * 7919) % made);
  return (
    [
      String.fromCharCode(97 + (turn % 26)),
      `${names[turn % 8]} ${trades[turn % 7]?.slice(0, 3)}`,
      index.slice(0, 1 + (turn % 6)),
      `DL/25-26/${index.padStart(4, '0')}`,
      `25-26/${index.slice(0, 3)}`,
      `${trades[turn % 7]} ${index.slice(0, 3)}`,
      `nobody ${turn}`,
      `RC-DL/26-27/${index.slice(0, 1 + (turn % 4))}`,
    ][turn % 8] ?? ''
  );
}
