import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerLedger } from '#adapters/database/customers/customer-ledger.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openDocumentCustomers } from '#adapters/database/customers/document-customers.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { rowFromInvoice } from '#adapters/database/invoices/invoice-row.ts';
import { rowOf } from '#adapters/database/shared-writes/link-document.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { billedAmount } from '#domain/customers/billed-amount.ts';
import { seriesOf } from '#domain/invoices/invoice-number.ts';
import type { LedgerFilter } from '#operations/ports/customer-ledger.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { at } from './fill-shop.ts';
import { openBulk } from './open-bulk.ts';
import { worstOf } from './worst-of.ts';

const year = { from: '2026-04-01', to: '2027-03-31' };
const SIZE = 50;

/**
 * Milliseconds, the 99th of a hundred, of what staff ask about one customer who has so many documents, in a book that is
 * there already: the page (facts, sums, newest entries), any page of the ledger, and the last price of a product, which
 * is in the newest invoices or in none.
 */
export async function customerPage(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  await fillDocuments(url, await firstOf(database), documents);
  await database.close();
  return customerReads(url, documents);
}

/** What `customerPage` says, of a customer who has his documents already. */
export async function customerReads(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const customers = openCustomerStore(database);
  const links = openDocumentCustomers(database);
  const ledger = openCustomerLedger(database);
  const id = await firstOf(database);
  const all: LedgerFilter = { customer: id, taxState: '', from: '', to: '', what: 'all', isOwnBranch: false };
  const figures = {
    documents,
    page: await worstOf(() =>
      Promise.all([
        customers.find(id),
        links.sumsOf([id], '2026-27'),
        ledger.page({ ...all, ...year }, 1, SIZE, 'newest'),
      ]),
    ),
    ledger: await worstOf((turn) =>
      ledger.page(all, 1 + ((turn * 7919) % Math.ceil(documents / SIZE)), SIZE, 'oldest'),
    ),
    lastPrice: await worstOf((turn) => ledger.lastPrices(id, turn % 2 === 0 ? 'Wallpaper' : 'Blinds')),
    list: await worstOf(async (turn) => {
      const { customers: listed } = await customers.page({ query: '', archived: false }, 1 + turn, SIZE);
      const ids = listed.map((customer) => customer.id);
      await Promise.all([links.sumsOf(ids, '2026-27'), links.lastOf(ids)]);
    }),
  };
  await database.close();
  return figures;
}

/** The customer who comes first by name. */
async function firstOf(database: Database): Promise<string> {
  const { customers } = await openCustomerStore(database).page({ query: '', archived: false }, 1, 1);
  return customers[0]?.id ?? '';
}

/** As issuing would leave them, of all kinds, over three financial years; nothing else here reads the rest. */
export async function fillDocuments(url: string, customer: string, count: number): Promise<void> {
  const bulk = await openBulk(url);
  const kinds = ['tax', 'tax', 'tax', 'tax', 'tax', 'tax', 'tax', 'pro', 'pro', 'credit'] as const;
  const entry = buildNewInvoice();
  const totals = new Map<
    string,
    {
      customer: string;
      tax_state: string;
      financial_year: string;
      documents: number;
      billed: number;
      last_date: string;
    }
  >();
  for (let begin = 0; begin < count; begin += 2000) {
    const [invoices, names, linked]: object[][] = [[], [], []];
    for (let index = begin; index < Math.min(count, begin + 2000); index++) {
      const kind = kinds[index % kinds.length] ?? 'tax';
      const date = addDays('2024-04-01', Math.floor((index * 950) / count));
      const number = `${kind}/${index}`;
      const given = {
        number,
        draft: { ...entry.draft, kind, number, date },
        data: '{}',
        issuedAt: at,
        // Beyond those of all other documents, and of the receipts.
        seq: 3_000_000 + index,
      };
      const row = rowFromInvoice(
        { ...entry, id: `of-one-${index}`, kind, date, series: seriesOf(kind, home, date) } as typeof entry,
        given,
      );
      invoices?.push(row);
      names?.push({ document: row.id, name: row.buyer_name });
      linked?.push({ ...rowOf(row, entry.draft.buyerAddress, 1), customer });
      const financial_year = financialYear(date);
      const sum = totals.get(financial_year) ?? {
        customer,
        tax_state: home,
        financial_year,
        documents: 0,
        billed: 0,
        last_date: '',
      };
      const billed = sum.billed + billedAmount(kind, row.payable);
      totals.set(financial_year, { ...sum, documents: sum.documents + 1, billed, last_date: date });
    }
    await bulk.write({ invoices: invoices ?? [], buyer_names: names ?? [], document_customers: linked ?? [] });
  }
  await bulk.write({ customer_totals: [...totals.values()] });
  await bulk.close();
}
