import { expect, test } from 'vitest';
import { buildMail } from '#test/build/build-mail.ts';
import { actor } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openMailStore } from '../mails/mail-store.ts';

const at = '2026-11-21T06:00:00.000Z';

eachDatabase('Verify', (open) => {
  test('finds a mail that nobody asked for, one that is missing, and one in a state that it cannot have', async () => {
    const database = await open();
    const store = openMailStore(database);
    const faults = async () => (await inspect(database, 'Mails')).faults;
    // Two at the same instant: they are counted, not looked up.
    for (const number of [1, 2])
      await store.add(buildMail({ id: `mail-${number}`, about: 'DL/26-27/0001' }), at, actor);
    await store.claim('mail-1');
    expect(await faults()).toEqual([]);
    const { write } = database;
    const first = write.updateTable('mails').where('id', '=', 'mail-1');
    await first.set({ state: 'sent' }).execute();
    expect(await faults()).toEqual(["The mail mail-1 cannot be in the state 'sent' that it has."]);
    await first.set({ state: 'sending', about: 'DL/26-27/0002' }).execute();
    expect(await faults()).toEqual([
      `Nobody asked for a mail of DL/26-27/0002 by ${actor.username} at ${at}.`,
      `A mail of DL/26-27/0001 by ${actor.username} at ${at} is missing.`,
    ]);
    await write.deleteFrom('mails').execute();
    expect(await faults()).toEqual([`A mail of DL/26-27/0001 by ${actor.username} at ${at} is missing.`]);
  });
});
