import { type Language, languages } from '#domain/text/language.ts';

/** The address of a page of the site in a language: `localPath('hi', '/products')` → `/hi/products`. English has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** `splitPath('/hi/products')` → Hindi and `/products`; `splitPath('/products')` → English and `/products`. */
export function splitPath(path: string): { language: Language; path: string } {
  const language = languages.find((each) => each !== 'en' && (path === `/${each}` || path.startsWith(`/${each}/`)));
  // '/hi/' is the address of no page, like every other one with a slash at its end.
  return language && path !== `/${language}/`
    ? { language, path: path.slice(language.length + 1) || '/' }
    : { language: 'en', path };
}
