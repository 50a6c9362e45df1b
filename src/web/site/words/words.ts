import type { en } from './en/en.ts';

/** The words of the site in one language, by the part of the site that says them. A pattern has places, such as `{n}`. */
export type Words = WordsOf<typeof en>;

/** The names of cities are those that a page needs: `wordsOfFirm`. */
type WordsOf<English> = {
  readonly [Group in keyof English]: Group extends 'place'
    ? Readonly<Record<string, string>>
    : Readonly<Record<keyof English[Group], string>>;
};
