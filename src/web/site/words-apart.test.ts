import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { fetchedPages } from './pages.ts';

const paths = [...fetchedPages.fixed.keys(), '/wallpapers'].flatMap((path) =>
  languages.map((language) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)),
);

/** Where a letter or digit touches one of an inline element: without styles, `13<span>3D` is read as 133D. */
const joined = /[\p{L}\p{M}\p{N}]+(?:<\/?(?:span|b|i|em|strong|small)\b[^>]*>)+[\p{L}\p{N}]+/gu;

test.each(paths)('%s keeps the words of its links and buttons apart, also without its look', (path) => {
  const { status, body } = drawPage(path);
  expect(status).toBe(200);
  const named = [...body.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside = '']) => inside);
  expect(named.length).toBeGreaterThan(5);
  expect(named.flatMap((inside) => inside.match(joined) ?? [])).toEqual([]);
});
