import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { localPath, splitPath } from './local-path.ts';

test('English pages have the address of the specification, the others stand under /hi, /or and /mr', () => {
  expect(languages.map((language) => localPath(language, '/products'))).toEqual([
    '/products',
    '/hi/products',
    '/or/products',
    '/mr/products',
  ]);
  expect(languages.map((language) => localPath(language, '/'))).toEqual(['/', '/hi', '/or', '/mr']);
});

test.each(['/', '/products', '/search?q=hpl', '/en', '/en/products', '/himalaya'])(
  '%s is found again in every language',
  (path) => {
    for (const language of languages)
      expect(splitPath(localPath(language, path), languages)).toEqual({ language, path });
  },
);

test.each(['/hi/', '/or/', '/orchid', '/HI/products', '/en/hi'])('%s is an English address', (path) => {
  expect(splitPath(path, languages)).toEqual({ language: 'en', path });
});

test('A language stands once in an address', () => {
  expect(splitPath('/hi/or/products', languages)).toEqual({ language: 'hi', path: '/or/products' });
});

test('A language that the site does not have is no language', () => {
  expect(splitPath('/or/products', ['en', 'hi'])).toEqual({ language: 'en', path: '/or/products' });
});
