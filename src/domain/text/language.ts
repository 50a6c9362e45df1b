/**
 * The languages that the site has words for, each in `web/site/words/{id}.ts`. English is the one that is never blank.
 * `name` is its own name, `script` says which font its letters need.
 */
export const languageFacts = {
  en: { name: 'English', english: 'English', script: 'latin' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'devanagari' },
  or: { name: 'ଓଡ଼ିଆ', english: 'Odia', script: 'odia' },
  mr: { name: 'मराठी', english: 'Marathi', script: 'devanagari' },
} as const;

export type Language = keyof typeof languageFacts;

/** Their names in addresses: '/hi/products'. */
export const languages = Object.keys(languageFacts) as [Language, ...Language[]];
