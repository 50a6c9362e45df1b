import type { FiguresStore } from '#operations/ports/figures/figures-store.ts';
import type { Database } from '../engine/tables.ts';
import { fillSales } from './fill-sales.ts';
import { monthsOfSales } from './months-of-sales.ts';
import { openOwedDays } from './owed-days.ts';
import { readEnquiries } from './read-enquiries.ts';
import { customerMonths, rankSales, reckoningSince } from './read-sales.ts';
import { openReceivedDays } from './received-days.ts';
import { salesBehind } from './sales-behind.ts';

export function openFiguresStore(database: Database): FiguresStore {
  return {
    months: (filter) => monthsOfSales(database, filter),
    ranked: (...question) => rankSales(database, ...question),
    received: openReceivedDays(database),
    owed: openOwedDays(database),
    enquiries: (days) => readEnquiries(database, days),
    customerMonths: (customer, days) => customerMonths(database, customer, days),
    behind: (...part) => salesBehind(database, ...part),
    names: async (customers) => {
      if (customers.length === 0) return new Map();
      const rows = await database.read
        .selectFrom('customers')
        .select(['id', 'name'])
        .where('id', 'in', customers)
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    reckoningSince: () => reckoningSince(database),
    fillNext: () => fillSales(database),
  };
}
