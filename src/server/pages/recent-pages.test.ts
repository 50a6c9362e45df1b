import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { createRecentPages } from './recent-pages.ts';

function pageOf(letters: number) {
  // Random letters, so that the compressed forms have a size that matters.
  const html = Array.from({ length: letters }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
  return finishPage({ status: 200, html }, 'hash');
}

test('The page that was not asked for longest makes room for a new one', () => {
  const pages = createRecentPages(3000);
  for (const path of ['/a', '/b', '/c']) pages.add(path, pageOf(1000));
  pages.get('/a');
  pages.add('/d', pageOf(1000));
  expect(['/a', '/b', '/c', '/d'].map((path) => pages.get(path) !== null)).toEqual([true, false, true, true]);
});

test('A page that is compressed later counts with its compressed forms', () => {
  const pages = createRecentPages(2500);
  const [first, second] = [pageOf(1000), pageOf(1000)];
  pages.add('/a', first);
  pages.add('/b', second);
  second.form('br');
  expect([pages.get('/a'), pages.bytes()]).toEqual([null, second.size()]);
  // It has left: what happens to it now is not counted.
  first.form('br');
  expect(pages.bytes()).toBe(second.size());
});

test('A page that is larger than the whole room is not kept', () => {
  const pages = createRecentPages(500);
  pages.add('/a', pageOf(1000));
  expect([pages.get('/a'), pages.bytes()]).toEqual([null, 0]);
});

test('Never more bytes than allowed, and never a wrong sum', () => {
  const step = fc.record({
    path: fc.constantFrom('/a', '/b', '/c', '/d', '/e'),
    letters: fc.integer({ min: 1, max: 900 }),
    encoding: fc.constantFrom('identity' as const, 'br' as const, 'gzip' as const),
    fresh: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const pages = createRecentPages(2000);
      for (const { path, letters, encoding, fresh } of steps) {
        const known = fresh ? null : pages.get(path);
        const page = known ?? pageOf(letters);
        if (!known) pages.add(path, page);
        page.form(encoding);
        const kept = ['/a', '/b', '/c', '/d', '/e'].map((each) => pages.get(each)?.size() ?? 0);
        expect(pages.bytes()).toBe(kept.reduce((sum, size) => sum + size, 0));
        expect(pages.bytes()).toBeLessThanOrEqual(2000);
      }
    }),
    { numRuns: 50 },
  );
});
