import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { packProblems } from '#domain/measures/pack-problems.ts';
import { actor } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { type DemoPacks, loadDemoPacks } from './load-demo-packs.ts';

test('The packs of the demo can be, belong to products, and are saved once', async () => {
  const packs: DemoPacks = JSON.parse(await readFile('demo/packs.json', 'utf8'));
  expect(Object.values(packs).flatMap(({ pack }) => packProblems(pack))).toEqual([]);
  const { ports } = await openTestApp();
  for (const _ of ['the load', 'one that goes on']) await loadDemoPacks(ports, packs, actor);
  const { version, record } = await ports.catalogues.current();
  expect(version).toBe(2);
  const packed = record.products.filter(({ pack }) => pack).map(({ name }) => name);
  expect(packed.sort()).toEqual(Object.keys(packs).sort());
});
