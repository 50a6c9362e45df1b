import type { Words } from './words.ts';

type WordsOfPage = {
  /** All words, for rendering the page. */
  words: Words;
  /** The groups that the page has read so far, and those that it may need later: sent with the page. */
  needed(): Partial<Words>;
};

/**
 * Notes which groups of words a page reads while it is rendered, so that a browser gets no others. A component reads its
 * groups each time it renders, not on a click alone.
 */
export function wordsOfPage(all: Words): WordsOfPage {
  const read = new Set<string | symbol>(groupsOfDialog);
  return {
    words: new Proxy(all, {
      get: (groups, group) => {
        read.add(group);
        return groups[group as keyof Words];
      },
    }),
    needed: () => Object.fromEntries(Object.entries(all).filter(([group]) => read.has(group))),
  };
}

/** The dialog of every page renders its form when it opens. */
const groupsOfDialog: readonly (keyof Words)[] = ['callback', 'error'];
