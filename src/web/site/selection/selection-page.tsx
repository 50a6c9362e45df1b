import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { SelectedParts } from '#domain/catalogue/page-catalogue.ts';
import { codeOfPicture } from '#domain/materials/code-of-picture.ts';
import { findSelected } from '#domain/selection/find-selected.ts';
import { referencesIn, selectionQuery } from '#domain/selection/selection-address.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageTitle } from '../parts/page-sheet.tsx';
import { saidText } from '../parts/said-lines.ts';
import { coverPhotos } from '../parts/select-photos.ts';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { AskAboutSelection } from './ask-about-selection.tsx';
import { countOf } from './count-of.ts';
import { EmptySelection } from './empty-selection.tsx';
import { galleriesToBegin } from './galleries-to-begin.ts';
import { SelectionDeeds, SelectionFoot } from './selection-deeds.tsx';
import styles from './selection-page.module.css';
import { SelectionPicks } from './selection-picks.tsx';
import { useShownSelection } from './use-shown-selection.ts';

/** The pictures that the address names: to look at, to send, to print and to ask about. */
function Selection({ site }: { site: Site }) {
  const { words } = useWords();
  const { selection } = words;
  const { photos, gone, ...deeds } = useShownSelection(site);
  const lost = gone > 0 && <p className={styles.gone}>{countWords(gone, selection.goneOne, selection.gone)}</p>;
  if (photos.length === 0)
    return (
      <SiteFrame site={site}>
        <PageTitle title={selection.title} />
        {lost}
        <EmptySelection site={site} />
      </SiteFrame>
    );
  return (
    <SiteFrame site={site}>
      <PageTitle title={selection.title}>
        <span>{countOf(photos, selection)}</span>
      </PageTitle>
      <section className={styles.sheet} aria-label={selection.title}>
        <SelectionDeeds site={site} photos={photos} relation={deeds.relation} onAdd={deeds.add} />
        <div className={styles.field}>
          {lost}
          <SelectionPicks photos={photos} removed={deeds.removed} onRemove={deeds.remove} onUndo={deeds.undo} />
        </div>
      </section>
      <AskAboutSelection site={site} photos={photos} />
      <SelectionFoot site={site} photos={photos} />
    </SiteFrame>
  );
}

/** Its pictures, or the covers of the galleries to begin with when it has none. */
function select(catalogue: Catalogue, { query, language }: Pick<Site, 'query' | 'language'>): SelectedParts {
  const { photos } = findSelected(catalogue.folders, referencesIn(query));
  const { arrivals, home, materials } = catalogue;
  if (photos.length > 0)
    return {
      folders: Object.groupBy(
        photos.map((photo) => ({ ...photo, code: codeOfPicture(materials, photo, language) })),
        ({ folder }) => folder,
      ) as Catalogue['folders'],
      brochures: [],
      arrivals,
    };
  const begun = galleriesToBegin(home, catalogue.categories).map(({ folder }) => folder);
  return { ...coverPhotos(catalogue, begun), home: { ...home, slides: [] } };
}

function shownPhotos({ query, catalogue }: Site) {
  return findSelected(catalogue.folders, referencesIn(query)).photos;
}

export const selectionPage: SitePage = {
  ...named(({ selection }) => selection.title),
  description: (site, words) => {
    const photos = shownPhotos(site);
    return photos.length > 0 ? countOf(photos, words.selection) : saidText(site, 'title', words) || site.company.name;
  },
  select,
  picture: (site) => shownPhotos(site)[0] ?? null,
  sentQuery: ({ query }) => selectionQuery(referencesIn(query)),
  hidden: 'but-sent',
  Body: Selection,
};
