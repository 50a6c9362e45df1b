import { categoryPlaces } from '#domain/catalogue/category-places.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CategoryPlate, menuNumber, plateGrid } from '../parts/category-plate.tsx';
import { PageIndex, PageSheet, PageTitle } from '../parts/page-sheet.tsx';
import { coverPhotos } from '../parts/select-photos.ts';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import styles from './products-page.module.css';

function Products({ site }: { site: Site }) {
  const { categories } = site.catalogue;
  const places = categoryPlaces(categories);
  const byName = categories.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  return (
    <SiteFrame site={site}>
      <PageTitle title="Products">
        <span>{categories.length} categories</span>
      </PageTitle>
      <PageIndex links={[...places, aToZ]} />
      {places.map((place, nth) => (
        <PageSheet key={place.id} id={place.id} title={place.title} note={`${place.categories.length} categories`}>
          <div className={plateGrid}>
            {place.categories.map((category, position) => (
              <CategoryPlate
                key={category.id}
                category={category}
                photo={site.catalogue.folders[category.folder]?.[0]}
                sizes="(min-width: 1680px) 380px, (min-width: 1000px) 23vw, (min-width: 640px) 31vw, 46vw"
                first={nth === 0 && position === 0}
              />
            ))}
          </div>
        </PageSheet>
      ))}
      <PageSheet id={aToZ.id} title={aToZ.title}>
        <ul className={styles.names}>
          {byName.map(({ id, title, route }) => (
            <li key={id}>
              <a href={route}>
                {title}
                <span className={styles.number}>{menuNumber(id)}</span>
              </a>
            </li>
          ))}
        </ul>
      </PageSheet>
    </SiteFrame>
  );
}

const aToZ = { id: 'a-to-z', title: 'A to Z' };

export const productsPage: SitePage = {
  ...named(({ site }) => site.products),
  description: ({ company, catalogue }, { products }) =>
    fillWords(products.description, { n: catalogue.categories.length, firm: company.name }),
  select: (catalogue) =>
    coverPhotos(
      catalogue,
      catalogue.categories.map(({ folder }) => folder),
    ),
  picture: ({ catalogue }) => catalogue.folders[catalogue.categories[0]?.folder ?? '']?.[0] ?? null,
  Body: Products,
};
