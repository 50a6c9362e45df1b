import { expect, test } from 'vitest';
import { brochureTitle } from './brochure-title.ts';

test.each([
  ['hpl-2026.pdf', 'HPL 2026'],
  ['Wall_papers  vol.2.PDF', 'WALL PAPERS VOL 2'],
  ['fundermax.pdf', 'FUNDERMAX'],
])('the brochure %s is titled %s', (fileName, title) => {
  expect(brochureTitle(fileName)).toBe(title);
});
