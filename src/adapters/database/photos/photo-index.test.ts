import { expect, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice, buildPhoto } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { nodeSystem } from '../../system/node-system.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openDatabase } from '../engine/open-database.ts';
import { openInvoiceStore } from '../invoices/invoice-store.ts';
import { migrate } from '../migrations/migrate.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openPhotoIndex } from './photo-index.ts';

function day(of: number) {
  return new Date(Date.UTC(2026, 10, of)).toISOString();
}
function namesOf(photos: { name: string }[]) {
  return photos.map(({ name }) => name);
}

eachDatabase('The index of photos', (openAny, freshUrl) => {
  const open = sealedAfter(openAny);
  test('answers a picture as it was stored, by any case of its name, with and without .jpg', async () => {
    const index = openPhotoIndex(await open());
    const photo = buildPhoto({ name: 'Teak veneer.jpg' });
    expect(await index.add(photo, actor)).toEqual({ kind: 'added' });
    for (const name of ['Teak veneer.jpg', 'TEAK VENEER.JPG', 'teak veneer'])
      expect([name, await index.find('wallpapers', name)]).toEqual([name, photo]);
    expect(await index.find('hpl', 'Teak veneer.jpg')).toBeNull();
    expect(await index.find('wallpapers', 'teak')).toBeNull();
    expect(await index.findByHash(photo.hash)).toEqual(photo);
    expect(await index.findBySource(photo.sourceHash)).toEqual([photo]);
  });

  test('lists a folder newest first, also of two that were added in the same instant', async () => {
    const index = openPhotoIndex(await open());
    for (const name of ['b.jpg', 'a.jpg', 'c.jpg']) await index.add(buildPhoto({ name }), actor);
    await index.add(buildPhoto({ name: 'other.jpg', folder: 'hpl' }), actor);
    expect(namesOf(await index.list('wallpapers'))).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
    expect(await index.list('blinds')).toEqual([]);
    await index.remove('wallpapers', ['a.jpg'], day(21), actor);
    expect(namesOf(await index.listAll())).toEqual(['other.jpg', 'c.jpg', 'b.jpg']);
  });

  test('lists a part of a folder, by place or by name, with the place of each', async () => {
    const index = openPhotoIndex(await open());
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']) await index.add(buildPhoto({ name }), actor);
    await index.remove('wallpapers', ['d.jpg'], day(21), actor);
    const read = async (part: Parameters<typeof index.listPart>[1]) =>
      (await index.listPart('wallpapers', part)).map(({ photo, place }) => `${place} ${photo.name}`);
    expect(await read({ skip: 0, size: 2 })).toEqual(['0 e.jpg', '1 c.jpg']);
    expect(await read({ skip: 2, size: 2 })).toEqual(['2 b.jpg', '3 a.jpg']);
    expect(await read({ skip: 4, size: 2 })).toEqual([]);
    expect(await read({ names: ['A.JPG', 'c', 'd.jpg', 'x.jpg'] })).toEqual(['1 c.jpg', '3 a.jpg']);
    expect(await read({ names: [] })).toEqual([]);
    const [{ photo } = { photo: null }] = await index.listPart('wallpapers', { names: ['a.jpg'] });
    expect(photo).toEqual(await index.find('wallpapers', 'a.jpg'));
  });

  test('gives a name once to a folder, whatever its case; another folder may have it too', async () => {
    const index = openPhotoIndex(await open());
    const first = buildPhoto({ name: 'teak.jpg' });
    await index.add(first, actor);
    expect(await index.add(buildPhoto({ name: 'TEAK.jpg' }), actor)).toEqual({ kind: 'name-taken', photo: first });
    expect(await index.add(buildPhoto({ name: 'teak.jpg', folder: 'hpl' }), actor)).toEqual({ kind: 'added' });
  });

  test('gives a name to a picture that replaces the one that has it, and to no other', async () => {
    const index = openPhotoIndex(await open());
    const [first, second, third] = [
      buildPhoto({ name: 'a.jpg' }),
      buildPhoto({ name: 'A.jpg' }),
      buildPhoto({ name: 'a.jpg' }),
    ];
    await index.add(first, actor);
    expect(await index.add(second, actor, first.id)).toEqual({ kind: 'added' });
    expect(await index.add(third, actor, first.id)).toEqual({ kind: 'name-taken', photo: second });
    expect(namesOf(await index.list('wallpapers'))).toEqual(['A.jpg']);
    expect((await index.findBySource(first.sourceHash))[0]?.removedAt).toBe(second.addedAt);
  });

  test('gives a name to one of many who want it at once, and the others learn whose it is', async () => {
    const url = await freshUrl();
    const one = await openDatabase(url);
    // Two writers of SQLite in one thread would wait for each other; PostgreSQL has two as two processes do.
    const other = one.engine === 'postgres' ? await openDatabase(url) : one;
    await migrate(one, day(1));
    const photos = Array.from({ length: 12 }, (_, number) =>
      buildPhoto({ name: number % 3 ? 'teak.jpg' : 'TEAK.jpg' }),
    );
    // Their connections are open by then, so that they truly meet.
    await Promise.all(photos.map((_, number) => openPhotoIndex(number % 2 ? one : other).revision()));
    const answers = await Promise.all(
      photos.map((photo, number) => openPhotoIndex(number % 2 ? one : other).add(photo, actor)),
    );
    const [standing] = await openPhotoIndex(one).list('wallpapers');
    expect(answers.filter(({ kind }) => kind === 'added')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'name-taken')).toEqual(
      Array(11).fill({ kind: 'name-taken', photo: standing }),
    );
    expect(await openPhotoIndex(one).revision()).toBe(1);
    expect(await openAuditLog(one).check()).toEqual({ lines: 1, brokenAt: null });
    await Promise.all([...new Set([one, other])].map((each) => each.close()));
  });

  test('removes all or nothing, and says which names it does not know', async () => {
    const index = openPhotoIndex(await open());
    for (const name of ['a.jpg', 'b.jpg']) await index.add(buildPhoto({ name }), actor);
    expect(await index.remove('wallpapers', ['a.jpg', 'x.jpg', 'y'], day(21), actor)).toEqual({
      kind: 'unknown',
      names: ['x.jpg', 'y'],
    });
    expect(namesOf(await index.list('wallpapers'))).toEqual(['b.jpg', 'a.jpg']);
    expect(await index.remove('wallpapers', ['A.JPG', 'b', 'b.jpg'], day(21), actor)).toMatchObject({
      kind: 'removed',
    });
    expect(await index.list('wallpapers')).toEqual([]);
    expect(await index.find('wallpapers', 'a.jpg')).toBeNull();
  });

  test('no longer shows what is removed, but keeps its row and files', async () => {
    const index = openPhotoIndex(await open());
    const photo = buildPhoto();
    await index.add(photo, actor);
    await index.remove('wallpapers', [photo.name], day(21), actor);
    expect(await index.findByHash(photo.hash)).toBeNull();
    expect(await index.findBySource(photo.sourceHash)).toEqual([{ ...photo, removedAt: day(21) }]);
    expect(await index.referenced([photo.hash])).toEqual(new Set([photo.hash]));
  });

  test('knows when each folder last lost a picture, until that is restored', async () => {
    const index = openPhotoIndex(await open());
    for (const name of ['a.jpg', 'b.jpg']) await index.add(buildPhoto({ name }), actor);
    expect(await index.lastRemovals()).toEqual(new Map());
    await index.remove('wallpapers', ['a.jpg'], day(2), actor);
    await index.remove('wallpapers', ['b.jpg'], day(3), actor);
    expect(await index.lastRemovals()).toEqual(new Map([['wallpapers', day(3)]]));
    await index.restore('wallpapers', ['b.jpg'], day(4), actor);
    expect(await index.lastRemovals()).toEqual(new Map([['wallpapers', day(2)]]));
  });

  test('restores what was removed last under a name, within 30 days, to its place', async () => {
    const index = openPhotoIndex(await open());
    const [older, newer] = [buildPhoto({ name: 'a.jpg' }), buildPhoto({ name: 'a.jpg' })];
    await index.add(older, actor);
    await index.remove('wallpapers', ['a.jpg'], day(1), actor);
    await index.add(newer, actor);
    await index.add(buildPhoto({ name: 'b.jpg' }), actor);
    await index.remove('wallpapers', ['a.jpg'], day(2), actor);
    expect(await index.restore('wallpapers', ['a.jpg', 'x.jpg'], day(3), actor)).toEqual({
      kind: 'unknown',
      names: ['x.jpg'],
    });
    expect(await index.restore('wallpapers', ['a'], day(32), actor)).toEqual({
      kind: 'restored',
      photos: [{ ...newer, removedAt: null }],
    });
    expect(namesOf(await index.list('wallpapers'))).toEqual(['b.jpg', 'a.jpg']);
    expect(await index.restore('wallpapers', ['a.jpg'], day(40), actor)).toEqual({ kind: 'unknown', names: ['a.jpg'] });
  });

  test('lists what can be restored of a folder, the last one first, and restores the one with the id', async () => {
    const index = openPhotoIndex(await open());
    const [older, newer] = [buildPhoto({ name: 'a.jpg' }), buildPhoto({ name: 'a.jpg' })];
    for (const [photo, at] of [
      [older, day(1)],
      [newer, day(2)],
    ] as const) {
      await index.add(photo, actor);
      await index.remove('wallpapers', ['a.jpg'], at, actor);
    }
    await index.add(buildPhoto({ name: 'a.jpg', folder: 'hpl' }), actor);
    await index.remove('hpl', ['a.jpg'], day(3), actor);
    expect((await index.listRemoved('wallpapers', day(3))).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect((await index.listRemoved('wallpapers', day(32))).map(({ id }) => id)).toEqual([newer.id]);
    await index.restore('wallpapers', ['a.jpg'], day(4), actor, older.id);
    expect((await index.list('wallpapers')).map(({ id }) => id)).toEqual([older.id]);
    expect(await index.restore('wallpapers', ['b.jpg'], day(4), actor, newer.id)).toEqual({
      kind: 'unknown',
      names: ['b.jpg'],
    });
  });

  test('does not restore over a picture that has the name by now', async () => {
    const index = openPhotoIndex(await open());
    await index.add(buildPhoto({ name: 'a.jpg' }), actor);
    await index.remove('wallpapers', ['a.jpg'], day(1), actor);
    await index.add(buildPhoto({ name: 'A.jpg' }), actor);
    expect(await index.restore('wallpapers', ['a.jpg'], day(2), actor)).toEqual({
      kind: 'name-taken',
      names: ['A.jpg'],
    });
    expect(await index.list('wallpapers')).toHaveLength(1);
  });

  test('forgets for good what was removed before an instant, and names its files no more', async () => {
    const index = openPhotoIndex(await open());
    const [gone, kept, live] = [
      buildPhoto({ name: 'a.jpg' }),
      buildPhoto({ name: 'b.jpg' }),
      buildPhoto({ name: 'c.jpg' }),
    ];
    for (const photo of [gone, kept, live]) await index.add(photo, actor);
    await index.remove('wallpapers', ['a.jpg'], day(1), actor);
    await index.remove('wallpapers', ['b.jpg'], day(2), actor);
    const { forgotten, files } = await index.forget(day(2), 100, day(2));
    expect([forgotten, files.sort()]).toEqual([1, gone.variants.map(({ file }) => file).sort()]);
    expect(await index.forget(day(2), 100, day(2))).toEqual({ forgotten: 0, files: [] });
    expect(await index.referenced([gone.hash, kept.hash, live.hash])).toEqual(new Set([kept.hash, live.hash]));
    expect(await index.findBySource(gone.sourceHash)).toEqual([]);
  });

  test('forgets the oldest first, and no more than name so many files', async () => {
    const index = openPhotoIndex(await open());
    const files = (name: string) => ['1', '2', '3'].map((part) => nodeSystem.sha256(`${name} ${part}`));
    const variant = { format: 'jpg' as const, width: 900, height: 900, bytes: 1 };
    for (const [age, name] of ['a.jpg', 'b.jpg', 'c.jpg'].entries()) {
      await index.add(buildPhoto({ name, variants: files(name).map((file) => ({ ...variant, file })) }), actor);
      await index.remove('wallpapers', [name], day(age + 1), actor);
    }
    expect(await index.forget(day(9), 2, day(9))).toEqual({ forgotten: 0, files: [] });
    const first = await index.forget(day(9), 8, day(9));
    expect([first.forgotten, first.files.sort()]).toEqual([2, [...files('a.jpg'), ...files('b.jpg')].sort()]);
    expect((await index.forget(day(9), 3, day(9))).files.sort()).toEqual(files('c.jpg').sort());
  });

  test('names the files of documents too, and asks for as many as there are', async () => {
    const database = await open();
    const index = openPhotoIndex(database);
    await openCompanyStore(database).save(buildCompany(), false, day(1), actor);
    const invoices = openInvoiceStore(database);
    const entry = buildNewInvoice();
    await invoices.issue(entry);
    await invoices.setPdf(entry.id, 'f'.repeat(64), entry.issuedAt);
    const others = Array.from({ length: 1200 }, (_, number) => String(number).padStart(64, '0'));
    expect(await index.referenced([...others, 'f'.repeat(64)])).toEqual(new Set(['f'.repeat(64)]));
    expect(await index.referenced([])).toEqual(new Set());
  });

  test('moves the revision on with each change that visitors see, and with nothing else', async () => {
    const index = openPhotoIndex(await open());
    const photo = buildPhoto();
    const revisions = [await index.revision()];
    const then = async (change: Promise<unknown>) => {
      await change;
      revisions.push(await index.revision());
    };
    await then(index.add(photo, actor));
    await then(index.add(buildPhoto({ name: photo.name }), actor));
    await then(index.remove('wallpapers', ['x.jpg'], day(1), actor));
    await then(index.remove('wallpapers', [photo.name], day(1), actor));
    await then(index.restore('wallpapers', ['x.jpg'], day(1), actor));
    await then(index.restore('wallpapers', [photo.name], day(1), actor));
    await then(index.forget(day(9), 100, day(9)));
    expect(revisions).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
  });

  test('writes who added, removed and restored which picture to the audit log', async () => {
    const database = await open();
    const index = openPhotoIndex(database);
    const photo = buildPhoto({ name: 'teak.jpg' });
    await index.add(photo, actor);
    await index.remove('wallpapers', ['teak'], day(21), actor);
    await index.restore('wallpapers', ['teak'], day(22), actor);
    const lines = await openAuditLog(database).read(0, 10);
    expect(lines.map(({ at, who, what, subject }) => [at, who, what, subject])).toEqual([
      [photo.addedAt, 'meena', 'photo added', 'wallpapers/teak.jpg'],
      [day(21), 'meena', 'photo removed', 'wallpapers/teak.jpg'],
      [day(22), 'meena', 'photo restored', 'wallpapers/teak.jpg'],
    ]);
    expect(await openAuditLog(database).check()).toEqual({ lines: 3, brokenAt: null });
  });

  test('waits in no circle with those who issue documents meanwhile', async () => {
    const database = await open();
    const index = openPhotoIndex(database);
    await openCompanyStore(database).save(buildCompany(), false, day(1), actor);
    const invoices = openInvoiceStore(database);
    const photos = Array.from({ length: 10 }, (_, number) => buildPhoto({ name: `${number}.jpg` }));
    await Promise.all(photos.flatMap((photo) => [index.add(photo, actor), invoices.issue(buildNewInvoice())]));
    await Promise.all([
      ...photos.map(({ name }) => index.remove('wallpapers', [name], day(21), actor)),
      ...photos.map(() => invoices.issue(buildNewInvoice())),
    ]);
    expect(await index.list('wallpapers')).toEqual([]);
    expect((await openAuditLog(database).check()).brokenAt).toBeNull();
  });
});
