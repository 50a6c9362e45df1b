import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { screens } from '../screens.ts';
import { workerScopes } from './worker-scopes.ts';

const scopes = workerScopes(
  screens.map(({ path }) => path),
  '/customers/k3x9',
);

test('The worker is registered for the current screen first, and for each screen', () => {
  expect(scopes[0]).toBe('/customers');
  expect(scopes).toContain(paths.auth);
  for (const { path } of screens)
    expect(scopes.some((scope) => path === scope || path.startsWith(`${scope}/`))).toBe(true);
  expect(new Set(scopes).size).toBe(scopes.length);
});

test('No page of the site is under a worker', () => {
  const office: string[] = [paths.auth, paths.operations, paths.invoiceReports, paths.uploadImage];
  const pages = Object.values(sitePaths).filter(
    (path) => !/^\/(api|media|services)\//.test(path) && !office.includes(path),
  );
  const galleries = openingCatalogue.categories.map(({ id }) => `/${id}`);
  for (const path of [...pages, ...galleries, '/hi/materials', paths.sharedPage])
    expect([path, scopes.filter((scope) => path.startsWith(scope))]).toEqual([path, []]);
});
