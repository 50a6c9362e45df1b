import type Sqlite from 'better-sqlite3';
import type { Tables } from '#adapters/database/engine/tables.ts';
import { addressNames, isNextLevel } from '#adapters/database/invoices/address-names.ts';
import { firmYear } from '#domain/figures/period.ts';
import type { DocumentRows } from './raw-rows.ts';

type Row = DocumentRows['invoice'];

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable'] as const;

/** What the newest `count` documents, oldest first, have left in the tables. `seen` holds how often the addresses were used by those before. */
export function readRows(sqlite: Sqlite.Database, count: number, seen: Map<unknown, number>): DocumentRows[] {
  const newest = sqlite.prepare('select * from invoices order by issued_seq desc limit ?').all(count) as Row[];
  const audit = sqlite.prepare('select * from audit_log where seq = ?');
  const address = sqlite.prepare('select * from addresses where field = ? and address = ?');
  const words = sqlite.prepare('select * from address_words where address_id = ?');
  const buyer = sqlite.prepare('select * from buyer_names where document = ?');
  const linked = sqlite.prepare('select * from document_customers where document = ?');
  const placed = sqlite.prepare('select * from account_items where id = ?');
  const facts = sqlite.prepare('select * from return_facts where document = ?');
  const sold = sqlite.prepare('select * from sales where tax_state = ? and date = ? and issued_seq = ?');
  const found = allFound(sqlite, newest);
  return newest.reverse().map((invoice) => {
    const draft = JSON.parse(String(invoice.draft));
    const addresses = ['buyerAddress', 'consigneeAddress'].map((field) => address.get(field, draft[field]) as Row);
    const fresh = addresses.filter(({ id }) => !seen.has(id));
    const names = addresses.flatMap((row) => {
      const uses = (seen.get(row.id) ?? 0) + 1;
      seen.set(row.id, uses);
      const used = { ...row, uses, last_used: String(invoice.issued_at) } as Tables['addresses'];
      return isNextLevel(uses) ? addressNames(used) : [];
    });
    return {
      series: {
        kind: invoice.kind ?? '',
        tax_state: invoice.tax_state ?? '',
        financial_year: '2026-27',
        counter: 1,
        last_issued_at: invoice.issued_at ?? '',
      },
      addresses: addresses.map((row) => ({ ...row, uses: 1, last_used: invoice.issued_at ?? '' })),
      words: fresh.flatMap(({ id }) => words.all(id) as Row[]),
      names,
      found: found.get(invoice.issued_seq) ?? [],
      day: {
        kind: invoice.kind ?? '',
        tax_state: invoice.tax_state ?? '',
        block: Math.floor(Number(invoice.issued_seq) / 4096),
        date: invoice.date ?? '',
        standing: 1,
        cancelled: 0,
        ...Object.fromEntries(amounts.map((name) => [name, invoice[name] ?? 0])),
      },
      ...saleRows(sold.all(invoice.tax_state, invoice.date, invoice.issued_seq) as Row[]),
      audit: audit.get(invoice.issued_seq) as Row,
      invoice,
      buyer: buyer.get(invoice.id) as Row,
      facts: facts.get(invoice.id) as Row,
      ...linkRows(linked.get(invoice.id) as Row),
      ...accountRows(placed.get(invoice.id) as Row),
    };
  });
}

/** The link of a document, and what it adds to the sums. */
function linkRows(link: Row): Pick<DocumentRows, 'link' | 'totals'> {
  const [date, billed, { customer = null }] = [link.date ?? '', link.payable ?? 0, link];
  const known = { customer, tax_state: link.tax_state ?? '', financial_year: '2026-27', documents: 1, billed };
  const unknown = { buyer_key: link.buyer_key ?? '', documents: 1, billed, first_date: date };
  return {
    link,
    totals:
      customer === null
        ? { table: 'unknown_buyers', row: { ...unknown, last_date: date, likely: 0 } }
        : { table: 'customer_totals', row: { ...known, last_date: date } },
  };
}

/** What a document sells, and what it adds to the sums of its day, month and year: the documents of the bench have one product. */
function saleRows(sales: Row[]): Pick<DocumentRows, 'sales' | 'months'> {
  const months = sales.flatMap(({ tax_state = '', date, product = '', customer = '', net = 0, gst = 0 }) =>
    [
      { by: 'product', month: String(date).slice(0, 7), name: product },
      { by: 'product day', month: String(date), name: product },
      { by: 'customer', month: String(date).slice(0, 7), name: customer },
      { by: 'customer year', month: firmYear(String(date)).from.slice(0, 7), name: customer },
    ].map((of) => ({ tax_state, ...of, net, gst })),
  );
  return { sales, months };
}

/** The place of a document in its customer's account, and what it adds to the balance. */
function accountRows(item: Row): Pick<DocumentRows, 'item' | 'balance'> {
  const { customer = '', tax_state = '', amount = 0 } = item;
  return { item, balance: { customer, tax_state, owed: amount, advances: 0 } };
}

function allFound(sqlite: Sqlite.Database, newest: Row[]): Map<unknown, Row[]> {
  const since = newest.at(-1)?.issued_seq ?? 0;
  const words = sqlite.prepare('select * from invoice_words where issued_seq >= ?').all(since) as Row[];
  return Map.groupBy(words, (word) => word.issued_seq);
}
