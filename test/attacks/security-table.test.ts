import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d[\d., to]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, ids = '', done = '', shown = '']) => ({
    ids: ids.trim(),
    done,
    files: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    exceptions: [...shown.matchAll(/exception (\d)/g)].map(([, number]) => Number(number)),
  }),
);
const exceptions = [...page.slice(page.indexOf('## Exceptions')).matchAll(/^(\d)\. \*\*(\d+\.\d+\.\d+)?/gm)];

test('Every requirement of the table has its tests, or an exception that is written down', () => {
  // Every line that begins as a row must be readable as one.
  expect(rows).toHaveLength(page.split('\n').filter((line) => /^\| \d/.test(line)).length);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ files, exceptions: named }) => files.length + named.length === 0)).toEqual([]);
  expect(rows.filter(({ done, files }) => files.length > 0 && done.trim() === '')).toEqual([]);
  const written = new Map(exceptions.map(([, number, id]) => [Number(number), id]));
  for (const { ids, exceptions: named } of rows)
    for (const number of named) expect([ids, written.get(number)]).toEqual([ids, ids]);
});

test('Every file that it names is one file of tests, with its folder only where two have the same name', () => {
  const there = globSync('{src,test}/**/*.{test,journey}.{ts,tsx}').map((path) => `/${path}`);
  const named = [...new Set(rows.flatMap((row) => row.files))];
  expect(named.filter((file) => there.filter((path) => path.endsWith(`/${file}`)).length !== 1)).toEqual([]);
});

test('No requirement stands there twice', () => {
  const ids = rows.flatMap(({ ids: written }) => written.split(', ').flatMap(everyId));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** `2.1.1 to 2.1.3` → all three. */
function everyId(written: string): string[] {
  const [from = '', to] = written.split(' to ');
  const chapter = from.slice(0, from.lastIndexOf('.') + 1);
  const number = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1));
  return to
    ? Array.from({ length: number(to) - number(from) + 1 }, (_, index) => chapter + (number(from) + index))
    : [from];
}
