import { sitePaths } from '#contract/site-paths.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { HomeListId } from '#domain/catalogue/catalogue-record.ts';
import type { MenuCategory, PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import { slideInterval } from '#domain/catalogue/slide-interval.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { shortTitle } from '#domain/text/short-title.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { StaffUpload } from '../frame/staff-links.tsx';
import { byTitle, CategoryPlate, type Covered, NameLinks, plateGrid, withCovers } from '../parts/category-plate.tsx';
import { InTurn } from '../parts/in-turn.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, PageTitle, SheetLink } from '../parts/page-sheet.tsx';
import { saidLang, saidText } from '../parts/said-lines.ts';
import { coverPhotos } from '../parts/select-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import type { Site, SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { CategorySchedule } from './category-schedule.tsx';
import { HomeCarousel } from './home-carousel.tsx';
import styles from './home-page.module.css';
import type { Slide } from './slide.ts';

function Home({ site }: { site: Site }) {
  const { company, catalogue } = site;
  const { words, to } = useWords();
  const slides = slidesOf(catalogue);
  const arrivals = cardsOf(catalogue, 'newArrivals');
  const trending = cardsOf(catalogue, 'trending');
  const bestSelling = cardsOf(catalogue, 'bestSelling');
  const line = { title: saidText(site, 'line', words) || company.name, lang: saidLang(site, 'line') };
  return (
    <SiteFrame site={site}>
      {slides.some(({ photo }) => photo) ? (
        <InTurn>
          <HomeCarousel slides={slides} interval={slideInterval.home}>
            <h1 lang={line.lang}>{line.title}</h1>
          </HomeCarousel>
        </InTurn>
      ) : (
        <>
          <div className={styles.front}>
            <PageTitle {...line} />
            <StaffUpload text={words.site.addPictures} />
          </div>
          <PageSheet id="products" title={words.site.products}>
            {catalogue.categories.length === 0 ? (
              <p className="quiet">{words.products.none}</p>
            ) : (
              <NameLinks names={byTitle(catalogue.categories)} />
            )}
          </PageSheet>
        </>
      )}
      {arrivals.length > 0 && (
        <PageSheet
          id="new-arrivals"
          title={words.site.newArrivals}
          more={
            catalogue.arrivals.length > 0 && (
              <SheetLink href={to(sitePaths.newProducts)}>
                {countWords(catalogue.arrivals.length, words.home.allGroupsOne, words.home.allGroups)}
              </SheetLink>
            )
          }
        >
          <Plates cards={arrivals} />
        </PageSheet>
      )}
      {trending.length > 0 && (
        <PageSheet id="trending" title={words.home.trending}>
          <Plates cards={trending} trio />
        </PageSheet>
      )}
      {bestSelling.length > 0 && (
        <PageSheet
          id="best-selling"
          title={words.home.bestSelling}
          more={<SheetLink href={to(sitePaths.products)}>{words.site.allProducts}</SheetLink>}
        >
          <CategorySchedule cards={bestSelling} />
        </PageSheet>
      )}
      {company.contact.offices.length > 0 && (
        <PageSheet id="visit-us" title={words.home.visit}>
          <OfficeList company={company} maps={1} />
        </PageSheet>
      )}
      <SelectionBar />
    </SiteFrame>
  );
}

type Card = MenuCategory & Covered;

function Plates({ cards, trio = false }: { cards: Card[]; trio?: boolean }) {
  const largeFirst = trio && cards[0]?.photo !== null;
  return (
    <ul className={largeFirst ? styles.trio : plateGrid}>
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

function slidesOf({ slides, categories, folders }: PageCatalogue): Slide[] {
  return slides.flatMap(({ category, picture, title }, index) => {
    const found = categories.find(({ id }) => id === category);
    const folder = picture?.folder ?? found?.folder ?? '';
    const own = picture && folders[folder]?.find(({ name }) => name === picture.name);
    const photo = own ?? folders[folder]?.[0];
    return found ? [{ id: index + 1, caption: title, route: found.route, name: found.title, photo }] : [];
  });
}

/** New Arrivals shows its categories under the names of their groups. */
function cardsOf({ homeLists, categories, arrivals, folders }: PageCatalogue, list: HomeListId): Card[] {
  const cards = homeLists[list].flatMap((wanted) => {
    const category = categories.find(({ id }) => id === wanted);
    if (!category) return [];
    const group = list === 'newArrivals' ? arrivals.find(({ folder }) => folder === category.folder) : undefined;
    return [{ ...category, ...group }];
  });
  return withCovers(cards, folders);
}

/** The cover of each category that the page shows, and after it the slides' own pictures. */
function homePhotos(catalogue: Catalogue): Pick<Catalogue, 'folders' | 'brochures'> {
  const { home, categories, folders } = catalogue;
  const { slides, newArrivals, trending, bestSelling } = home;
  const ids = [...slides.map(({ category }) => category), ...newArrivals, ...trending, ...bestSelling];
  const shown = ids.flatMap((id) => categories.find((category) => category.id === id)?.folder ?? []);
  const covers = coverPhotos(catalogue, [...new Set(shown)]);
  for (const { picture } of slides) {
    const photo = picture && folders[picture.folder]?.find(({ name }) => name === picture.name);
    const kept = picture && (covers.folders[picture.folder] ?? []);
    if (photo && kept && !kept.includes(photo)) covers.folders[picture.folder] = [...kept, photo];
  }
  return covers;
}

export const homePage: SitePage = {
  name: ({ site }) => site.home,
  title: (site, words) => shortTitle([saidText(site, 'title', words) || site.company.name, site.company.name]),
  description: (site, words) => saidText(site, 'description', words),
  says: ['line'],
  select: (catalogue) => ({ ...homePhotos(catalogue), home: catalogue.home, arrivals: catalogue.arrivals }),
  picture: ({ catalogue }) => slidesOf(catalogue)[0]?.photo ?? null,
  firstPainted: 'trending',
  Body: Home,
};
