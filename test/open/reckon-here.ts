import type { Database } from '#adapters/database/engine/tables.ts';
import type { Past } from '#adapters/database/receivables/open-past.ts';
import { advancesOn, itemsOn, reckonPast } from '#adapters/database/receivables/reckon-past.ts';

/** Past days reckoned in this process: a child cannot open a database in memory. */
export function reckonHere(database: Database): Past {
  return {
    rows: (day) => reckonPast(database, day),
    advances: (day) => advancesOn(database, day),
    items: async (day, customer) => (await itemsOn(database, day)).filter((item) => item.customer === customer),
  };
}
