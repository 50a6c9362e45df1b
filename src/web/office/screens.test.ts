import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { isShown } from './is-shown.ts';
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

test('Open bills, products, materials and numbers from a file, people, setup, company and the audit log are the owner’s alone, in the menu and among the links', () => {
  const forOwners = [
    paths.moveInBillsPage,
    paths.moveIn,
    paths.moveInMaterialsPage,
    paths.people,
    paths.setup,
    paths.company,
    paths.moveInNumbersPage,
    paths.audit,
  ];
  expect(screens.flatMap(({ path, ownersOnly }) => (ownersOnly ? [path] : []))).toEqual(forOwners);
  expect(screenLinks.flatMap(({ path, ownersOnly }) => (ownersOnly ? [path] : []))).toEqual(forOwners);
});

test('Staff see Figures in the menus while an owner lets them', () => {
  for (const list of [screens, screenLinks])
    expect(list.flatMap(({ path, figuresOnly }) => (figuresOnly ? [path] : []))).toEqual([paths.figures]);
  const seen = (role: 'owner' | 'staff', seesFigures: boolean) =>
    screens.filter((screen) => isShown(screen, { role, seesFigures })).map(({ path }) => path);
  expect(seen('staff', true)).toContain(paths.figures);
  expect(seen('staff', false)).not.toContain(paths.figures);
  expect(seen('staff', true)).not.toContain(paths.company);
  expect(seen('owner', true)).toEqual(screens.map(({ path }) => path));
  expect(screens.filter((screen) => isShown(screen, null)).map(({ path }) => path)).not.toContain(paths.figures);
});

test('Only the sign-in screens open without a login', () => {
  expect(screens.flatMap(({ path, open }) => (open ? [path] : []))).toEqual([paths.auth, paths.newPassword]);
});
