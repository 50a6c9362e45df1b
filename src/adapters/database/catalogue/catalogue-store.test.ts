import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openPhotoIndex } from '../photos/photo-index.ts';
import { openCatalogueStore } from './catalogue-store.ts';

const at = '2026-11-21T08:00:00.000Z';

eachDatabase('A category that is deleted', (openAny) => {
  const open = sealedAfter(openAny);
  test('while a picture of it is uploaded: the category or the picture stays, and nobody is told otherwise', async () => {
    const database = await open();
    const [catalogues, photos] = [openCatalogueStore(database), openPhotoIndex(database)];
    const outcomes = new Set<string>();
    for (const [turn, { id, folder }] of openingCatalogue.categories.slice(0, 12).entries()) {
      const { version, record } = await catalogues.current();
      const upload = () => photos.add(buildPhoto({ folder, name: 'oak.jpg' }), actor);
      const remove = () => catalogues.saveOnto(version, withoutCategory(record, id), at, actor);
      // Both begin first in turn.
      const [first, second] = turn % 2 === 0 ? [upload(), remove()] : [remove(), upload()];
      const answers = [await first, await second];
      const added = answers.find((answer) => typeof answer === 'object' && 'kind' in answer);
      const saved = answers.find((answer) => answer !== added);
      const isKept = (await catalogues.current()).record.categories.some((each) => each.folder === folder);
      const found = await photos.find(folder, 'oak.jpg');
      expect([added, saved, isKept, found !== null]).toEqual(
        isKept
          ? [{ kind: 'added' }, { hasPictures: folder }, true, true]
          : [{ kind: 'no-folder' }, expect.objectContaining({ version: version + 1 }), false, false],
      );
      outcomes.add(isKept ? 'picture' : 'deletion');
    }
    expect([...outcomes].sort()).toEqual(['deletion', 'picture']);
  });

  test('takes no picture afterwards, and its number is not given again', async () => {
    const database = await open();
    const [catalogues, photos] = [openCatalogueStore(database), openPhotoIndex(database)];
    await catalogues.saveOnto(1, withoutCategory(openingCatalogue, 3), at, actor);
    expect(await photos.add(buildPhoto({ folder: 'blinds', name: 'roller.jpg' }), actor)).toEqual({
      kind: 'no-folder',
    });
    expect((await catalogues.current()).record.lastCategoryId).toBe(openingCatalogue.lastCategoryId);
  });
});
