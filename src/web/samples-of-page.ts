import { sitePaths } from '#contract/site-paths.ts';
import { materialOf } from '#domain/materials/material-at.ts';
import { samplesAsked } from '#domain/samples/samples-asked.ts';
import { findSelected } from '#domain/selection/find-selected.ts';
import { referencesIn } from '#domain/selection/selection-address.ts';
import { mostSamples, shownTerms } from '#domain/site-words/samples/sample-terms.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import type { Site, WholeSite } from './site/parts/site-page.ts';

/** What /samples shows beside the menu; and, while samples are on, that a material, a selection or a comparison leads there. */
export function samplesOfPage(
  { path, query, language, catalogue, refusedSample }: WholeSite,
  siteWords: SiteWordsRecord,
  isMaterial: boolean,
): Pick<Site, 'samples' | 'offersSamples'> {
  const terms = shownTerms(siteWords, language);
  if (path === sitePaths.samples) {
    const asked = samplesAsked(catalogue, query, terms?.most ?? mostSamples, language, refusedSample?.wishes);
    return { samples: { terms, ...asked } };
  }
  if (!terms) return {};
  if (isMaterial) return { offersSamples: true };
  if (path !== sitePaths.selection && path !== sitePaths.compare) return {};
  const { photos } = findSelected(catalogue.folders, referencesIn(query));
  return photos.some(({ folder, name }) => materialOf(catalogue, folder, name, language) !== null)
    ? { offersSamples: true }
    : {};
}
