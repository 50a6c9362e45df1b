import type { Language } from '../text/language.ts';
import type { SiteLook } from './look/site-look.ts';
import type { SampleTerms } from './samples/sample-terms.ts';
import type { SiteTextId } from './site-text-ids.ts';

/**
 * A text in the languages that it is written in. `{firm}`, `{n}` (number of categories) and `{cities}` (of the offices) are filled in.
 * A line break begins the next paragraph; of the reasons, the next reason.
 */
export type SiteText = Readonly<Partial<Record<Language, string>>>;

/** What the site says of the firm and how it looks, as the owner keeps it: saved in versions, never changed in place. What is blank is not said. */
export type SiteWordsRecord = {
  /** The languages that visitors can read, in the order of their links; English is always one of them. */
  languages: readonly Language[];
  foundingYear: number | null;
  texts: Readonly<Record<SiteTextId, SiteText>>;
  look: SiteLook;
  samples: SampleTerms;
};

/** Version 0 is what a shop says before its owner saved anything: the texts of the demo, or nothing. */
export type SiteWordsVersion = { version: number; savedAt: string; savedBy: string; words: SiteWordsRecord };
