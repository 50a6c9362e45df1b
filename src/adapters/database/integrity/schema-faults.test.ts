import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { schemaFaults } from './schema-faults.ts';

eachDatabase('The tables of a database', (open) => {
  test('are compared with what the migrations make: an index that is missing, one more, a column, a trigger', async () => {
    const database = await open();
    const run = (statement: string) => sql.raw(statement).execute(database.write);
    // What an operator's tool keeps in the same database is not the shop's.
    if (database.engine === 'postgres') {
      await run('create schema others');
      await run('create table others.counts (id text primary key)');
      await run('create view counts as select 1 as one');
    }
    expect(await schemaFaults(database)).toEqual([]);
    await run('drop index invoices_by_original');
    await run('create index more_on_users on users (role)');
    await run('alter table leases add column more text');
    await run('create table more (id text primary key)');
    await run(
      database.engine === 'sqlite'
        ? "create trigger more_owners after insert on logins begin update users set role = 'owner'; end"
        : 'create trigger more_owners after insert on logins for each row execute function suppress_redundant_updates_trigger()',
    );
    expect((await schemaFaults(database)).map((fault) => fault.split(' of the table')[0]).sort()).toEqual(
      [
        'The index invoices_by_original',
        'The index more_on_users',
        'The table leases',
        'The table more',
        database.engine === 'sqlite' ? 'The trigger more_owners' : 'The protection of logins',
      ].sort(),
    );
  });
});
