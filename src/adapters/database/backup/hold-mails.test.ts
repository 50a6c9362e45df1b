import { expect, test } from 'vitest';
import { answerRestored } from '#domain/samples/callback-sample.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { actor, buildCallback } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCallbackStore } from '../callbacks/callback-store.ts';
import { openSampleStore } from '../callbacks/sample-store.ts';
import { openLetterStore } from '../mails/letter-store.ts';
import { openMailStore } from '../mails/mail-store.ts';
import { holdMails } from './hold-mails.ts';

const at = '2026-11-21T06:00:00.000Z';
const later = '2026-11-22T06:00:00.000Z';
const restored = 'The shop was restored from a backup. It may have arrived: ask, and send it again if it has not.';

eachDatabase('After a restore', (open) => {
  const openSealed = sealedAfter(open);

  test('no mail that waited goes to a customer by itself; a person sends it again, and the shop is whole', async () => {
    const database = await openSealed();
    const mails = openMailStore(database);
    for (const id of ['waits', 'put-off', 'under-way', 'refused']) await mails.add(buildMail({ id }), at, actor);
    const tryOnce = async (id: string, state: 'waiting' | 'failed') => {
      const mail = await mails.claim(id);
      const result = { state, nextTryAt: state === 'waiting' ? later : null, error: '451 busy', keepShare: false };
      if (mail) await mails.markNotSent(mail, result);
    };
    await tryOnce('put-off', 'waiting');
    await tryOnce('refused', 'failed');
    await mails.claim('under-way');

    expect(await holdMails(database)).toEqual({ mails: 3, answers: 0 });
    expect([await mails.due(later, 9), await mails.waiting()]).toEqual([[], { count: 0, oldest: null }]);
    for (const id of ['waits', 'put-off', 'under-way'])
      expect(await mails.find(id)).toMatchObject({ state: 'unknown', nextTryAt: null, lastError: restored });
    expect(await mails.find('refused')).toMatchObject({ state: 'failed', lastError: '451 busy' });
    expect((await mails.toMend(1, 9)).count).toBe(4);
    expect((await inspect(database, 'Mails')).faults).toEqual([]);
    expect(await holdMails(database)).toEqual({ mails: 0, answers: 0 });
    expect(await mails.retry('waits', later, actor)).toMatchObject({ kind: 'retried' });
    expect(await mails.due(later, 9)).toEqual(['waits']);
  });

  test('no visitor is told a second time that samples were sent, also where staff step back and forward', async () => {
    const database = await openSealed();
    const [callbacks, samples] = [openCallbackStore(database), openSampleStore(database)];
    await callbacks.add(buildCallback({ id: 'ASKED', email: 'asha@example.com', sample: buildSample() }), at);
    const step = (to: 'asked' | 'sent') =>
      samples.move('ASKED', { step: to, courier: '', consignment: '' }, true, at, actor);
    await step('sent');
    expect((await samples.due(later, 9)).map(({ id }) => id)).toEqual(['ASKED']);

    expect(await holdMails(database)).toEqual({ mails: 0, answers: 1 });
    expect(await samples.due(later, 9)).toEqual([]);
    await step('asked');
    await step('sent');
    expect(await samples.due(later, 9)).toEqual([]);
    expect((await callbacks.find('ASKED'))?.sample?.answer).toMatchObject({ due: null, error: answerRestored });
    expect((await inspect(database, 'Callbacks')).faults).toEqual([]);
  });

  test('the firm is told of its requests and gets its letter all the same: they may come twice, and are not lost', async () => {
    const database = await openSealed();
    const [callbacks, letters] = [openCallbackStore(database), openLetterStore(database)];
    await callbacks.add(buildCallback({ id: 'OPEN' }), at);
    const week = '2026-11-16';
    await letters.add([{ week, recipient: 'owner@example.com', subject: 'The week', text: 'It sold.', dueAt: at }]);
    await holdMails(database);
    expect((await callbacks.due(later, 9)).map(({ id }) => id)).toEqual(['OPEN']);
    expect(await letters.take(later)).toMatchObject({ recipient: 'owner@example.com' });
  });
});
