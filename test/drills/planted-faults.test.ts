import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults } from './planted-faults.ts';

test('Every fault can be planted in the program as it stands', () => {
  const gone = plantedFaults.filter(
    ({ file, replace, by }) => readFileSync(join('src', file), 'utf8').split(replace).length !== 2 || replace === by,
  );
  expect(gone.map(({ name }) => name)).toEqual([]);
});

test('No two faults have one name', () => {
  const names = plantedFaults.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('The test that catches a fault is the one that SECURITY names for it', () => {
  const rows = readFileSync('SECURITY.md', 'utf8').split('\n');
  const unnamed = plantedFaults.filter(
    ({ asvs, caughtBy }) =>
      asvs && !rows.some((row) => row.startsWith(`| ${asvs}`) && row.includes(`\`${caughtBy.file}\``)),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
