import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openMaterialStore } from '../materials/material-store.ts';
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
          ? [{ kind: 'added' }, { inUse: folder }, true, true]
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

  test('stays while a material has it, and may go when that is removed', async () => {
    const database = await open();
    const [catalogues, materials] = [openCatalogueStore(database), openMaterialStore(database)];
    const roller = buildMaterial({ code: 'BL 104', folder: 'blinds' });
    await materials.saveOnto(0, roller, at, actor);
    const without = withoutCategory(openingCatalogue, 3);
    expect(await catalogues.saveOnto(1, without, at, actor)).toEqual({ inUse: 'blinds' });
    await materials.removeOnto(1, 'BL 104', at, actor);
    expect(await catalogues.saveOnto(1, without, at, actor)).toMatchObject({ version: 2 });
  });
});

eachDatabase('A product that is renamed', (openAny) => {
  const open = sealedAfter(openAny);
  test('keeps its materials: each has a version with the new name', async () => {
    const database = await open();
    const [catalogues, materials] = [openCatalogueStore(database), openMaterialStore(database)];
    const roller = buildMaterial({ code: 'BL 104', product: 'Blinds' });
    await materials.saveOnto(0, roller, at, actor);
    await materials.saveOnto(0, buildMaterial({ code: 'WP 204', product: 'Wallpaper' }), at, actor);
    const rename = (name: string) =>
      openingCatalogue.products.map((each) => (each.name === 'Blinds' ? { ...each, name } : each));
    await catalogues.saveOnto(1, { ...openingCatalogue, products: rename('Roller blinds') }, at, actor);
    const now = async () =>
      (await materials.current()).materials.map(({ version, material }) => [version, material.code, material.product]);
    expect(await now()).toEqual([
      [3, 'BL 104', 'Roller blinds'],
      [2, 'WP 204', 'Wallpaper'],
    ]);
    // Another change of the catalogue makes no version.
    await catalogues.saveOnto(2, { ...openingCatalogue, products: rename('Roller blinds'), arrivals: [] }, at, actor);
    expect((await materials.current()).version).toBe(3);
  });
});
