import { paths } from '#contract/paths.ts';
import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import { newArrivalGroups } from '#domain/catalogue/categories.ts';
import { homeRows, homeSlides, slideInterval } from '#domain/catalogue/home-page-lists.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CategoryPlate, plateGrid } from '../parts/category-plate.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, SheetLink } from '../parts/page-sheet.tsx';
import { coverPhotos } from '../parts/select-photos.ts';
import type { Site, SitePage } from '../parts/site-page.ts';
import { CategorySchedule } from './category-schedule.tsx';
import { HomeCarousel } from './home-carousel.tsx';
import styles from './home-page.module.css';

function Home({ site }: { site: Site }) {
  const { company, catalogue } = site;
  const withPhoto = <Shown extends { folder: string }>(shown: readonly Shown[]) =>
    shown.map((each) => ({ ...each, photo: catalogue.folders[each.folder]?.[0] }));
  return (
    <SiteFrame site={site}>
      <HomeCarousel slides={withPhoto(homeSlides)} interval={slideInterval.home}>
        <h1>Wholesaler and trader of interior and building-finishing products, since 2005.</h1>
      </HomeCarousel>
      <PageSheet
        id="new-arrivals"
        title="New Arrivals"
        more={<SheetLink href={paths.newProducts}>See all {newArrivalGroups.length} groups</SheetLink>}
      >
        <Plates className={plateGrid} cards={withPhoto(homeRows.newArrivals)} />
      </PageSheet>
      <PageSheet id="trending" title="Trending">
        <Plates className={styles.trio} cards={withPhoto(homeRows.trending)} largeFirst />
      </PageSheet>
      <PageSheet
        id="best-selling"
        title="Best Selling"
        more={<SheetLink href={paths.products}>All products</SheetLink>}
      >
        <CategorySchedule cards={withPhoto(homeRows.bestSelling)} />
      </PageSheet>
      {company.contact.offices.length > 0 && (
        <PageSheet id="visit-us" title="Visit us">
          <OfficeList company={company} maps={1} />
        </PageSheet>
      )}
    </SiteFrame>
  );
}

type Card = (typeof homeRows.trending)[number] & { photo: CataloguePhoto | undefined };

type PlatesProps = { cards: Card[]; className: string | undefined; largeFirst?: boolean };

function Plates({ cards, className, largeFirst = false }: PlatesProps) {
  return (
    <ul className={className}>
      {cards.map(({ photo, ...category }, index) => {
        const large = largeFirst && index === 0;
        return (
          <li key={category.id}>
            <CategoryPlate
              category={category}
              photo={photo}
              sizes={
                large ? '(min-width: 1000px) 48vw, (min-width: 700px) 64vw, 92vw' : sizes[largeFirst ? 'trio' : 'grid']
              }
              first={false}
              large={large}
            />
          </li>
        );
      })}
    </ul>
  );
}

const sizes = {
  trio: '(min-width: 1000px) 24vw, (min-width: 700px) 32vw, 92vw',
  grid: '(min-width: 1000px) 24vw, (min-width: 600px) 31vw, 46vw',
};

const shown = [...homeSlides, ...Object.values(homeRows).flat()].map(({ folder }) => folder);

export const homePage: SitePage = {
  name: ({ site }) => site.home,
  title: ({ company }, { home }) => fillWords(home.title, { firm: company.name }),
  description: ({ company }, { home }) => fillWords(home.description, { firm: company.name }),
  select: coverPhotos([...new Set(shown)]),
  picture: ({ catalogue }) => catalogue.folders[shown[0] ?? '']?.[0] ?? null,
  firstPainted: 'trending',
  Body: Home,
};
