import { afterAll, expect, test } from 'vitest';
import { openCallbackPhotos } from '#adapters/database/callbacks/callback-photos.ts';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { inspectTables } from '#adapters/database/integrity/inspect-database.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openLimitStore } from '#adapters/database/staff/limit-store.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { ok } from '#domain/outcome.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { actor, buildCallback } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import type { FileStore } from '../ports/files.ts';
import { addCallbackPhoto, callbackPhotoWait } from './add-callback-photo.ts';
import { deleteCallbackPhoto, noPhoto } from './delete-callback-photo.ts';
import { deleteOldPhotos } from './delete-old-photos.ts';

const images = openImages();
afterAll(() => images.close());

const start = Date.parse('2026-11-21T06:00:00.000Z');
const unstopped = new AbortController().signal;

eachDatabase('The photo of a wall that comes with a request', (openAny) => {
  const open = sealedAfter(openAny);
  const openShop = async (files: FileStore = openMemoryFileStore()) => {
    const database = await open();
    const clock = { days: 0 };
    const ports = {
      system: { ...nodeSystem, now: () => new Date(start + clock.days * 86_400_000).toISOString() },
      files,
      images,
      callbacks: openCallbackStore(database),
      callbackPhotos: openCallbackPhotos(database),
      photos: openPhotoIndex(database),
      limits: openLimitStore(database),
      audit: openAuditLog(database),
    };
    await ports.audit.append({ at: ports.system.now(), actor, what: 'account added', subject: 'meena' });
    const ask = async (changes: Parameters<typeof buildCallback>[0] = {}) => {
      const callback = buildCallback({ message: String(Math.random()), ...changes });
      await ports.callbacks.add(callback, callback.receivedAt);
      return callback.id;
    };
    const fileOf = async (id: string) => (await ports.callbackPhotos.of([id]))[0]?.file ?? null;
    const faults = async () => {
      const found: string[] = [];
      for await (const check of inspectTables(database, draftOfData)) found.push(...check.faults);
      return found;
    };
    return { database, clock, ports, ask, fileOf, faults };
  };

  test('is stored upright and without its metadata, once, and is in use', async () => {
    const { ports, ask, fileOf, faults } = await openShop();
    const id = await ask();
    const picture = await buildPicture({ width: 900, height: 600 });
    expect(await addCallbackPhoto(ports, id, picture, true)).toEqual(ok(null));
    const file = (await fileOf(id)) ?? '';
    const stored = await ports.files.get(file);
    expect(Buffer.from(stored ?? []).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(Buffer.from(stored ?? []).includes('Exif')).toBe(false);
    expect(await ports.callbackPhotos.of([id])).toMatchObject([{ width: 900, height: 600, bytes: stored?.length }]);
    expect(await ports.photos.referenced([file])).toEqual(new Set([file]));
    // The answer was lost, and the browser sends another one.
    expect(await addCallbackPhoto(ports, id, await buildPicture({ width: 90, height: 60 }), true)).toEqual(ok(null));
    expect(await fileOf(id)).toBe(file);
    expect(await faults()).toEqual([]);
  });

  test('is refused when it is no picture, too large, or of no request of this hour; the request stays', async () => {
    const { ports, ask, fileOf, clock } = await openShop();
    const id = await ask();
    const refused = { ok: false, kind: 'invalid' };
    expect(await addCallbackPhoto(ports, id, Buffer.from('No picture.'), true)).toMatchObject(refused);
    expect(await addCallbackPhoto(ports, id, new Uint8Array(400_001), true)).toMatchObject(refused);
    expect(await fileOf(id)).toBeNull();
    expect(await ports.callbacks.find(id)).not.toBeNull();
    const picture = await buildPicture();
    // Made-up requests use up none of the shop's photos of a day.
    const taken = () =>
      ports.limits.take([{ key: 'callback photo', burst: 400, refillSeconds: 216 }], ports.system.now());
    for (let of = 0; of < 398; of += 1) expect(await taken()).toBe(0);
    for (const _ of [1, 2, 3])
      expect(await addCallbackPhoto(ports, 'nobody', picture, true)).toMatchObject({ kind: 'not-found' });
    expect([await taken(), await taken()]).toEqual([0, expect.toSatisfy((wait: number) => wait > 0)]);
    clock.days = 0.05;
    expect(await addCallbackPhoto(ports, id, picture, true)).toMatchObject({ kind: 'not-found' });
  });

  test('of a program, or from another site, is not stored, and the sender sees no difference', async () => {
    const { ports, ask, fileOf } = await openShop();
    for (const heldBecause of ['trap', 'elsewhere'] as const) {
      const id = await ask({ state: 'held', heldBecause, nextTryAt: null });
      expect(await addCallbackPhoto(ports, id, await buildPicture(), true)).toEqual(ok(null));
      expect(await fileOf(id)).toBeNull();
    }
  });

  test('may come ten times an hour from a network', async () => {
    const { ports } = await openShop();
    const waits = [];
    for (let of = 0; of < 11; of += 1) waits.push(await callbackPhotoWait(ports, '192.0.2.7'));
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(waits[10]).toBeGreaterThan(0);
    expect(await callbackPhotoWait(ports, '198.51.100.7')).toBe(0);
  });

  test('is deleted after 180 days, its file too, and the audit log says which; not before, and not one that came later', async () => {
    const { ports, ask, fileOf, clock, faults } = await openShop();
    const old = await ask();
    await addCallbackPhoto(ports, old, await buildPicture({ width: 300, height: 200 }), true);
    const file = (await fileOf(old)) ?? '';
    clock.days = 170;
    const later = await ask({ receivedAt: ports.system.now() });
    await addCallbackPhoto(ports, later, await buildPicture({ width: 320, height: 200 }), true);
    const kept = (await fileOf(later)) ?? '';
    clock.days = 179.9;
    expect(await deleteOldPhotos(ports, unstopped)).toEqual(ok(null));
    expect(await ports.files.has(file)).toBe(true);
    clock.days = 180.1;
    expect(await deleteOldPhotos(ports, unstopped)).toEqual(ok({ deleted: 1 }));
    expect([await ports.files.has(file), await ports.files.has(kept)]).toEqual([false, true]);
    expect(await ports.callbackPhotos.of([old])).toMatchObject([{ file: null, deletedAt: ports.system.now() }]);
    expect(await ports.callbacks.find(old)).not.toBeNull();
    const [line] = await ports.audit.read(1, 1);
    expect(line).toMatchObject({ who: 'program', what: 'callback photo deleted', subject: old });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ file });
    expect(await faults()).toEqual([]);
    expect(await deleteOldPhotos(ports, unstopped)).toEqual(ok(null));
  });

  test('that two visitors sent stays while one of them has it; files of another shop stay', async () => {
    const { ports, ask, fileOf, clock } = await openShop();
    const picture = await buildPicture({ width: 300, height: 200 });
    const first = await ask();
    await addCallbackPhoto(ports, first, picture, true);
    const file = (await fileOf(first)) ?? '';
    clock.days = 100;
    await addCallbackPhoto(ports, await ask({ receivedAt: ports.system.now() }), picture, true);
    clock.days = 181;
    expect(await deleteOldPhotos(ports, unstopped)).toEqual(ok({ deleted: 1 }));
    expect(await ports.files.has(file)).toBe(true);
    await ports.files.setMark('f'.repeat(64));
    clock.days = 300;
    expect(await deleteOldPhotos(ports, unstopped)).toMatchObject({ ok: false, kind: 'conflict' });
  });

  test('that staff delete is gone at once, by one of two clerks; the log says who, the question stays, nothing comes back', async () => {
    const { ports, ask, fileOf, faults } = await openShop();
    const id = await ask();
    const picture = await buildPicture({ width: 300, height: 200 });
    await addCallbackPhoto(ports, id, picture, true);
    const file = (await fileOf(id)) ?? '';
    const both = await Promise.all([1, 2].map(() => deleteCallbackPhoto(ports, id, actor)));
    expect(both.toSorted((one, other) => Number(other.ok) - Number(one.ok))).toEqual([ok(null), noPhoto]);
    expect(await ports.files.has(file)).toBe(false);
    expect(await ports.callbackPhotos.of([id])).toMatchObject([{ file: null, deletedAt: ports.system.now() }]);
    const [line, next] = await ports.audit.read(1, 2);
    expect(line).toMatchObject({ who: actor.username, what: 'callback photo deleted', subject: id });
    expect(next).toBeUndefined();
    expect(await addCallbackPhoto(ports, id, picture, true)).toEqual(ok(null));
    expect(await fileOf(id)).toBeNull();
    expect(await deleteCallbackPhoto(ports, await ask(), actor)).toEqual(noPhoto);
    expect(await faults()).toEqual([]);
  });

  test('is kept in a bucket as it was sent, and is gone there when staff delete it, or after its days', async () => {
    const { url, keys } = await openTestS3();
    const { ports, ask, fileOf, clock, faults } = await openShop(await openFileStore(url, keys));
    const files: string[] = [];
    const ids = [await ask(), await ask()];
    for (const [at, id] of ids.entries()) {
      await addCallbackPhoto(ports, id, await buildPicture({ width: 300 + at, height: 200 }), true);
      files.push((await fileOf(id)) ?? '');
    }
    const [one = '', other = ''] = files;
    expect(nodeSystem.sha256((await ports.files.get(one)) ?? '')).toBe(one);
    expect(await deleteCallbackPhoto(ports, ids[0] ?? '', actor)).toEqual(ok(null));
    expect([await ports.files.has(one), await ports.files.has(other)]).toEqual([false, true]);
    clock.days = 180.1;
    expect(await deleteOldPhotos(ports, unstopped)).toEqual(ok({ deleted: 1 }));
    expect(await ports.files.has(other)).toBe(false);
    expect(await faults()).toEqual([]);
  });

  test('that another visitor sent too stays for him when staff delete it', async () => {
    const { ports, ask, fileOf, faults } = await openShop();
    const picture = await buildPicture({ width: 300, height: 200 });
    const [one, other] = [await ask(), await ask()];
    for (const id of [one, other]) await addCallbackPhoto(ports, id, picture, true);
    expect(await deleteCallbackPhoto(ports, one, actor)).toEqual(ok(null));
    expect(await ports.files.has((await fileOf(other)) ?? '')).toBe(true);
    await ports.files.setMark('f'.repeat(64));
    expect(await deleteCallbackPhoto(ports, other, actor)).toMatchObject({ ok: false, kind: 'conflict' });
    expect(await fileOf(other)).not.toBeNull();
    expect(await faults()).toEqual([]);
  });

  test('that somebody exchanges in the database is found by verify', async () => {
    const { database, ports, ask, faults } = await openShop();
    const id = await ask();
    await addCallbackPhoto(ports, id, await buildPicture(), true);
    const [photo] = await ports.callbackPhotos.of([id]);
    const exchange = (file: string) =>
      database.write.updateTable('callback_photos').set({ file }).where('callback', '=', id).execute();
    await exchange('e'.repeat(64));
    expect(await faults()).toEqual([expect.stringContaining(`The photo of the request ${id} is not as`)]);
    await exchange(photo?.file ?? '');
  });
});
