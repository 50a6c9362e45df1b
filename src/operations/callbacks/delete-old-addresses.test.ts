import { expect, test } from 'vitest';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openSampleStore } from '#adapters/database/callbacks/sample-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { inspectTables } from '#adapters/database/integrity/inspect-database.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { lockVisitors } from '#adapters/database/shared-writes/visitor-chain.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { sampleMessage } from '#domain/samples/sample-message.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { actor, buildCallback } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { deleteOldAddresses } from './delete-old-addresses.ts';
import { drawLabel } from './draw-label.ts';

const start = Date.parse('2026-11-21T06:00:00.000Z');
const { signal } = new AbortController();

eachDatabase('The address of a parcel with samples', (openAny) => {
  const open = sealedAfter(openAny);
  const openShop = async () => {
    const database = await open();
    const clock = { days: 0 };
    const system = { now: () => new Date(start + clock.days * 86_400_000).toISOString() };
    const ports = { system, samples: openSampleStore(database), callbacks: openCallbackStore(database) };
    const audit = openAuditLog(database);
    await audit.append({ at: system.now(), actor, what: 'account added', subject: 'meena' });
    const ask = async (changes: Parameters<typeof buildSample>[0] = {}, purpose = '') => {
      const sample = buildSample(changes);
      const message = sampleMessage(sample.items, { ...sample, purpose });
      const callback = buildCallback({ message, sample, receivedAt: system.now() });
      await ports.callbacks.add(callback, callback.receivedAt);
      return callback.id;
    };
    const deleted = () => deleteOldAddresses(ports, signal);
    return { database, ports, audit, clock, ask, deleted };
  };

  test('is deleted after 180 days, from the message too, and the audit log says so; not before, and not one that came later', async () => {
    const { database, ports, audit, clock, ask, deleted } = await openShop();
    const old = await ask({ step: 'sent', sentAt: ports.system.now() }, 'A hotel');
    clock.days = 170;
    const later = await ask();
    clock.days = 179.9;
    expect(await deleted()).toBeNull();
    expect(await ports.callbacks.find(old)).toMatchObject({ sample: { pin: '110024' } });
    clock.days = 180.1;
    expect(await deleted()).toEqual({ deleted: 1 });
    const gone = await ports.callbacks.find(old);
    expect(gone?.sample).toMatchObject({ address: '', pin: '', step: 'sent', items: [{ code: 'WP 204' }] });
    expect(gone?.message).toBe(
      'Samples:\nWP 204, Leaf wallpaper, Sage, clay\n\nSend to:\nDeleted 180 days after the request\n\nFor: A hotel',
    );
    expect(gone).toMatchObject({ name: 'Asha Rao', contactNumber: '9876543210' });
    expect((await ports.callbacks.find(later))?.message).toContain('4 Example Road\nNew Delhi\nPIN 110024');
    const [line, next] = await audit.read(1, 2);
    expect(line).toMatchObject({ who: 'program', what: 'callback address deleted', subject: old });
    expect([line?.after.includes('Example Road'), next, await deleted()]).toEqual([false, undefined, null]);
    for await (const check of inspectTables(database, draftOfData)) expect(check.faults).toEqual([]);
  });

  test('is deleted once by two processes at once, however many there are', async () => {
    const { ports, audit, clock, ask, deleted } = await openShop();
    const ids: string[] = [];
    for (let of = 0; of < 60; of += 1) ids.push(await ask({ address: `${of} Example Road` }));
    clock.days = 181;
    await Promise.all([deleted(), deleted()]);
    for (const id of ids) expect((await ports.callbacks.find(id))?.sample?.address).toBe('');
    const lines = await audit.read(1, 200);
    expect(lines.map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted());
  });

  test('is deleted while a clerk is about to move such a request, without either waiting for the other for ever', async () => {
    const { database, ports, clock, ask, deleted } = await openShop();
    const first = await ask();
    clock.days = 0.1;
    const second = await ask();
    clock.days = 181;
    let deleting: ReturnType<typeof deleted> | undefined;
    // As a clerk's move does: the row, then the head of the visitors' chain.
    await database.write.transaction().execute(async (transaction) => {
      await transaction.updateTable('callbacks').set({ note: '' }).where('id', '=', second).execute();
      deleting = deleted();
      deleting.catch(() => {});
      // SQLite has one writer: there the deletion waits for the whole move.
      if (database.engine === 'postgres')
        await expect.poll(async () => (await ports.callbacks.find(first))?.sample?.address, { timeout: 5000 }).toBe('');
      await lockVisitors(transaction);
    });
    expect(await deleting).toEqual({ deleted: 2 });
    for (const id of [first, second]) expect((await ports.callbacks.find(id))?.sample?.address).toBe('');
  });

  test('of a request that was never sent is deleted too: it can be moved on, and has no label any more', async () => {
    const { database, ports, clock, ask, deleted } = await openShop();
    const id = await ask();
    clock.days = 181;
    expect(await deleted()).toEqual({ deleted: 1 });
    const paper = { drawLabel: () => Promise.reject(new Error('A label without an address was drawn.')) };
    expect(await drawLabel({ ...ports, companies: openCompanyStore(database), paper }, id)).toMatchObject({
      kind: 'conflict',
      message: 'There is no address any more. Deleted 180 days after the request.',
    });
    const sent = { step: 'sent', courier: 'Swift', consignment: 'SW 1' } as const;
    expect(await ports.samples.move(id, sent, false, ports.system.now(), actor)).toMatchObject({
      sample: { step: 'sent', address: '' },
    });
  });
});
