import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drills } from '../drills.ts';
import { plantedFaults } from './planted-faults.ts';

test('Every fault can be planted in the program as it stands', () => {
  const gone = plantedFaults.filter(
    ({ file, replace, by }) => readFileSync(join('src', file), 'utf8').split(replace).length !== 2 || replace === by,
  );
  expect(gone.map(({ name }) => name)).toEqual([]);
});

test('Every fault of a drill can be planted in the program as it stands', () => {
  const gone = drills.flatMap(({ name, faults }) =>
    faults
      .filter(({ file, replace }) => readFileSync(join('src', file), 'utf8').split(replace).length !== 2)
      .map((fault) => `${name}: ${fault.name}`),
  );
  expect(gone).toEqual([]);
});

test('No two faults have one name', () => {
  const names = plantedFaults.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** A step of a journey cannot be run by its name. */
const steps = /test\.step\('[^']*'/g;

test('The test that is named for a fault is in its file', () => {
  // Word by word: of a test with examples the name is put together when it runs.
  const gone = plantedFaults.filter(({ caughtBy }) => {
    const words = caughtBy.test.match(/[\p{L}-]{3,}/gu) ?? [];
    const text = existsSync(caughtBy.file) ? readFileSync(caughtBy.file, 'utf8').replace(steps, '') : '';
    return words.length === 0 || words.some((word) => !text.includes(word));
  });
  expect(gone.map(({ name }) => name)).toEqual([]);
});

test('The test that catches a fault is the one that the ASVS table names for it', () => {
  const rows = [...readFileSync('docs/asvs.md', 'utf8').matchAll(/^\| ([\d.]+).*/gm)].map(([row, first]) => ({
    first,
    files: [...row.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
  const unnamed = plantedFaults.filter(
    ({ asvs, caughtBy }) =>
      asvs &&
      !rows.some(
        ({ first, files }) => first === asvs && files.some((file) => `/${caughtBy.file}`.endsWith(`/${file}`)),
      ),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
