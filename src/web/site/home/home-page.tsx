import { sitePaths } from '#contract/site-paths.ts';
import type { Catalogue, PagePhoto } from '#domain/catalogue/catalogue.ts';
import type { HomeListId } from '#domain/catalogue/catalogue-record.ts';
import type { MenuCategory, PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import { slideInterval } from '#domain/catalogue/slide-interval.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { shortTitle } from '#domain/text/short-title.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { CategoryPlate, plateGrid } from '../parts/category-plate.tsx';
import { InTurn } from '../parts/in-turn.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, SheetLink } from '../parts/page-sheet.tsx';
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
  return (
    <SiteFrame site={site}>
      <InTurn>
        <HomeCarousel slides={slidesOf(catalogue)} interval={slideInterval.home}>
          <h1 lang={saidLang(site, 'line')}>{saidText(site, 'line', words) || company.name}</h1>
        </HomeCarousel>
      </InTurn>
      <PageSheet
        id="new-arrivals"
        title={words.site.newArrivals}
        more={
          <SheetLink href={to(sitePaths.newProducts)}>
            {fillWords(words.home.allGroups, { n: catalogue.arrivals.length })}
          </SheetLink>
        }
      >
        <Plates className={plateGrid} cards={cardsOf(catalogue, 'newArrivals')} />
      </PageSheet>
      <PageSheet id="trending" title={words.home.trending}>
        <Plates className={styles.trio} cards={cardsOf(catalogue, 'trending')} largeFirst />
      </PageSheet>
      <PageSheet
        id="best-selling"
        title={words.home.bestSelling}
        more={<SheetLink href={to(sitePaths.products)}>{words.site.allProducts}</SheetLink>}
      >
        <CategorySchedule cards={cardsOf(catalogue, 'bestSelling')} />
      </PageSheet>
      {company.contact.offices.length > 0 && (
        <PageSheet id="visit-us" title={words.home.visit}>
          <OfficeList company={company} maps={1} />
        </PageSheet>
      )}
      <SelectionBar />
    </SiteFrame>
  );
}

type Card = MenuCategory & { photo: PagePhoto | undefined };

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
  return homeLists[list].flatMap((wanted) => {
    const category = categories.find(({ id }) => id === wanted);
    if (!category) return [];
    const group = list === 'newArrivals' ? arrivals.find(({ folder }) => folder === category.folder) : undefined;
    return [{ ...category, ...group, photo: folders[category.folder]?.[0] }];
  });
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
