import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actor, buildCallback } from '#test/build/factories.ts';
import { expectSealed, unsealedRows } from '#test/open/expect-sealed.ts';
import { fillSealedShop } from '#test/open/fill-sealed-shop.ts';
import { at, buildAccount } from '#test/open/open-test-staff.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCallbackStore } from '../callbacks/callback-store.ts';
import { tableOfTables } from '../engine/table-of-tables.ts';
import type { Database } from '../engine/tables.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openUserStore } from '../staff/user-store.ts';
import { openRowSeals, sealAllRows } from './seal-rows.ts';

/** Takes away what this release tells, from line `from` on: what is left is as the release before wrote it. */
async function asBefore(database: Database, from = 1): Promise<void> {
  const { write, engine } = database;
  const guards =
    engine === 'postgres'
      ? [
          'audit_frozen on audit_log',
          'visitor_chain_kept on visitor_chain',
          'site_words_versions_kept on site_words_versions',
          'material_versions_kept on material_versions',
        ]
      : ['audit_frozen', 'visitor_chain_no_delete', 'site_words_versions_no_delete', 'material_versions_no_delete'];
  for (const guard of guards) await sql.raw(`drop trigger if exists ${guard}`).execute(write);
  for (const { seq, after } of await openAuditLog(database).read(from - 1, 1000)) {
    const { rows, chain, ...facts } = (JSON.parse(after) ?? {}) as Record<string, unknown>;
    if (rows !== undefined || chain !== undefined)
      await write
        .updateTable('audit_log')
        .set({ after: JSON.stringify(facts) })
        .where('seq', '=', seq)
        .execute();
  }
}

async function asBeforeAll(database: Database): Promise<void> {
  await asBefore(database);
  const { write } = database;
  await write.deleteFrom('visitor_chain').execute();
  // The release before has no such tables.
  for (const table of [
    'product_wishes',
    'site_words_versions',
    'material_versions',
    'callback_measures',
    'callback_photos',
    'samples',
  ] as const)
    await write.deleteFrom(table).execute();
  await write.updateTable('visitor_head').set({ seq: 0, hash: '' }).execute();
  for (const table of ['callbacks', 'page_pictures', 'added_variants'] as const)
    await write.updateTable(table).set({ told: null }).execute();
  await write.deleteFrom('filled_up_to').where('fact', '=', 'sealed row').execute();
}

function upgrade(database: Database): Promise<void> {
  return database.write.transaction().execute((transaction) => sealAllRows(transaction, at));
}

async function runJob(database: Database): Promise<number> {
  const seals = openRowSeals(database);
  for (let sealed = 0; ; ) {
    const done = await seals.sealNext(at);
    sealed += done.sealed;
    if (done.examined === 0) return sealed;
  }
}

