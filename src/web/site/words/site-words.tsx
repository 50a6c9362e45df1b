import { createContext, type ReactNode, useContext } from 'react';
import { localPath } from '#contract/local-path.ts';
import type { Language } from '#domain/text/language.ts';
import type { Words } from './words.ts';

type LanguageOfPage = {
  language: Language;
  words: Words;
  /** `to('/products')` → `/hi/products`: the address of a page of the site in this language. */
  to(path: string): string;
};

const Context = createContext<LanguageOfPage | null>(null);

/** Gives every component of a page its language and its words. */
export function SiteWords({ language, words, children }: Pick<LanguageOfPage, 'language' | 'words'> & Children) {
  return <Context value={{ language, words, to: (path) => localPath(language, path) }}>{children}</Context>;
}

type Children = { children: ReactNode };

/** The language of the page, its words, and addresses in it. Read all groups of words that you need while rendering. */
export function useWords(): LanguageOfPage {
  const value = useContext(Context);
  if (!value) throw new Error('A page of the site stands inside SiteWords.');
  return value;
}
