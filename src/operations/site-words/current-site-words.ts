import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import type { SiteWordsVersion } from '#domain/site-words/site-words-record.ts';
import type { SiteWordsStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';

type Ports = { siteWords: Pick<SiteWordsStore, 'newest'>; companies: Pick<CompanyStore, 'current'> };

/** What the site says of the firm now. Before the first save: the texts of the demo in the demo, and nothing in a shop of one's own. */
export async function currentSiteWords({ siteWords, companies }: Ports): Promise<SiteWordsVersion> {
  const newest = await siteWords.newest();
  if (newest) return newest;
  const demo = (await companies.current())?.demo ?? false;
  return { version: 0, savedAt: '', savedBy: '', words: openingSiteWords(demo) };
}
