import { expect, test } from 'vitest';
import { screenPath } from './screen-path.ts';

test.each([
  ['/customers/k3x9', '/customers/:id'],
  ['/document/0193-ab_c', '/document/:id'],
  ['/receipts/0193-ab_c', '/receipts/:id'],
])('%s is one of the addresses of the screen %s', (path, screen) => {
  expect(screenPath(path)).toBe(screen);
});

test.each([
  '/',
  '',
  '/customers',
  '/customers/',
  '/customers/new',
  '/customers/import',
  '/customers/a/b',
  '/customers/a%0ab',
  '/customers/:id',
  `/customers/${'a'.repeat(65)}`,
  '/customer/k3x9',
  '/wallpapers',
  '/api/people/asha',
])('%s stays as it is', (path) => {
  expect(screenPath(path)).toBe(path);
});
