import type { KyselyPlugin } from 'kysely';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';

/* Migrates the database of a URL and is killed before statement number N of it; ends well when there are not so many. */

const [databaseUrl = '', last = ''] = process.argv.slice(2);
let statement = 0;
const dying: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statement += 1;
    if (statement === Number(last)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const database = await openDatabase(databaseUrl);
await migrate({ ...database, write: database.write.withPlugin(dying) }, '2026-11-21T06:00:00.000Z');
await database.close();
