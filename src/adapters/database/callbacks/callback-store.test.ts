import { expect, test } from 'vitest';
import type { Callback } from '#domain/callbacks/callback.ts';
import { actor, buildCallback } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { fillCallbacks } from '#test/open/fill-callbacks.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openCallbackStore } from './callback-store.ts';

function minute(of: number) {
  return new Date(Date.UTC(2026, 10, 21, 6, of)).toISOString();
}

eachDatabase('The callbacks', (openAny) => {
  const open = sealedAfter(openAny);
  test('are stored as sent, and listed newest first in pages', async () => {
    const store = openCallbackStore(await open());
    const callbacks = [0, 1, 2, 3, 4].map((of) => buildCallback({ receivedAt: minute(of), message: `No. ${of}` }));
    for (const callback of callbacks) expect(await store.add(callback, minute(-10))).toBe('added');
    expect(await store.find(callbacks[0]?.id ?? '')).toEqual(callbacks[0]);
    expect(await store.find('nobody')).toBeNull();
    const pages = [await store.page('open', 1, 2), await store.page('open', 2, 2), await store.page('open', 3, 2)];
    expect(pages.flat()).toEqual([...callbacks].reverse());
    expect(await store.count()).toEqual({ open: 5, done: 0, held: 0 });
  });

  test('that are sent again within minutes, because the answer was lost, are stored once', async () => {
    const store = openCallbackStore(await open());
    expect(await store.add(buildCallback(), minute(-10))).toBe('added');
    expect(await store.add(buildCallback({ receivedAt: minute(9) }), minute(-1))).toBe('repeated');
    expect(await store.add(buildCallback({ receivedAt: minute(9), message: 'And two doors' }), minute(-1))).toBe(
      'added',
    );
    expect(await store.add(buildCallback({ receivedAt: minute(9), address: '192.0.2.8' }), minute(-1))).toBe('added');
    expect(await store.add(buildCallback({ receivedAt: minute(20) }), minute(10))).toBe('added');
    expect((await store.count()).open).toBe(4);
  });

  test('are due in the order of their next try; not before, not after they were sent, and not while held back', async () => {
    const store = openCallbackStore(await open());
    const [later, first, last] = [5, 1, 9].map((of) => buildCallback({ nextTryAt: minute(of), message: `No. ${of}` }));
    const held = buildCallback({ state: 'held', heldBecause: 'trap', nextTryAt: null, message: 'cheap pills' });
    for (const callback of [later, first, last, held]) if (callback) await store.add(callback, minute(-10));
    const due = async (of: number) => (await store.due(minute(of), 2)).map(({ message }) => message);
    expect(await due(0)).toEqual([]);
    // The clock is a month before the last of them: it was set back, and nobody waits until that day comes again.
    expect(await due(-30 * 24 * 60)).toEqual(['No. 1', 'No. 5']);
    expect(await due(20)).toEqual(['No. 1', 'No. 5']);
    await store.markSent(first?.id ?? '', minute(20), 'smtp');
    await store.markFailed(later?.id ?? '', minute(30), 'The mail server cannot be reached.');
    await store.markFailed(later?.id ?? '', minute(40), 'The mail server cannot be reached.');
    expect(await due(20)).toEqual(['No. 9']);
    expect(await store.find(first?.id ?? '')).toMatchObject({ sentAt: minute(20), sentBy: 'smtp', nextTryAt: null });
    expect(await store.find(later?.id ?? '')).toMatchObject({
      tries: 2,
      nextTryAt: minute(40),
      lastError: 'The mail server cannot be reached.',
    });
  });

  test('wait until their mail was sent, and since when is known, also after somebody asked again; held ones do not wait', async () => {
    const store = openCallbackStore(await open());
    expect(await store.waiting()).toEqual({ count: 0, oldest: null });
    const [sent, waits] = [3, 7].map((of) => buildCallback({ nextTryAt: minute(of), message: `No. ${of}` }));
    const held = buildCallback({ receivedAt: minute(1), state: 'held', heldBecause: 'trap', nextTryAt: null });
    for (const callback of [sent, waits, held]) if (callback) await store.add(callback, minute(-10));
    expect(await store.waiting()).toEqual({ count: 2, oldest: minute(3) });
    await store.markSent(sent?.id ?? '', minute(8), 'smtp');
    for (const next of [8, 10])
      await store.markFailed(waits?.id ?? '', minute(next), 'The mail server cannot be reached.');
    expect(await store.waiting()).toEqual({ count: 1, oldest: minute(7) });
    await store.retry(waits?.id ?? '', minute(50), actor);
    expect(await store.waiting()).toEqual({ count: 1, oldest: minute(50) });
  });

  test('can be done, reopened and get notes; the log has who did it, but no text', async () => {
    const database = await open();
    const store = openCallbackStore(database);
    const { id } = buildCallback();
    await store.add(buildCallback({ id }), minute(-10));
    const done = await store.change(id, { done: true, note: 'Visits on Monday' }, minute(1), actor);
    expect(done).toMatchObject({ state: 'done', doneAt: minute(1), doneBy: 'meena', note: 'Visits on Monday' });
    expect(await store.count()).toEqual({ open: 0, done: 1, held: 0 });
    const reopened = await store.change(id, { done: false }, minute(2), actor);
    expect(reopened).toMatchObject({ state: 'open', doneAt: null, doneBy: '', note: 'Visits on Monday' });
    expect(await store.change(id, { note: '' }, minute(3), actor)).toMatchObject({ state: 'open', note: '' });
    expect(await store.change('nobody', { done: true }, minute(3), actor)).toBeNull();
    const lines = await openAuditLog(database).read(0, 10);
    expect(lines.map(({ what, who, subject }) => [what, who, subject])).toEqual([
      ['callback done', 'meena', id],
      ['callback reopened', 'meena', id],
      ['callback noted', 'meena', id],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Monday|asha/);
  });

  test('can be sent again by staff at once; a held one becomes open', async () => {
    const store = openCallbackStore(await open());
    const sent = buildCallback({ nextTryAt: null, sentAt: minute(0), sentBy: 'log' });
    const held = buildCallback({ state: 'held', heldBecause: 'limit', nextTryAt: null, message: 'Also blinds' });
    for (const callback of [sent, held]) await store.add(callback, minute(-10));
    expect(await store.retry(held.id, minute(5), actor)).toMatchObject({ state: 'open', nextTryAt: minute(5) });
    expect(await store.retry(sent.id, minute(5), actor)).toMatchObject({ state: 'open', nextTryAt: minute(5) });
    expect(await store.retry('nobody', minute(5), actor)).toBeNull();
    expect(await store.due(minute(5), 10)).toHaveLength(2);
  });

  test('are all exported, oldest first, also with the same time', async () => {
    const database = await open();
    const store = openCallbackStore(database);
    await fillCallbacks(database, 450, (of) => ({
      receivedAt: minute(Math.floor(of / 300)),
      message: `No. ${of}`,
    }));
    const seen: string[] = [];
    for await (const { receivedAt, message } of store.stream()) seen.push(`${receivedAt} ${message}`);
    expect(new Set(seen).size).toBe(450);
    expect(seen.map((line) => line.slice(0, 24))).toEqual(seen.map((line) => line.slice(0, 24)).sort());
  });

  test('from the trap are limited to the newest two thousand, and remove no request of a person', async () => {
    const database = await open();
    const store = openCallbackStore(database);
    const held = { state: 'held', nextTryAt: null } as const;
    await store.add(buildCallback({ message: 'A customer' }), minute(9));
    for (const heldBecause of ['limit', 'elsewhere'] as const)
      await store.add(buildCallback({ ...held, heldBecause, message: `Held: ${heldBecause}` }), minute(9));
    await fillCallbacks(database, 2100, (of) => ({
      ...held,
      heldBecause: 'trap',
      receivedAt: minute(1 + of),
      message: `No. ${of}`,
    }));
    const last = { ...held, heldBecause: 'trap', receivedAt: minute(3000), message: 'The last' } as const;
    expect(await store.add(buildCallback(last), minute(2990))).toBe('added');
    await store.add(buildCallback({ ...last, receivedAt: minute(3001), message: 'And one' }), minute(2990));
    const messages = (await store.page('held', 1, 5000)).map(({ message }) => message);
    expect(messages).toHaveLength(2002);
    expect(messages.slice(0, 3)).toEqual(['And one', 'The last', 'No. 2099']);
    expect(messages.slice(-3)).toEqual(['No. 102', 'Held: elsewhere', 'Held: limit']);
    expect((await store.count()).open).toBe(1);
  });

  test('are refused when five thousand are held back for one reason, and none of those is deleted', async () => {
    const database = await open();
    const store = openCallbackStore(database);
    const held = { state: 'held', heldBecause: 'limit', nextTryAt: null } as const;
    await fillCallbacks(database, 4999, (of) => ({ ...held, receivedAt: minute(1 + of) }));
    const add = (message: string, changes: Partial<Callback>) =>
      store.add(buildCallback({ ...held, ...changes, receivedAt: minute(6000), message }), minute(5990));
    expect(await add('The last that is taken', {})).toBe('added');
    expect(await add('One too many', {})).toBe('full');
    expect(await add('The last that is taken', {})).toBe('repeated');
    // Any sender can claim that another site's page sent it: that takes no room from those over a limit.
    expect(await add('From elsewhere', { heldBecause: 'elsewhere' })).toBe('added');
    expect(await add('A program', { heldBecause: 'trap' })).toBe('added');
    expect(await add('A customer', { state: 'open', heldBecause: null })).toBe('added');
    expect(await store.count()).toEqual({ open: 1, done: 0, held: 5002 });
    // Staff deal with one of them: there is room for another.
    await store.retry((await store.page('held', 1, 1))[0]?.id ?? '', minute(6001), actor);
    await store.change((await store.page('held', 2, 1))[0]?.id ?? '', { done: true }, minute(6001), actor);
    expect(await add('There is room again', {})).toBe('added');
  });
});
