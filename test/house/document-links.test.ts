import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.md']).sort();

test('Every link of a document leads to a file of the repository, and to a heading that is in it', () => {
  expect(pages.length).toBeGreaterThan(20);
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('Every decision is in the index, under its own title', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const missing = pages
    .filter((page) => /^docs\/decisions\/\d/.test(page))
    .filter((page) => {
      const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(readFileSync(page, 'utf8')) ?? [];
      return !index.includes(`| [${number}](${page.slice('docs/decisions/'.length)}) | ${title} |`);
    });
  expect(missing).toEqual([]);
});

test('The page of measurements can be read at once: what was before stands in the decisions', () => {
  const words = readFileSync('docs/measurements.md', 'utf8').trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(2000);
});

test('The README can be read at once: what only some readers need stands in docs', () => {
  const words = readFileSync('README.md', 'utf8').trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(1500);
});

function linksOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(file)) return false;
  return anchor === undefined || headingsOf(file).includes(anchor);
}

/** As GitHub makes the anchor of a heading: `## Back up` → `back-up`. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
}
