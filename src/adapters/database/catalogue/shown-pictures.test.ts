import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openPhotoIndex } from '../photos/photo-index.ts';
import { shownPictures } from './shown-pictures.ts';

eachDatabase('The pictures that the rows of the catalogue show', (open) => {
  test('are those that the record names and the newest of each folder, and no deleted one', async () => {
    const database = await open();
    const photos = openPhotoIndex(database);
    for (const [folder, name] of [
      ['hpl', 'oak.jpg'],
      ['hpl', 'teak.jpg'],
      ['hpl', 'sage.jpg'],
      ['blinds', 'roller.jpg'],
      ['blinds', 'gone.jpg'],
    ] as const)
      await photos.add(buildPhoto({ folder, name }), actor);
    await photos.remove('blinds', ['gone.jpg'], '2026-11-21T08:00:00.000Z', actor);
    const { home } = openingCatalogue;
    const picture = { folder: 'hpl', name: 'oak.jpg' };
    const lost = { folder: 'blinds', name: 'gone.jpg' };
    const slides = home.slides.map((slide, at) => ({ ...slide, picture: [picture, lost][at] ?? null }));
    const shown = await shownPictures(database.read, { ...openingCatalogue, home: { ...home, slides } });
    expect([...shown].map(([key, { name }]) => [key, name]).sort()).toEqual([
      ['blinds/', 'roller.jpg'],
      ['blinds/roller.jpg', 'roller.jpg'],
      ['hpl/', 'sage.jpg'],
      ['hpl/oak.jpg', 'oak.jpg'],
      ['hpl/sage.jpg', 'sage.jpg'],
    ]);
    expect((await shownPictures(database.read, openingCatalogue)).has('hpl/oak.jpg')).toBe(false);
  });
});
