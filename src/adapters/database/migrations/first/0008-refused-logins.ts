import { createTable } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The networks from which people log in, and how often logins were refused. */
export const m0008RefusedLogins: Migration = {
  name: '0008-refused-logins',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'known_networks',
      columns: { user_id: 'text', network: 'text', seen_at: 'text' },
      constraints: ['primary key (user_id, network)', 'foreign key (user_id) references users (id)'],
    });
    await createTable(transaction, engine, {
      name: 'refusal_counts',
      columns: { what: 'text', who: 'text', since: 'text', times: 'int8', told: 'int8' },
      constraints: ['primary key (what, who)'],
    });
    // The previous release stored typed names in the keys. Without its rows, its buckets are full again.
    await transaction.deleteFrom('limits').execute();
  },
};
