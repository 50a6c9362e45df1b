import { expect, test } from 'vitest';
import { isOtherBuild } from './is-other-build.ts';

test('Another build is told by the name of its first script; a page without one, such as that of a proxy, says nothing', () => {
  const html = '<link href="/assets/ui-1.css"><script type="module" src="/assets/start-office-B_2x.js"></script>';
  expect(isOtherBuild(html, '/assets/start-office-A-1.js')).toBe(true);
  expect(isOtherBuild(html, '/assets/start-office-B_2x.js')).toBe(false);
  expect(isOtherBuild('<h1>502 Bad Gateway</h1>', '/assets/start-office-A-1.js')).toBe(false);
  expect(isOtherBuild(html, '')).toBe(false);
});
