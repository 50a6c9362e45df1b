import { sql } from 'kysely';
import { DatabaseUnfit } from '#operations/ports/failures.ts';
import type { Database } from './tables.ts';
import { timeLimits } from './time-limits.ts';

/**
 * Refuses, with what to change, a connection pooler before PostgreSQL through which this program would fail later: PgBouncer must
 * pool by transaction or session, let the time limits of a connection pass, and set them itself, for it passes none on.
 * https://www.pgbouncer.org/features.html
 */
export async function checkPooler({ engine, write }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  const names = Object.keys(timeLimits);
  const limits = await write
    .transaction()
    .execute(async (transaction) => {
      const values = names.map((name) => sql`current_setting(${name}) as ${sql.ref(name)}`);
      const { rows } = await sql<Record<string, string>>`select ${sql.join(values)}`.execute(transaction);
      return rows[0] ?? {};
    })
    .catch((error: unknown) => {
      const said = String(error);
      if (said.includes('statement pooling'))
        throw new DatabaseUnfit(
          'PgBouncer pools by statement, which ends every transaction in the middle: set pool_mode = transaction.',
          { cause: error },
        );
      if (said.includes('unsupported startup parameter'))
        throw new DatabaseUnfit(
          `PgBouncer refuses this program's time limits: set ignore_startup_parameters = ${names.join(', ')}.`,
          { cause: error },
        );
      throw error;
    });
  if (!names.some((name) => limits[name] === '0')) return;
  const commands = Object.entries(timeLimits).map(([name, value]) => `set ${name} = ${value}`);
  throw new DatabaseUnfit(
    `PgBouncer does not pass this program's time limits on, and one that hangs would hold the others up: set connect_query = '${commands.join('; ')}' for this database.`,
  );
}
