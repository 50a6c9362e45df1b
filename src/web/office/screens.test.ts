import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

// Reads the source text: the module of a screen may need a browser.
test.each(screens)('$path: $source has the component $component', ({ source, component }) => {
  expect(readFileSync(join(import.meta.dirname, source), 'utf8')).toContain(`export function ${component}(`);
});

test('Every page of the office is in the table of screens', () => {
  const pages = globSync('*/**/*-page.tsx', { cwd: import.meta.dirname }).filter((each) => !each.startsWith('parts/'));
  expect(pages.sort()).toEqual([...new Set(screens.map(({ source }) => source))].sort());
});

test('No two screens have the same path or make the same kind of document', () => {
  for (const values of [screens.map(({ path }) => path), screens.flatMap(({ kind }) => kind ?? [])])
    expect(new Set(values).size).toBe(values.length);
});
