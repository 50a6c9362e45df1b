import type { Database } from '#adapters/database/engine/tables.ts';
import { advancesOn, calculatePast, itemsOn } from '#adapters/database/receivables/calculate-past.ts';
import type { Past } from '#adapters/database/receivables/open-past.ts';

/** Past days calculated in this process: a child cannot open a database in memory. */
export function calculateHere(database: Database): Past {
  return {
    rows: (day) => calculatePast(database, day),
    advances: (day) => advancesOn(database, day),
    items: async (day, customer) => (await itemsOn(database, day)).filter((item) => item.customer === customer),
  };
}
