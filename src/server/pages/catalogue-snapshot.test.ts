import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import { actor, buildCompany, buildPhoto } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { createCatalogueSnapshot } from './catalogue-snapshot.ts';

eachDatabase('What visitors see', (open) => {
  const openSnapshots = async () => {
    const database = await open();
    const companies = openCompanyStore(database);
    const index = openPhotoIndex(database);
    await companies.save(buildCompany(), false, '2026-11-21T06:00:00.000Z', actor);
    const questions: string[] = [];
    const line = { answers: async () => {} };
    const asked = (name: 'revision' | 'listAll') => async (): Promise<never> => {
      questions.push(name);
      await line.answers();
      return (await index[name]()) as never;
    };
    const photos: PhotoIndex = { ...index, revision: asked('revision'), listAll: asked('listAll') };
    const clock = { now: 0 };
    const told: unknown[] = [];
    const snapshots = createCatalogueSnapshot(
      { photos, companies },
      (error) => told.push(error),
      () => clock.now,
    );
    const names = async () => (await snapshots.get()).catalogue.folders.wallpapers?.map(({ name }) => name);
    return { index, companies, snapshots, names, questions, line, clock, told };
  };

  test('a picture that another process has added is seen within 300 ms, and nothing is asked before', async () => {
    const { index, names, clock, questions } = await openSnapshots();
    expect(await names()).toEqual([]);
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    clock.now = 299;
    questions.length = 0;
    expect([await names(), questions]).toEqual([[], []]);
    clock.now = 300;
    expect(await names()).toEqual(['teak.jpg']);
  });

  test('a change of this process is seen at once', async () => {
    const { index, names, snapshots } = await openSnapshots();
    expect(await names()).toEqual([]);
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    snapshots.invalidate();
    expect(await names()).toEqual(['teak.jpg']);
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

  test('while nothing changes it is the very same object, and its pictures are read once', async () => {
    const { snapshots, clock, questions } = await openSnapshots();
    const first = await snapshots.get();
    clock.now = 1_000;
    expect(await snapshots.get()).toBe(first);
    expect(questions.filter((name) => name === 'listAll')).toHaveLength(1);
  });

  test('another version of the firm’s record is seen too', async () => {
    const { snapshots, clock, companies } = await openSnapshots();
    await snapshots.get();
    await companies.save(buildCompany({ name: 'Sample Traders' }), false, '2026-11-21T07:00:00.000Z', actor);
    clock.now = 300;
    expect((await snapshots.get()).company.name).toBe('Sample Traders');
  });

  test('a hundred who ask at once ask the database one thing', async () => {
    const { snapshots, questions } = await openSnapshots();
    await Promise.all(Array.from({ length: 100 }, () => snapshots.get()));
    expect(questions).toEqual(['revision', 'listAll']);
  });

  test('while the database is away the shop stays as it was, that is told once, and then it goes on', async () => {
    const { index, names, line, clock, told } = await openSnapshots();
    await names();
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    line.answers = () => Promise.reject(new Error('away'));
    for (const now of [300, 400, 700]) {
      clock.now = now;
      expect(await names()).toEqual([]);
    }
    expect(told).toHaveLength(1);
    line.answers = async () => {};
    clock.now = 1_000;
    expect(await names()).toEqual(['teak.jpg']);
  });

  test('a database that is slow keeps nobody waiting for long, and what it answers in the end is seen', async () => {
    const { index, names, line, clock } = await openSnapshots();
    await names();
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    let answer = () => {};
    line.answers = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    clock.now = 300;
    const begun = performance.now();
    expect(await names()).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(2_000);
    line.answers = async () => {};
    answer();
    await expect.poll(names).toEqual(['teak.jpg']);
  });

  test('a look that a change has overtaken does not bring back what was before', async () => {
    const { index, names, line, snapshots } = await openSnapshots();
    await names();
    let answer = () => {};
    line.answers = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    snapshots.invalidate();
    const early = snapshots.get();
    line.answers = async () => {};
    await index.add(buildPhoto({ name: 'teak.jpg' }), actor);
    snapshots.invalidate();
    expect(await names()).toEqual(['teak.jpg']);
    answer();
    await early;
    expect(await names()).toEqual(['teak.jpg']);
  });

  test('without a database from the beginning there is nothing to see, and it is asked again later', async () => {
    const { snapshots, line, clock } = await openSnapshots();
    line.answers = () => Promise.reject(new Error('away'));
    await expect(snapshots.get()).rejects.toThrow('away');
    line.answers = async () => {};
    clock.now = 300;
    expect((await snapshots.get()).company.name).toBe('Sample Interiors Trading');
  });
});
