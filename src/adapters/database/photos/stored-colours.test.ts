import { expect, test } from 'vitest';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { m0032ColoursReadByThirdRule } from '../migrations/0032-colours-read-by-third-rule.ts';
import { openPhotoIndex } from './photo-index.ts';
import { openStoredColours } from './stored-colours.ts';

const later = '2026-12-31T06:00:00.000Z';

function openStores(database: Database) {
  const index = openPhotoIndex(database);
  const colours = openStoredColours(database);
  /** As a release without colours leaves it, or with those that were read. */
  const hang = async (name: string, read: ['blue'] | null = null, changes: Parameters<typeof buildPhoto>[0] = {}) => {
    const photo = buildPhoto({ name, title: '', colours: read ?? [], colourFacts: { read, chosen: null }, ...changes });
    await index.add(photo, actor);
    return photo;
  };
  const waiting = async (count = 10) => (await colours.next(count)).map(({ photo }) => photo.name);
  const rows = async () => (await database.read.selectFrom('photo_facts').selectAll().execute()).length;
  return { index, colours, hang, waiting, rows };
}

eachDatabase('The colours of pictures', (openAny) => {
  const open = sealedAfter(openAny);
  test('are read of those that have none, the first uploaded first, and of no brochure', async () => {
    const { hang, waiting, index } = openStores(await open());
    await hang('a.jpg');
    await hang('known.jpg', ['blue']);
    await hang('hpl.pdf', null, { folder: 'pdfs', pages: 8 });
    await hang('b.jpg', null, { folder: 'hpl' });
    await index.remove('wallpapers', ['a.jpg'], later, actor);
    expect(await waiting()).toEqual(['a.jpg', 'b.jpg']);
    expect(await waiting(1)).toEqual(['a.jpg']);
  });

  test('are there wherever a picture is read, from then on, and the revision moves', async () => {
    const { index, colours, hang, waiting } = openStores(await open());
    const photo = await hang('a.jpg');
    await hang('b.jpg');
    const before = await index.revision();
    const [first] = await colours.next(1);
    await colours.keep([{ id: photo.id, colours: ['green', 'white'] }], first?.seq ?? 0);
    const whole = { ...photo, colours: ['green', 'white'], colourFacts: { read: ['green', 'white'], chosen: null } };
    expect(await index.find('wallpapers', 'a')).toEqual(whole);
    expect((await index.listAll())[1]).toEqual(whole);
    expect(await index.findBySource(photo.sourceHash)).toEqual([whole]);
    expect(await index.revision()).toBe(before + 1);
    expect(await waiting()).toEqual(['b.jpg']);
  });

  test('that could not be read are passed, and a picture that an earlier release adds later is not', async () => {
    const { index, colours, hang, waiting } = openStores(await open());
    await hang('a.jpg');
    const [first] = await colours.next(1);
    const before = await index.revision();
    await colours.keep([], first?.seq ?? 0);
    expect([await waiting(), await index.revision()]).toEqual([[], before]);
    await hang('b.jpg');
    expect(await waiting()).toEqual(['b.jpg']);
  });

  test('are read again of pictures that were there when the rule changed, once, and of no later one', async () => {
    const database = await open();
    const { index, colours, hang, waiting } = openStores(database);
    const old = await hang('old.jpg', ['blue'], { titles: { hi: 'सागौन', or: '' }, version: 3 });
    await database.write.deleteFrom('filled_up_to').where('fact', 'like', 'picture colours%rule%').execute();
    await database.write
      .transaction()
      .execute((transaction) => m0032ColoursReadByThirdRule.up(transaction, database.engine, later));
    await hang('new.jpg', ['blue']);
    expect(await waiting()).toEqual(['old.jpg']);
    const [first] = await colours.next(1);
    await colours.keep([{ id: old.id, colours: ['green'] }], first?.seq ?? 0);
    expect(await waiting()).toEqual([]);
    expect(await index.find('wallpapers', 'old')).toMatchObject({ colours: ['green'], titles: old.titles, version: 3 });
  });

  test('keep what staff typed meanwhile, and skip a picture that was deleted for good', async () => {
    const { index, colours, hang, rows } = openStores(await open());
    const named = await hang('a.jpg', null, { titles: { hi: 'सागौन', or: '' }, version: 3 });
    const gone = await hang('b.jpg');
    await index.remove('wallpapers', ['b.jpg'], '2026-11-21T06:00:00.000Z', actor);
    await index.forget(later, 10, later);
    await colours.keep(
      [named, gone].map(({ id }) => ({ id, colours: ['red'] })),
      100,
    );
    expect(await index.find('wallpapers', 'a')).toMatchObject({
      titles: { hi: 'सागौन', or: '' },
      version: 3,
      colours: ['red'],
    });
    expect(await rows()).toBe(1);
  });

  test('go with their picture, also when an earlier release deletes it for good', async () => {
    const database = await openAny();
    const { hang, rows } = openStores(database);
    const { id } = await hang('a.jpg', ['blue']);
    expect(await rows()).toBe(1);
    await database.write.deleteFrom('photo_files').where('photo_id', '=', id).execute();
    await database.write.deleteFrom('photos').where('id', '=', id).execute();
    expect(await rows()).toBe(0);
  });
});
