import { expect, test } from 'vitest';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { inspectDatabase } from '../integrity/inspect-database.ts';
import { openWidePictures } from './added-variants.ts';
import { openPhotoIndex } from './photo-index.ts';

const at = '2026-11-21T06:00:00.000Z';
const later = '2026-12-31T06:00:00.000Z';
let made = 0;

function openStores(database: Database) {
  const index = openPhotoIndex(database);
  const wide = openWidePictures(database);
  const hang = async (name: string, changes: Parameters<typeof buildPhoto>[0] = {}) => {
    const photo = buildPhoto({ name, width: 2400, height: 1800, ...changes });
    await index.add(photo, actor);
    return photo;
  };
  const waiting = async (count = 10) => (await wide.next(count)).map(({ photo }) => photo.name);
  const filesNamed = async () => {
    const files: string[] = [];
    for await (const file of inspectDatabase(database, () => null as never).files()) files.push(file);
    return files;
  };
  return { index, wide, hang, waiting, filesNamed };
}

function buildVariant(file = String(++made).padStart(64, 'd')) {
  return { format: 'avif' as const, width: 2048, height: 1536, file, bytes: 300_000 };
}

eachDatabase('The wide variants of pictures', (openAny) => {
  const open = sealedAfter(openAny);
  test('wait for the pictures that are wide enough, the first uploaded first, and for no brochure', async () => {
    const { hang, waiting, index } = openStores(await open());
    await hang('a.jpg');
    await hang('narrow.jpg', { width: 2047 });
    await hang('hpl.pdf', { folder: 'pdfs', pages: 8 });
    await hang('just.jpg', { width: 2048 });
    await hang('b.jpg', { folder: 'hpl' });
    await index.remove('wallpapers', ['a.jpg'], at, actor);
    expect(await waiting()).toEqual(['a.jpg', 'just.jpg', 'b.jpg']);
    expect(await waiting(2)).toEqual(['a.jpg', 'just.jpg']);
  });

  test('are among the variants wherever a picture is read, from then on, and the revision moves', async () => {
    const { index, wide, hang, waiting } = openStores(await open());
    const photo = await hang('a.jpg');
    await hang('b.jpg');
    const before = await index.revision();
    const [first] = await wide.next(1);
    const variant = buildVariant();
    await wide.keep([{ id: photo.id, variant }], first?.seq ?? 0, at);
    const whole = { ...photo, variants: [...photo.variants, variant] };
    expect(await index.find('wallpapers', 'a')).toEqual(whole);
    expect(await index.findByHash(photo.hash)).toEqual(whole);
    expect(await index.findBySource(photo.sourceHash)).toEqual([whole]);
    expect((await index.list('wallpapers')).map(({ name, variants }) => [name, variants.length])).toEqual([
      ['b.jpg', 2],
      ['a.jpg', 3],
    ]);
    expect((await index.listAll())[1]).toEqual(whole);
    expect(await index.revision()).toBe(before + 1);
    expect(await waiting()).toEqual(['b.jpg']);
  });

  test('that could not be made are passed, and nothing changes for visitors', async () => {
    const { index, wide, hang, waiting } = openStores(await open());
    await hang('a.jpg');
    const [first] = await wide.next(1);
    const before = await index.revision();
    await wide.keep([], first?.seq ?? 0, at);
    expect([await waiting(), await index.revision()]).toEqual([[], before]);
    await hang('b.jpg');
    expect(await waiting()).toEqual(['b.jpg']);
  });

  test('go and come with their picture, and are forgotten with it', async () => {
    const database = await open();
    const { index, wide, hang, filesNamed } = openStores(database);
    const photo = await hang('a.jpg');
    const variant = buildVariant();
    await wide.keep([{ id: photo.id, variant }], 1, at);
    const whole = { ...photo, variants: [...photo.variants, variant] };
    const removed = { kind: 'removed', photos: [{ ...whole, removedAt: at }] };
    expect(await index.remove('wallpapers', ['a.jpg'], at, actor)).toEqual(removed);
    expect(await filesNamed()).toContain(variant.file);
    expect(await index.restore('wallpapers', ['a.jpg'], at, actor)).toEqual({ kind: 'restored', photos: [whole] });
    await index.remove('wallpapers', ['a.jpg'], at, actor);
    expect((await index.forget(later, 100, later)).files.sort()).toEqual(whole.variants.map(({ file }) => file).sort());
    expect(await index.referenced([variant.file])).toEqual(new Set());
    expect(await database.read.selectFrom('added_variants').selectAll().execute()).toEqual([]);
  });

  test('are not kept of a picture that was forgotten while they were made', async () => {
    const { index, wide, hang, filesNamed } = openStores(await open());
    const [gone, stays] = [await hang('a.jpg'), await hang('b.jpg')];
    await index.remove('wallpapers', ['a.jpg'], at, actor);
    await index.forget(later, 100, later);
    const variants = [buildVariant(), buildVariant()] as const;
    await wide.keep(
      [
        { id: gone.id, variant: variants[0] },
        { id: stays.id, variant: variants[1] },
      ],
      100,
      at,
    );
    expect(await filesNamed()).toEqual([...stays.variants, variants[1]].map(({ file }) => file).sort());
  });

  test('are forgotten and kept by the release before, which knows nothing of them', async () => {
    const database = await openAny();
    const { index, wide, hang } = openStores(database);
    const photo = await hang('a.jpg');
    const variant = buildVariant();
    await wide.keep([{ id: photo.id, variant }], 100, at);
    // As its sweep asks, and as it forgets.
    const named = await database.read.selectFrom('photo_files').select('file').execute();
    expect(named.map(({ file }) => file)).toContain(variant.file);
    await database.write.deleteFrom('photo_files').where('photo_id', '=', photo.id).execute();
    await database.write.deleteFrom('photos').where('id', '=', photo.id).execute();
    expect(await index.referenced([variant.file])).toEqual(new Set());
    expect(await database.read.selectFrom('added_variants').selectAll().execute()).toEqual([]);
  });

  test('are kept once when two processes made the same, and the slower one turns nothing back', async () => {
    const database = await open();
    const { index, wide, hang, waiting } = openStores(database);
    const photos = [await hang('a.jpg'), await hang('b.jpg')] as const;
    const both = photos.map(({ id }) => ({ id, variant: buildVariant() }));
    await Promise.all([wide.keep(both, 100, at), wide.keep(both.slice(0, 1), 2, at)]);
    expect(await waiting()).toEqual([]);
    expect((await index.listAll()).map(({ variants }) => variants.length)).toEqual([3, 3]);
  });

  test('are written while others upload, delete and forget, and nobody waits in a circle', async () => {
    const { index, wide, hang, waiting } = openStores(await open());
    const photos = await Promise.all(Array.from({ length: 6 }, (_, nth) => hang(`${nth}.jpg`)));
    await Promise.all([
      ...photos.map(({ id }, nth) => wide.keep([{ id, variant: buildVariant() }], nth + 1, at)),
      ...photos.map(({ name }) => index.remove('wallpapers', [name], at, actor)),
      hang('new.jpg'),
      index.forget(later, 100, later),
    ]);
    expect(await waiting()).toEqual(['new.jpg']);
  });
});
