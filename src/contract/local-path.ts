import type { Language } from '#domain/text/language.ts';

/** The address of a page of the site in a language: `localPath('hi', '/products')` → `/hi/products`. English has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * `splitPath('/hi/products', ['en', 'hi'])` → Hindi and `/products`; `splitPath('/products', …)` → English and `/products`. A language
 * that the site does not have is no language: `/or/products` is the address of no page then.
 */
export function splitPath(path: string, languages: readonly Language[]): { language: Language; path: string } {
  const language = languages.find((each) => each !== 'en' && (path === `/${each}` || path.startsWith(`/${each}/`)));
  // '/hi/' is the address of no page, like every other one with a slash at its end.
  return language && path !== `/${language}/`
    ? { language, path: path.slice(language.length + 1) || '/' }
    : { language: 'en', path };
}
