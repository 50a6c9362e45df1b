import { expect, test } from 'vitest';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openPhotoIndex } from './photo-index.ts';

const at = '2026-11-21T07:00:00.000Z';
const titles = { en: 'Teak louvers', hi: 'सागौन लूवर', or: '' };

async function openShop(database: Database) {
  const index = openPhotoIndex(database);
  const photo = buildPhoto({ name: 'a.jpg', title: 'Louvers', colours: ['grey'] });
  const facts = { ...photo, colourFacts: { read: ['grey' as const], chosen: null } };
  await index.add(facts, actor);
  const describe = (changes: Partial<Parameters<typeof index.describe>[2]> = {}, name = 'a.jpg') =>
    index.describe('wallpapers', name, { titles, colours: null, version: 0, ...changes }, at, actor);
  const faults = async () => (await inspect(database, 'Titles and colours')).faults;
  return { index, describe, faults, audit: openAuditLog(database) };
}

eachDatabase('What staff say about a picture', (openAny) => {
  const open = sealedAfter(openAny);
  test('is kept with it, moves the revision, and is in the audit log', async () => {
    const { index, describe, audit, faults } = await openShop(await open());
    const before = await index.revision();
    const said = { title: 'Teak louvers', titles: { hi: 'सागौन लूवर', or: '' }, colours: ['brown'], version: 1 };
    expect(await describe()).toMatchObject({ kind: 'described', photo: said });
    expect(await index.find('wallpapers', 'a')).toMatchObject(said);
    expect(await index.revision()).toBe(before + 1);
    const line = (await audit.read(0, 10)).at(-1);
    expect([line?.what, line?.subject, JSON.parse(line?.after ?? '')]).toEqual([
      'photo described',
      'wallpapers/a.jpg',
      { id: expect.any(String), ...titles, colours: null, surface: null, rows: { photos: expect.any(Object) } },
    ]);
    expect(await faults()).toEqual([]);
  });

  test('can be other colours, none, and again those that were read', async () => {
    const { index, describe } = await openShop(await open());
    const colours = async () => (await index.find('wallpapers', 'a.jpg'))?.colours;
    const plain = { titles: { en: 'Louvers', hi: '', or: '' } };
    await describe({ ...plain, colours: ['red', 'pink'] });
    expect(await colours()).toEqual(['red', 'pink']);
    await describe({ ...plain, colours: [], version: 1 });
    expect(await colours()).toEqual([]);
    await describe({ ...plain, colours: null, version: 2 });
    expect(await colours()).toEqual(['grey']);
  });

  test('is refused when somebody else was faster, and changes nothing when it is the same', async () => {
    const { index, describe, audit } = await openShop(await open());
    await describe();
    const [before, lines] = [await index.revision(), (await audit.read(0, 10)).length];
    expect(await describe({ titles: { ...titles, en: 'Mine' } })).toMatchObject({ kind: 'outdated' });
    expect(await describe({ version: 1 })).toMatchObject({ kind: 'described', photo: { version: 1 } });
    expect(await describe({}, 'unknown.jpg')).toEqual({ kind: 'unknown' });
    expect([await index.revision(), (await audit.read(0, 10)).length]).toEqual([before, lines]);
  });

  test('of two at the same time only one is kept', async () => {
    const { index, describe } = await openShop(await open());
    const said = await Promise.all(['One', 'Two'].map((en) => describe({ titles: { ...titles, en } })));
    expect(said.map(({ kind }) => kind).sort()).toEqual(['described', 'outdated']);
    expect((await index.find('wallpapers', 'a.jpg'))?.version).toBe(1);
  });

  test('is missed by verify when it is altered, and when a colour is not one of the words', async () => {
    const database = await open();
    const { describe, faults } = await openShop(database);
    await database.write.updateTable('photo_facts').set({ title_or: 'ଶାଗୁଆନ' }).execute();
    expect(await faults()).toEqual(['The titles, colours or surface of wallpapers/a.jpg are not as they were stored.']);
    await describe();
    expect(await faults()).toEqual([]);
    await database.write.updateTable('photos').set({ title: 'Other' }).execute();
    expect(await faults()).toHaveLength(1);
    await database.write.updateTable('photos').set({ title: titles.en }).execute();
    await database.write.updateTable('photo_facts').set({ read_colours: '["teal"]' }).execute();
    expect(await faults()).toEqual(['The colours that were read from wallpapers/a.jpg are not as they were stored.']);
  });

  test('says what it shows square-on, until somebody says that it does not; and that is sealed', async () => {
    const database = await open();
    const { index, describe, faults } = await openShop(database);
    const surface = { widthMm: 1060, heightMm: 795, repeat: 'half-drop', for: 'wall' } as const;
    const shown = async () => (await index.find('wallpapers', 'a.jpg'))?.surface;
    await describe({ surface });
    expect(await shown()).toEqual(surface);
    await describe({ colours: ['red'], version: 1 });
    expect(await shown()).toEqual(surface);
    expect(await faults()).toEqual([]);
    const other = JSON.stringify({ ...surface, widthMm: 530 });
    await database.write.updateTable('photo_facts').set({ surface: other }).execute();
    expect(await faults()).toEqual(['The titles, colours or surface of wallpapers/a.jpg are not as they were stored.']);
    await describe({ surface: null, version: 2 });
    expect(await shown()).toBeNull();
    expect(await faults()).toEqual([]);
  });

  test('comes back with a picture that is uploaded again', async () => {
    const { index, faults } = await openShop(await open());
    const again = buildPhoto({ name: 'b.jpg', titles: { hi: 'नीला', or: '' } });
    await index.add({ ...again, colourFacts: { read: null, chosen: ['blue'] } }, actor);
    expect(await index.find('wallpapers', 'b.jpg')).toMatchObject({ titles: { hi: 'नीला' }, colours: ['blue'] });
    expect(await faults()).toEqual([]);
  });
});
