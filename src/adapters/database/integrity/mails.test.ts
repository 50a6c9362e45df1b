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
    for (const number of [1, 2])
      await store.add(buildMail({ id: `mail-${number}`, about: 'DL/26-27/0001' }), at, actor);
    await store.claim('mail-1');
    expect(await faults()).toEqual([]);
    const { write } = database;
    const first = write.updateTable('mails').where('id', '=', 'mail-1');
    await first.set({ state: 'sent' }).execute();
    expect(await faults()).toEqual(["The mail mail-1 cannot be in the state 'sent' that it has."]);
    await first.set({ state: 'sending', about: 'DL/26-27/0002' }).execute();
    expect(await faults()).toEqual(['The mail mail-1 is not as the audit log recorded it.']);
    await first.set({ id: 'mail-3', about: 'DL/26-27/0001' }).execute();
    expect(await faults()).toEqual([
      'The mail mail-3 is in no line of the audit log: nobody sealed it.',
      'What the audit log recorded as mails mail-1 is missing.',
    ]);
    await write.deleteFrom('mails').execute();
    expect(await faults()).toEqual(
      ['mail-1', 'mail-2'].map((id) => `What the audit log recorded as mails ${id} is missing.`),
    );
  });
});
