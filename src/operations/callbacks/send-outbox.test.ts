import { expect, test } from 'vitest';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { readMailSettings } from '#adapters/mail/mail-settings.ts';
import { openMailer } from '#adapters/mail/open-mailer.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildCallback } from '#test/build/factories.ts';
import { openingCatalogues } from '#test/build/opening-lists.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { sendOutbox } from './send-outbox.ts';

const start = Date.parse('2026-11-21T06:00:00.000Z');

eachDatabase('The outbox', (open) => {
  const openShop = async () => {
    const server = await withTestSmtp();
    const url = `smtp://127.0.0.1:${server.port}`;
    const settings = readMailSettings((name) => ({ MAIL_URL: url, MAIL_TO: 'enquiry@example.com' })[name]);
    if (typeof settings === 'string') throw new Error(settings);
    const clock = { minutes: 0 };
    const system = { now: () => new Date(start + clock.minutes * 60_000).toISOString() };
    const callbacks = openCallbackStore(await open());
    const mailer = openMailer(settings, { info: () => {} });
    const ports = { system, callbacks, catalogues: openingCatalogues, mailer };
    return { server, clock, callbacks, ports, run: () => sendOutbox(ports, new AbortController().signal) };
  };

  test('sends each waiting mail once', async () => {
    const { server, callbacks, run } = await openShop();
    const asked = ['one', 'two', 'three'].map((message) => buildCallback({ message }));
    for (const callback of asked) await callbacks.add(callback, '');
    await callbacks.add(buildCallback({ state: 'held', heldBecause: 'trap', nextTryAt: null, message: 'pills' }), '');
    expect(await run()).toEqual({ sent: 3, putOff: 0 });
    expect(await run()).toBeNull();
    expect(server.mails.map(({ data }) => /(one|two|three|pills)\s*$/.exec(data)?.[1])).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(await callbacks.find(asked[0]?.id ?? '')).toMatchObject({ sentBy: 'smtp', sentAt: expect.any(String) });
  });

  test('names the category of a picture as it is called today', async () => {
    const { server, callbacks, ports } = await openShop();
    const picture = { folder: 'carpettiles', name: 'slate.jpg', hash: 'a'.repeat(64), removed: false, title: '' };
    await callbacks.add(buildCallback({ pictures: [picture] }), '');
    const { record, ...version } = await openingCatalogues.current();
    const categories = record.categories.map((each) => ({ ...each, names: inEnglish(`New ${each.folder}`) }));
    const catalogues = { current: async () => ({ ...version, record: { ...record, categories } }) };
    await sendOutbox({ ...ports, catalogues }, new AbortController().signal);
    expect(server.mails[0]?.data).toContain('New carpettiles: slate.jpg');
  });

  test('keeps a mail that could not be sent, says why, and tries again after longer and longer pauses', async () => {
    const { server, clock, callbacks, run } = await openShop();
    const { id } = buildCallback();
    await callbacks.add(buildCallback({ id }), '');
    server.refusing = 'recipients';
    const tried: number[] = [];
    for (clock.minutes = 0; clock.minutes < 40; clock.minutes += 0.5) if (await run()) tried.push(clock.minutes);
    expect(tried).toEqual([0, 1, 3, 7, 15, 31]);
    expect(await callbacks.find(id)).toMatchObject({
      sentAt: null,
      tries: 6,
      lastError: 'The mail server refused it: 550 5.1.1 no such mailbox',
    });
    server.refusing = 'nothing';
    clock.minutes = 63;
    expect(await run()).toEqual({ sent: 1, putOff: 0 });
    expect(server.mails).toHaveLength(1);
    expect(await callbacks.find(id)).toMatchObject({ lastError: '', nextTryAt: null });
  });

  test('sends the others when one is refused', async () => {
    const { server, callbacks, run } = await openShop();
    for (const message of ['one', 'two']) await callbacks.add(buildCallback({ message }), '');
    server.refusing = 'recipients';
    expect(await run()).toEqual({ sent: 0, putOff: 2 });
  });

  test('sends a mail twice when it could not mark it as sent, never not at all', async () => {
    const { server, callbacks, ports, run } = await openShop();
    await callbacks.add(buildCallback({ id: '7' }), '');
    const markSent = async () => {
      throw new Error('the process dies here');
    };
    const dying = sendOutbox({ ...ports, callbacks: { ...callbacks, markSent } }, new AbortController().signal);
    await expect(dying).rejects.toThrow('the process dies here');
    expect(await run()).toEqual({ sent: 1, putOff: 0 });
    const ids = server.mails.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
    expect(ids).toEqual(['<callback-7@example.com>', '<callback-7@example.com>']);
  });

  test('stops between two mails when the process must end', async () => {
    const { server, callbacks, ports } = await openShop();
    for (const message of ['one', 'two', 'three']) await callbacks.add(buildCallback({ message }), '');
    const stopping = new AbortController();
    const mailer: typeof ports.mailer = {
      ...ports.mailer,
      send: async (...mail) => {
        stopping.abort();
        await ports.mailer.send(...mail);
      },
    };
    expect(await sendOutbox({ ...ports, mailer }, stopping.signal)).toEqual({ sent: 1, putOff: 0 });
    expect(server.mails).toHaveLength(1);
    expect(await callbacks.due('2027', 10)).toHaveLength(2);
  });
});
