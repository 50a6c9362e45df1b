import { askedText } from '#domain/search/asked-text.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { noPhotos, type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { BrochureHits } from './brochure-hits.tsx';
import { CategoryHits } from './category-hits.tsx';
import { NearestNames } from './nearest-names.tsx';
import { PictureResults } from './picture-results.tsx';
import { SearchHead, TooManySearches } from './search-head.tsx';

/** What a search found: categories by any of their names, and pictures by title, category or colour. Works without script. */
function Search({ site }: { site: Site }) {
  const answer = site.found;
  if (!answer)
    return (
      <SiteFrame site={site}>
        <TooManySearches text={askedText(new URLSearchParams(site.query).get('q') ?? '')} />
      </SiteFrame>
    );
  const hasColours = answer.colour !== null && answer.colours.some(({ count }) => count > 0);
  return (
    <SiteFrame site={site}>
      <SearchHead answer={answer} />
      {answer.categories.length > 0 && <CategoryHits categories={answer.categories} menu={site.catalogue.categories} />}
      {(answer.count > 0 || hasColours) && <PictureResults answer={answer} first={answer.categories.length === 0} />}
      {answer.brochures.length > 0 && <BrochureHits brochures={answer.brochures} />}
      {answer.categories.length + answer.brochures.length + answer.count === 0 && <NearestNames answer={answer} />}
      <SelectionBar />
    </SiteFrame>
  );
}

export const searchPage: SitePage = {
  name: ({ site }) => site.search,
  title: (site, words) => {
    const { found } = site;
    return titleOf(
      [found?.text ? fillWords(words.results.titleFor, { text: found.text }) : words.site.search],
      site,
      words,
    );
  },
  description: ({ company }, { results }) => fillWords(results.description, { firm: company.name }),
  select: noPhotos,
  picture: () => null,
  hidden: true,
  Body: Search,
};
