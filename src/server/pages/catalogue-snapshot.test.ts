import { expect, test } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openSiteWordsStore } from '#adapters/database/site-words/site-words-store.ts';
import { inEnglish } from '#domain/text/names.ts';
import { FilesUnavailable } from '#operations/ports/failures.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import { actor, buildCompany, buildPhoto } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { createCatalogueSnapshot } from './catalogue-snapshot.ts';

eachDatabase('What visitors see', (open) => {
  const openSnapshots = async () => {
    const database = await open();
    const companies = openCompanyStore(database);
    const catalogues = openCatalogueStore(database);
    const siteWords = openSiteWordsStore(database);
    const materials = openMaterialStore(database);
    const index = openPhotoIndex(database);
    await companies.save(buildCompany(), false, '2026-11-21T06:00:00.000Z', actor);
    const queries: string[] = [];
    const connection = { answers: async () => {} };
    const asked = (name: 'revision' | 'listAll') => async (): Promise<never> => {
      queries.push(name);
      await connection.answers();
      return (await index[name]()) as never;
    };
    const photos: PhotoIndex = { ...index, revision: asked('revision'), listAll: asked('listAll') };
    const stored = new Map<string, string>();
    const files = { get: async (file: string) => textIn(stored.get(file)) };
    const clock = { now: 0 };
    const errors: unknown[] = [];
    const snapshots = createCatalogueSnapshot(
      { photos, companies, catalogues, siteWords, materials, files },
      (error) => errors.push(error),
      () => clock.now,
    );
    const names = async () => (await snapshots.get()).catalogue.folders.wallpapers?.map(({ name }) => name);
    return { index, companies, catalogues, snapshots, names, queries, connection, clock, errors, stored, files };
  };

  test('a picture that another process has added is seen within 300 ms, and the database is not asked before', async () => {
    const { index, names, clock, queries } = await openSnapshots();
    expect(await names()).toEqual([]);
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    clock.now = 299;
    queries.length = 0;
    expect([await names(), queries]).toEqual([[], []]);
    clock.now = 300;
    expect(await names()).toEqual(['teak.jpg']);
  });

  const addBrochure = async (index: PhotoIndex) => {
    const variant = { format: 'txt' as const, width: 0, height: 0, file: 'cd'.repeat(32), bytes: 12 };
    const brochure = buildPhoto({ folder: 'pdfs', name: 'floors.pdf', pages: 3 });
    await index.add({ ...brochure, variants: [...brochure.variants, variant] }, actor);
    return variant.file;
  };
  const floors = new Map([['floors.pdf', 'Soft floors']]);

  test('pages do not wait for what brochures say: the search knows it when the files have answered, and keeps it', async () => {
    const { index, snapshots, clock, stored, files } = await openSnapshots();
    const file = await addBrochure(index);
    stored.set(file, 'Soft floors');
    const answer = Promise.withResolvers<void>();
    const get = files.get;
    files.get = async (asked) => {
      await answer.promise;
      return get(asked);
    };
    const texts = async () => (await snapshots.get()).catalogue.brochureTexts;
    expect(await texts()).toBeUndefined();
    const before = snapshots.peek();
    answer.resolve();
    await expect
      .poll(() => {
        clock.now += 300;
        return texts();
      })
      .toEqual(floors);
    expect(snapshots.peek()).not.toBe(before);
    const whole = snapshots.peek();
    stored.clear();
    clock.now += 300;
    expect(await snapshots.get()).toBe(whole);
    await index.add(buildPhoto({ name: 'oak.jpg', hash: 'ee'.repeat(32) }), actor);
    clock.now += 300;
    expect([await texts(), (await snapshots.get()) === whole]).toEqual([floors, false]);
  });

  test('while the files do not answer they are asked again after longer and longer pauses, and for what they lack too', async () => {
    const { index, snapshots, clock, stored, files, errors } = await openSnapshots();
    const file = await addBrochure(index);
    stored.set(file, GONE);
    const asked: number[] = [];
    const get = files.get;
    files.get = async (each) => {
      asked.push(clock.now);
      return get(each);
    };
    const run = async (until: number) => {
      for (; clock.now < until; clock.now += 2500) await snapshots.get();
    };
    await run(60_000);
    expect(asked).toEqual([0, 5000, 15_000, 35_000]);
    await run(1_600_000);
    expect(asked.slice(-3).map((at, nth, all) => at - (all[nth - 1] ?? at))).toEqual([0, 300_000, 300_000]);
    stored.delete(file);
    await run(2_000_000);
    stored.set(file, 'Soft floors');
    await run(2_400_000);
    expect((await snapshots.get()).catalogue.brochureTexts).toEqual(floors);
    expect([asked.length, errors]).toEqual([13, []]);
  });

  test('a change of this process is seen at once', async () => {
    const { index, names, snapshots } = await openSnapshots();
    expect(await names()).toEqual([]);
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    snapshots.invalidate();
    expect(await names()).toEqual(['teak.jpg']);
  });

  test('a category that another process has renamed is seen within 300 ms', async () => {
    const { catalogues, snapshots, clock } = await openSnapshots();
    const first = async () => (await snapshots.get()).catalogue.categories[0]?.names.en;
    expect(await first()).toBe('Exterior Claddings');
    const { version, record } = await catalogues.current();
    const categories = record.categories.map((category) => ({ ...category, names: inEnglish(`New ${category.id}`) }));
    await catalogues.saveOnto(version, { ...record, categories }, '2026-11-21T06:00:00.000Z', actor);
    clock.now = 300;
    expect(await first()).toBe('New 1');
  });

  test('the brochure that a gallery offers is seen within 300 ms, and one that was deleted is offered nowhere', async () => {
    const { index, companies, snapshots, clock } = await openSnapshots();
    const at = '2026-11-21T06:00:00.000Z';
    await index.add(buildPhoto({ folder: 'pdfs', name: 'hpl.pdf' }), actor);
    const offered = async () => (await snapshots.get()).catalogue.brochures.map(({ galleries }) => galleries);
    expect(await offered()).toEqual([undefined]);
    await companies.save(buildCompany({ brochures: { hpl: 'hpl.pdf', blinds: 'gone.pdf' } }), false, at, actor);
    clock.now = 300;
    expect(await offered()).toEqual([['hpl']]);
    await index.remove('pdfs', ['hpl.pdf'], at, actor);
    clock.now = 600;
    expect(await offered()).toEqual([]);
  });

  test('while nothing changes it stays the same object, and its pictures are read once', async () => {
    const { snapshots, clock, queries } = await openSnapshots();
    const first = await snapshots.get();
    clock.now = 1_000;
    expect(await snapshots.get()).toBe(first);
    expect(queries.filter((name) => name === 'listAll')).toHaveLength(1);
  });

  test('another version of the firm’s record is seen too', async () => {
    const { snapshots, clock, companies } = await openSnapshots();
    await snapshots.get();
    await companies.save(buildCompany({ name: 'Sample Traders' }), false, '2026-11-21T07:00:00.000Z', actor);
    clock.now = 300;
    expect((await snapshots.get()).company.name).toBe('Sample Traders');
  });

  test('a hundred requests at once share one query', async () => {
    const { snapshots, queries } = await openSnapshots();
    await Promise.all(Array.from({ length: 100 }, () => snapshots.get()));
    expect(queries).toEqual(['revision', 'listAll']);
  });

  test('while the database does not answer the shop stays as it was, the failure is reported once, and later changes are seen again', async () => {
    const { index, names, connection, clock, errors } = await openSnapshots();
    await names();
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    connection.answers = () => Promise.reject(new Error('away'));
    for (const now of [300, 400, 700]) {
      clock.now = now;
      expect(await names()).toEqual([]);
    }
    expect(errors).toHaveLength(1);
    connection.answers = async () => {};
    clock.now = 1_000;
    expect(await names()).toEqual(['teak.jpg']);
  });

  test('a slow database keeps nobody waiting for long, and its late answer is used', async () => {
    const { index, names, connection, clock } = await openSnapshots();
    await names();
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    let answer = () => {};
    connection.answers = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    clock.now = 300;
    const begun = performance.now();
    expect(await names()).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(2_000);
    connection.answers = async () => {};
    answer();
    await expect.poll(names).toEqual(['teak.jpg']);
  });

  test('a query that began before a change does not restore the old state', async () => {
    const { index, names, connection, snapshots } = await openSnapshots();
    await names();
    let answer = () => {};
    connection.answers = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    snapshots.invalidate();
    const early = snapshots.get();
    connection.answers = async () => {};
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    snapshots.invalidate();
    expect(await names()).toEqual(['teak.jpg']);
    answer();
    await early;
    expect(await names()).toEqual(['teak.jpg']);
  });

  test('without a database from the start there is an error, and the next request asks again', async () => {
    const { snapshots, connection, clock } = await openSnapshots();
    connection.answers = () => Promise.reject(new Error('away'));
    await expect(snapshots.get()).rejects.toThrow('away');
    connection.answers = async () => {};
    clock.now = 300;
    expect((await snapshots.get()).company.name).toBe('Sample Interiors Trading');
  });
});

const GONE = 'not now';

function textIn(text: string | undefined): Uint8Array | null {
  if (text === GONE) throw new FilesUnavailable('The store does not answer.');
  return text === undefined ? null : Buffer.from(text);
}
