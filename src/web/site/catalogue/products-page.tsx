import { categoryPlaces } from '#domain/catalogue/category-places.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { placeTitles } from '#domain/catalogue/place-titles.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { byTitle, CategoryPlate, NameLinks, plateGrid, withCovers } from '../parts/category-plate.tsx';
import { PageIndex, PageSheet, PageTitle } from '../parts/page-sheet.tsx';
import { coverPhotos } from '../parts/select-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import type { Words } from '../words/words.ts';

function Products({ site }: { site: Site }) {
  const { categories } = site.catalogue;
  const { words } = useWords();
  const aToZ = { id: 'a-to-z', title: words.products.aToZ };
  const places = categoryPlaces(categories).map((place) => ({ ...place, title: words.products[place.id] }));
  if (categories.length === 0)
    return (
      <SiteFrame site={site}>
        <PageTitle title={words.site.products}>
          <span>{words.products.none}</span>
        </PageTitle>
      </SiteFrame>
    );
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.products}>
        <span>{categoriesSaid(categories.length, words)}</span>
      </PageTitle>
      <PageIndex links={[...places, aToZ]} />
      {places.map((place, nth) => (
        <PageSheet
          key={place.id}
          id={place.id}
          title={place.title}
          note={categoriesSaid(place.categories.length, words)}
        >
          <div className={plateGrid}>
            {withCovers(place.categories, site.catalogue.folders).map(({ photo, ...category }, position) => (
              <CategoryPlate
                key={category.id}
                category={category}
                photo={photo}
                sizes="(min-width: 1680px) 380px, (min-width: 1000px) 23vw, (min-width: 640px) 31vw, 46vw"
                first={nth === 0 && position === 0}
              />
            ))}
          </div>
        </PageSheet>
      ))}
      <PageSheet id={aToZ.id} title={aToZ.title}>
        <NameLinks names={byTitle(categories)} />
      </PageSheet>
      <SelectionBar />
    </SiteFrame>
  );
}

export const productsPage: SitePage = {
  ...named(({ site }) => site.products),
  description: ({ company, catalogue: { categories } }, words) =>
    fillWords(hasEveryPlace(categories) ? words.products.descriptionAll : words.products.description, {
      n: categories.length,
      categories: categoriesSaid(categories.length, words),
      firm: company.name,
    }),
  select: (catalogue) =>
    coverPhotos(
      catalogue,
      catalogue.categories.map(({ folder }) => folder),
    ),
  picture: ({ catalogue }) => catalogue.folders[catalogue.categories[0]?.folder ?? '']?.[0] ?? null,
  Body: Products,
};

function categoriesSaid(n: number, { products }: Words): string {
  return countWords(n, products.categoriesOne, products.categories);
}

/** One sentence names all of them. */
function hasEveryPlace(categories: readonly MenuCategory[]) {
  return categoryPlaces(categories).length === Object.keys(placeTitles).length;
}
