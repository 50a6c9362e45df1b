import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { bookReads, fillCustomers } from './customer-book.ts';
import { customerPage, customerReads } from './customer-page.ts';
import { figuresReads, fillFiguresShop } from './figures-cost.ts';
import { fillVouchers } from './fill-vouchers.ts';
import { shopReads } from './large-shop.ts';

const [VOUCHERS, OF_ONE_CUSTOMER] = [20_000, 10_000];
/** Past the lines of the receipts and of that customer's documents. */
const LAST = 4_000_000;

type Size = { documents: number; customers: number };

/** One shop that has everything at once: so many documents with their sales, debts and receipts, and so many customers. */
export async function fillScale(url: string, { documents, customers }: Size): Promise<void> {
  await fillFiguresShop(url, documents);
  await fillCustomers(url, customers);
  await fillVouchers(url, VOUCHERS, customers);
  await customerPage(url, OF_ONE_CUSTOMER);
  const database = await openDatabase(url);
  // The customer's own documents came past the sums.
  await database.write.updateTable('audit_head').set({ seq: LAST }).execute();
  await database.write.updateTable('filled_up_to').set({ issued_seq: LAST }).execute();
  await database.close();
}

/** Tells in milliseconds, the 99th of a hundred, what its figures, its book, one of its customers, its reports and Find take. */
export async function scaleReads(
  url: string,
  { documents, customers }: Size,
  tell: (what: string, figures: Record<string, number>) => void,
): Promise<void> {
  tell('six figures of a year', await figuresReads(url, documents));
  tell('customer book', await bookReads(url, customers));
  tell('one customer', await customerReads(url, OF_ONE_CUSTOMER));
  const database = await openDatabase(url);
  tell('suggestions, Find and reports', await shopReads(database, documents, documents));
  await database.close();
}
