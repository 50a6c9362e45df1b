import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openMaterialStore } from './material-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const [leaf, grass] = [buildMaterial(), buildMaterial({ code: 'WP 118' })];

eachDatabase('Materials', (open) => {
  test('are kept in versions that nobody changes; of two saves onto one version the second is refused', async () => {
    const database = await open();
    const [one, other] = [openMaterialStore(database), openMaterialStore(database)];
    expect(await one.current()).toEqual({ version: 0, materials: [] });
    const saves = await Promise.all([one, other].map((store) => store.saveOnto(0, leaf, at, actor)));
    expect(saves.filter((saved) => saved === 'changed')).toHaveLength(1);
    expect(await other.saveOnto(0, grass, at, actor)).toEqual({
      version: 2,
      savedAt: at,
      savedBy: actor.username,
      material: grass,
    });
    expect((await one.current()).materials.map(({ version, material }) => [version, material.code])).toEqual([
      [2, 'WP 118'],
      [1, 'WP 204'],
    ]);
    // Another spelling is the same code.
    expect(await one.saveOnto(0, { ...leaf, code: 'wp-204' }, at, actor)).toBe('changed');
    expect(await one.saveOnto(1, { ...leaf, folder: 'blinds' }, at, actor)).toMatchObject({ version: 3 });
    const changed = database.write.updateTable('material_versions').set({ saved_by: 'x' }).execute();
    await expect(changed).rejects.toThrow('A version of a material is kept');
  });

  test('that are removed are gone, their versions stay, and their code begins again', async () => {
    const store = openMaterialStore(await open());
    await store.saveOnto(0, leaf, at, actor);
    expect(await store.removeOnto(7, 'WP 204', at, actor)).toBe('changed');
    expect(await store.removeOnto(1, 'wp-204', at, actor)).toBe('removed');
    expect(await store.current()).toEqual({ version: 2, materials: [] });
    expect(await store.removeOnto(2, 'WP 204', at, actor)).toBe('changed');
    expect(await store.saveOnto(0, leaf, at, actor)).toMatchObject({ version: 3 });
    expect((await store.current()).materials).toHaveLength(1);
  });
});
