import { runningBalance } from '#domain/customers/running-balance.ts';
import { type AccountEntry, signedAmount } from '#domain/receivables/account-entry.ts';
import type { CustomerLedger } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { challansOfLedger } from './challans-of-ledger.ts';
import { lastPrices } from './last-prices.ts';
import { ledgerEntries, newestEntries } from './ledger-entries.ts';
import { ledgerMonths } from './ledger-months.ts';
import { openOn } from './open-on.ts';
import { proFormasOfLedger } from './pro-formas-of-ledger.ts';

/**
 * The ledger of a customer. No sum is stored: those of 10,000 documents are read by month from an index alone. They say in
 * which months the entries of a page are, so that a page in the middle reads no other months.
 */
export function openCustomerLedger(database: Database): CustomerLedger {
  const { read } = database;
  return {
    page: async (filter, page, size, order) => {
      // The page that is asked for most waits for no sums.
      const isNewest = order === 'newest' && page === 1;
      const [{ months, opening, ...sums }, proFormas, challans, newest] = await Promise.all([
        ledgerMonths(read, filter),
        proFormasOfLedger(read, filter),
        challansOfLedger(read, filter),
        isNewest ? newestEntries(read, filter, size) : null,
      ]);
      // The entries of a page in the order of the ledger: from the end when the newest come first.
      const end = order === 'newest' ? sums.count - (page - 1) * size : Math.min(page * size, sums.count);
      const start = Math.max(0, order === 'newest' ? end - size : (page - 1) * size);
      const part = newest
        ? { before: sums.closing - opening - newest.change, entries: newest.entries }
        : await ledgerEntries(read, filter, months, { start, end });
      const entries = withBalance(opening, part);
      return { ...sums, opening, entries: order === 'newest' ? entries.reverse() : entries, proFormas, challans };
    },

    entries: async (filter, most) => {
      const { months, opening, count } = await ledgerMonths(read, filter);
      if (count > most) return null;
      return {
        opening,
        entries: withBalance(opening, await ledgerEntries(read, filter, months, { start: 0, end: count })),
      };
    },

    openOn: (customer, taxState, day) => openOn(database, customer, taxState, day),
    lastPrices: (customer, product) => lastPrices(read, customer, product),
  };
}

function withBalance(opening: number, { before, entries }: { before: number; entries: AccountEntry[] }) {
  const signed = entries.map((entry) => ({ entry, amount: signedAmount(entry) }));
  return runningBalance(opening + before, signed).map(({ entry, balance }) => ({ ...entry, balance }));
}