eachDatabase('The seals of rows', (open, _, prepared) => {
  const filled = prepared(fillSealedShop);
  const openFilled = async () => (await filled()).database;

  test('are told by every deed, of every table', async () => {
    const database = await openFilled();
    await expectSealed(database);
    for (const [table, care] of Object.entries(tableOfTables))
      if ('rows' in care) {
        const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(database.read);
        expect([table, rows.length]).not.toEqual([table, 0]);
      }
  });

  test('are told of all rows of an older shop by its upgrade', async () => {
    const database = await openFilled();
    await asBeforeAll(database);
    expect((await unsealedRows(database)).length).toBeGreaterThan(20);
    await upgrade(database);
    await expectSealed(database);
    expect(await runJob(database)).toBe(0);
  });

  test('are told of many rows in lines of 500', async () => {
    const database = await openFilled();
    await asBeforeAll(database);
    const template = await database.read.selectFrom('callbacks').selectAll().where('id', '=', 'DONE').execute();
    const many = Array.from({ length: 700 }, (_, of) => template.map((row) => ({ ...row, id: `C${of}` }))).flat();
    for (let start = 0; start < many.length; start += 100)
      await database.write
        .insertInto('callbacks')
        .values(many.slice(start, start + 100))
        .execute();
    await upgrade(database);
    await expectSealed(database);
    expect(await database.read.selectFrom('visitor_chain').select('seq').execute()).toHaveLength(3);
  });

  test('are not told of what no deed of an older shop explains', async () => {
    const database = await openFilled();
    await asBeforeAll(database);
    const { write } = database;
    const [owner] = await write.selectFrom('users').selectAll().where('id', '=', 'owner').execute();
    if (!owner) throw new Error('There is no owner.');
    await write
      .insertInto('users')
      .values({ ...owner, id: 'forged', username: 'x', username_key: 'X' })
      .execute();
    await write.updateTable('users').set({ disabled_at: null }).where('id', '=', 'former').execute();
    await write.updateTable('photos').set({ hash: 'another' }).where('name', '=', 'teak.jpg').execute();
    await write.updateTable('photos').set({ removed_at: null }).where('name', '=', 'gone.jpg').execute();
    await write.updateTable('shares').set({ expires_at: '2099' }).where('id', '=', 'SHARE').execute();
    await write.updateTable('shares').set({ ended_at: null }).where('id', '=', 'ENDED').execute();
    await write.updateTable('mails').set({ about: 'another' }).execute();
    await write.updateTable('added_variants').set({ height: 7 }).execute();
    await upgrade(database);
    await runJob(database);
    const photos = await write.selectFrom('photos').select(['id', 'name']).where('name', '<>', 'wide.jpg').execute();
    const { photo_id } = await write.selectFrom('added_variants').select('photo_id').executeTakeFirstOrThrow();
    expect((await unsealedRows(database)).sort()).toEqual(
      [
        'users forged',
        'users former',
        ...photos.map(({ id }) => `photos ${id}`),
        'shares SHARE',
        'shares ENDED',
        'mails MAIL',
        `added_variants ${photo_id} avif 2048`,
      ].sort(),
    );
  });

  test('are told within a minute of what the release before does beside this one, and of nothing else', async () => {
    const database = await openFilled();
    await runJob(database);
    const users = openUserStore(database);
    const { seq } = await database.read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
    await users.add(buildAccount('new', 'Kiran'), at, actor);
    await users.enable('former', at, actor);
    await openCallbackStore(database).change('DONE', { done: false }, at, actor);
    await asBefore(database, seq + 1);
    const { write } = database;
    // By hand, without a line.
    await write.updateTable('users').set({ password_hash: 'mine' }).where('id', '=', 'owner').execute();
    await write.updateTable('callbacks').set({ message: 'Nothing' }).where('id', '=', 'FREED').execute();
    await write.updateTable('callbacks').set({ note: 'Changed back' }).where('id', '=', 'DONE').execute();
    const [late] = await write.selectFrom('callbacks').selectAll().where('id', '=', 'DONE').execute();
    if (late)
      await write
        .insertInto('callbacks')
        .values({ ...late, id: 'LATE', told: null })
        .execute();
    expect(await runJob(database)).toBeGreaterThan(2);
    expect(await unsealedRows(database)).toEqual(['callbacks FREED', 'users owner']);
    const lines = await openAuditLog(database).read(seq + 3, 100);
    expect(lines.map(({ what }) => what)).toEqual(['rows sealed', 'rows sealed']);
    expect(JSON.parse(lines[0]?.after ?? '')).toMatchObject({ late: { callbacks: expect.arrayContaining(['LATE']) } });
    expect(await runJob(database)).toBe(0);
  });

  test('are told beside staff and visitors at work, and nobody waits in a circle', async () => {
    const database = await openFilled();
    const callbacks = openCallbackStore(database);
    await database.write.updateTable('callbacks').set({ told: null }).execute();
    const ids = Array.from({ length: 12 }, (_, of) => `V${of}`);
    await Promise.all([
      ...ids.map((id) => callbacks.add(buildCallback({ id, message: id }), at)),
      ...ids.map(() => runJob(database)),
      ...ids.map((id) => callbacks.change('DONE', { note: id }, at, actor)),
      ...ids.map((id) => openUserStore(database).setPassword('owner', id, at, actor)),
    ]);
    await expectSealed(database);
  });

  test('are not those of a row that was altered, added or removed by hand', async () => {
    const database = await openFilled();
    const { write } = database;
    await write.updateTable('users').set({ password_hash: 'mine' }).where('id', '=', 'owner').execute();
    await write.updateTable('users').set({ code_until: '2099' }).where('id', '=', 'clerk').execute();
    await write.updateTable('callback_pictures').set({ title: 'Oak' }).execute();
    await write.deleteFrom('customer_keys').execute();
    const [row] = await write.selectFrom('page_pictures').selectAll().execute();
    if (row)
      await write
        .insertInto('page_pictures')
        .values({ ...row, page: 2 })
        .execute();
    expect((await unsealedRows(database)).sort()).toEqual([
      'callback_pictures DONE 0',
      'customer_keys customer is gone',
      'page_pictures paper 2',
      'users owner',
      'users.code clerk',
    ]);
  });

  test('of a flood of requests add nothing to the audit log', async () => {
    const database = await open();
    const flood = database.engine === 'sqlite' ? 1000 : 100;
    const store = openCallbackStore(database);
    for (let of = 0; of < flood; of += 1) await store.add(buildCallback({ message: `Request ${of}` }), at);
    expect(await openAuditLog(database).read(0, 10)).toEqual([]);
    const { seq } = await database.read.selectFrom('visitor_head').select('seq').executeTakeFirstOrThrow();
    expect(seq).toBe(flood);
    await expectSealed(database);
  });
});
