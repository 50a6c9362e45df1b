import { sql } from 'kysely';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';

/**
 * Copies every row into an empty database with the tables of this release, as a dump of PostgreSQL does that is restored: row
 * by row, without the triggers. The tests bring the server alone, and neither pg_dump nor pg_restore.
 */
export async function copyPostgres(from: string, to: string): Promise<void> {
  const [source, target] = [await openDatabase(from), await openDatabase(to)];
  try {
    await migrate(target, '2026-11-21T06:00:00.000Z');
    const tables = (await source.read.introspection.getTables()).map(({ name }) => name);
    await target.write.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction);
      for (const table of tables) {
        const { rows } = await sql<{ rows: string }>`
          select coalesce(json_agg(t), '[]'::json)::text as rows from ${sql.table(table)} as t`.execute(source.read);
        await sql`insert into ${sql.table(table)}
          select * from json_populate_recordset(null::${sql.table(table)}, ${rows[0]?.rows ?? '[]'}::json)`.execute(
          transaction,
        );
      }
    });
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
