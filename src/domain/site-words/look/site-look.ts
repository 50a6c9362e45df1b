/** The fonts of the public pages, each pair with letters for every script of the site. Headings differ; text is Anek in all three. */
export const letterPairs = ['even', 'narrow', 'serif'] as const;
export type LetterPair = (typeof letterPairs)[number];

/** What the owner chooses of the look. `accent`: `#rrggbb`, for light pages; the one for dark screens is computed from it. */
export type SiteLook = { accent: string; letters: LetterPair };

/** The look of the demo, and of every shop whose owner chose none. */
export const openingLook: SiteLook = { accent: '#0f4c4a', letters: 'even' };

/** What the office calls each pair. */
export const letterPairTitles: Readonly<Record<LetterPair, string>> = {
  even: 'Anek throughout',
  narrow: 'Anek Condensed headings',
  serif: 'Noto Serif headings',
};
