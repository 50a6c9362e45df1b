import Sqlite from 'better-sqlite3';

type Row = Record<string, string | number | null>;

/** What one document leaves in the tables: the series, its addresses and its day as they are added to, the rest as it stands. */
export type DocumentRows = {
  series: Row;
  addresses: Row[];
  words: Row[];
  names: Row[];
  found: Row[];
  day: Row;
  /** What it sells of each product, and what that adds to the sums of its month and year. */
  sales: Row[];
  months: Row[];
  audit: Row;
  invoice: Row;
  buyer: Row;
  facts: Row;
  link: Row;
  /** The sums of its customer, or of a buyer who is in no book. */
  totals: { table: 'customer_totals' | 'unknown_buyers'; row: Row };
  /** Its place in the customer's account, and what it adds to the balance. */
  item: Row;
  balance: Row;
};

/**
 * Writes documents by hand in better-sqlite3, one transaction each, as fast as it goes: the same tables, rows, indexes,
 * triggers and pragmas, but every value known beforehand and nothing between the prepared statements.
 */
export function openRawRows(file: string) {
  const sqlite = new Sqlite(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'trusted_schema = OFF'])
    sqlite.pragma(pragma);
  const prepared = new Map<string, Sqlite.Statement>();
  const write = (table: string, row: Row, conflict = '') => {
    let statement = prepared.get(table);
    if (!statement) {
      const names = Object.keys(row).map((name) => `"${name}"`);
      const values = names.map(() => '?').join(', ');
      statement = sqlite.prepare(`insert into ${table} (${names.join(', ')}) values (${values}) ${conflict}`);
      prepared.set(table, statement);
    }
    statement.run(Object.values(row));
  };
  const head = sqlite.prepare('update audit_head set seq = ?, hash = ? where id = 1');
  const document = sqlite.transaction(
    ({
      series,
      addresses,
      words,
      names,
      found,
      day,
      sales,
      months,
      audit,
      invoice,
      buyer,
      facts,
      link,
      totals,
      item,
      balance,
    }: DocumentRows) => {
      write(
        'series',
        series,
        'on conflict do update set counter = counter + 1, last_issued_at = excluded.last_issued_at',
      );
      for (const address of addresses)
        write('addresses', address, 'on conflict do update set uses = uses + 1, last_used = excluded.last_used');
      for (const word of words) write('address_words', word);
      for (const name of names)
        write(
          'address_names',
          name,
          'on conflict do update set level = excluded.level, last_used = excluded.last_used',
        );
      write('audit_log', audit);
      head.run(audit.seq, audit.hash);
      write('day_totals', day, sumsOnConflict);
      for (const sale of sales) write('sales', sale);
      for (const sum of months)
        write('sales_months', sum, 'on conflict do update set net = net + excluded.net, gst = gst + excluded.gst');
      for (const word of found) write('invoice_words', word);
      write('invoices', invoice);
      write('buyer_names', buyer);
      write('return_facts', facts);
      write('document_customers', link);
      write(
        totals.table,
        totals.row,
        'on conflict do update set documents = documents + 1, billed = billed + excluded.billed, last_date = excluded.last_date',
      );
      write('account_items', item);
      write('account_balances', balance, 'on conflict do update set owed = owed + excluded.owed');
    },
  );
  return { issue: (rows: DocumentRows) => document.immediate(rows), close: () => sqlite.close() };
}

const sumsOnConflict = `on conflict do update set ${[
  'standing',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'tax',
  'round_off',
  'payable',
]
  .map((name) => `${name} = ${name} + excluded.${name}`)
  .join(', ')}`;
