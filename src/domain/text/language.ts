/** The languages of the site; English is the one that is never blank. */
export const languages = ['en', 'hi', 'or'] as const;

export type Language = (typeof languages)[number];
