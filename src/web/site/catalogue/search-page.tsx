import { paths } from '#contract/paths.ts';
import { searchCatalogue } from '#domain/catalogue/search-catalogue.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CategoryPlate, plateGrid } from '../parts/category-plate.tsx';
import { PageTitle } from '../parts/page-sheet.tsx';
import { coverPhotos } from '../parts/select-photos.ts';
import type { Site, SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './search-page.module.css';

/** The results of the search menu as a page: for browsers without script, and as a link to share. */
function Search({ site }: { site: Site }) {
  const { words, to } = useWords();
  const text = textOf(site);
  const { categories } = site.catalogue;
  const ids = searchCatalogue(categories, text).map(({ id }) => id);
  const found = categories.filter(({ id }) => ids.includes(id));
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.search} />
      <div className={styles.sheet}>
        <form className={styles.ask} action={to(paths.search)}>
          <label htmlFor="q">{words.search.name}</label>
          <input id="q" type="search" name="q" defaultValue={text} autoComplete="off" />
          <Button type="submit" look="go">
            {words.search.button}
          </Button>
        </form>
        <div className={styles.found}>
          {found.length === 0 ? (
            <>
              <p className={styles.count}>{words.search.none}</p>
              <ButtonLink href={to(paths.products)}>{words.site.allProducts}</ButtonLink>
            </>
          ) : (
            <>
              <h2 className={styles.count}>{countWords(found.length, words.search.itemsOne, words.search.items)}</h2>
              <div className={plateGrid}>
                {found.map((category, position) => (
                  <CategoryPlate
                    key={category.id}
                    category={category}
                    photo={site.catalogue.folders[category.folder]?.[0]}
                    sizes="(min-width: 1680px) 380px, (min-width: 1000px) 23vw, (min-width: 640px) 31vw, 46vw"
                    first={position === 0}
                  />
                ))}
              </div>
            </>
          )}
        </div>
      </div>
    </SiteFrame>
  );
}

function textOf({ query }: Site) {
  return (new URLSearchParams(query).get('q') ?? '').trim();
}

export const searchPage: SitePage = {
  name: ({ site }) => site.search,
  title: (site, words) => {
    const text = textOf(site);
    const page = text ? fillWords(words.search.titleFor, { text }) : words.site.search;
    return fillWords(words.site.titleOf, { page, firm: site.company.name });
  },
  description: ({ company }, { search }) => fillWords(search.description, { firm: company.name }),
  select: (catalogue) =>
    coverPhotos(
      catalogue,
      catalogue.categories.map(({ folder }) => folder),
    ),
  picture: () => null,
  hidden: true,
  Body: Search,
};
