import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { screenLinks, screens } from './screens.ts';

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

test('Products from a file, people, setup, company and the audit log are the owner’s alone, in the menu and among the links', () => {
  const forOwners = [paths.moveIn, paths.people, paths.setup, paths.company, paths.audit];
  expect(screens.flatMap(({ path, ownersOnly }) => (ownersOnly ? [path] : []))).toEqual(forOwners);
  expect(screenLinks.flatMap(({ path, ownersOnly }) => (ownersOnly ? [path] : []))).toEqual(forOwners);
});

test('Only the sign-in screens open without a login', () => {
  expect(screens.flatMap(({ path, open }) => (open ? [path] : []))).toEqual([paths.auth, paths.newPassword]);
});
