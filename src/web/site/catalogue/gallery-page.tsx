import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { asksForFilters, filterQuery, NARROWED_SHOWN, readFilterQuery } from '#contract/catalogue/filter-query.ts';
import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { StaffUpload } from '../frame/staff-links.tsx';
import { chosenPhoto } from '../parts/chosen-photos.ts';
import { cityIn } from '../parts/city-in.ts';
import { listInWords } from '../parts/list-in-words.ts';
import { PageTitle } from '../parts/page-sheet.tsx';
import { allPhotos } from '../parts/select-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { boxesIn, useChosenPhotos } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import { GalleryFilters } from './gallery-filters.tsx';
import styles from './gallery-page.module.css';
import { GalleryDetails, GalleryIntroduction } from './gallery-texts.tsx';
import { GalleryTiles } from './gallery-tiles.tsx';
import { NeighbourGalleries } from './neighbour-galleries.tsx';
import { useNarrowed } from './use-narrowed.ts';

/** The gallery of a category: a visitor can view the pictures of its folder, select them and ask about them. */
export function galleryPage(category: MenuCategory): SitePage {
  return {
    name: () => category.title,
    title: titleWithPlaces(category),
    description: ({ company, catalogue }, { gallery }) =>
      catalogue.texts?.introduction.text ||
      fillWords(gallery.description, { name: category.title, firm: company.name }),
    select: (catalogue) => ({
      ...allPhotos(catalogue, [category.folder]),
      brochures: catalogue.brochures.filter(({ galleries }) => galleries?.includes(category.folder)),
      texts: catalogue.categories.find(({ id }) => id === category.id),
    }),
    sentQuery: ({ query }) => (asksForFilters(query) ? filterQuery(readFilterQuery(query)) : ''),
    picture: ({ catalogue }) => catalogue.folders[category.folder]?.[0] ?? null,
    Body: ({ site }) => <Gallery site={site} category={category} />,
  };
}

/** 'Pvc Panels, Kochi and Bhubaneswar, Aangan Interiors': people search for a product near them. */
function titleWithPlaces({ title }: MenuCategory): SitePage['title'] {
  return ({ company }, words) => {
    const cities = [...new Set(company.contact.offices.map(({ city }) => cityIn(city, words)))];
    const page =
      cities.length > 0
        ? fillWords(words.gallery.inPlaces, { name: title, places: listInWords(cities, words) })
        : title;
    return titleOf([page, title], { company }, words);
  };
}

function Gallery({ site: first, category }: { site: Site; category: MenuCategory }) {
  const { site, isWaiting, failed, go } = useNarrowed(first);
  const { title, lang, folder } = category;
  const photos = site.catalogue.folders[folder] ?? [];
  const { words, to } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const here = useMemo(
    () => (site.catalogue.folders[folder] ?? []).map((photo) => chosenPhoto(photo, category, site.language)),
    [site, folder, category],
  );
  const choose = useChosenPhotos(here, list);
  const { texts, filters } = site.catalogue;
  const address = to(category.route);
  const left = (filters?.found ?? 0) - photos.length;
  const more = address + filterQuery(readFilterQuery(site.query), photos.length + NARROWED_SHOWN);
  const foot = useRef<HTMLDivElement>(null);
  /** How many were shown when more were asked for; 0 otherwise. */
  const before = useRef(0);
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    before.current = photos.length;
    go(more);
  };
  const narrow = (to: string) => {
    before.current = 0;
    go(to);
  };
  // The link has moved below what it brought, or is gone: the focus goes on at the first new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useLayoutEffect(() => {
    const from = before.current;
    before.current = 0;
    const { activeElement: active, body } = document;
    if (from > 0 && (active === body || foot.current?.contains(active))) boxesIn(list.current)[from]?.focus();
  }, [site]);
  const brochures = site.catalogue.brochures.map(({ name }) => (
    <a key={name} href={path(sitePaths.download, { category: 'pdfs', file: name })} type="application/pdf">
      {words.gallery.brochure}
    </a>
  ));
  return (
    <SiteFrame site={site}>
      <PageTitle title={title} lang={lang === site.language ? undefined : lang}>
        {!filters && photos.length > 0 && (
          <span>{countWords(photos.length, words.gallery.imagesOne, words.gallery.images)}</span>
        )}
        {brochures}
        {photos.length > 1 && (
          <span className="scripted">
            <Button data-live onClick={() => choose(here, true)}>
              {left > 0 ? fillWords(words.filters.selectShown, { n: photos.length }) : words.gallery.selectAll}
            </Button>
          </span>
        )}
      </PageTitle>
      {texts && <GalleryIntroduction introduction={texts.introduction} />}
      {filters && (
        <GalleryFilters filters={filters} address={address} failed={failed !== more && failed} onGo={narrow} />
      )}
      {(filters?.of ?? photos.length) === 0 ? (
        <div className="nothing">
          <p>{fillWords(words.gallery.none, { name: title })}</p>
          <p className="flow">
            <ButtonLink href={to(sitePaths.contact)}>{fillWords(words.gallery.askAbout, { name: title })}</ButtonLink>
            <StaffUpload folder={folder} text={words.site.addPictures} />
          </p>
        </div>
      ) : (
        <GalleryTiles
          label={fillWords(words.gallery.imagesOf, { name: title })}
          folder={folder}
          gallery={category.route}
          title={title}
          photos={photos}
          list={list}
          isWaiting={isWaiting}
          onChoose={(names, wanted) =>
            choose(
              here.filter(({ name }) => names.includes(name)),
              wanted,
            )
          }
        />
      )}
      {filters && filters.found > NARROWED_SHOWN && (
        <div ref={foot} className={styles.more}>
          <p role="status">
            {fillWords(words.filters.found, { n: photos.length, of: filters.found })}
            {failed === more && <span>{words.error.unreachable}</span>}
          </p>
          {left > 0 && (
            <ButtonLink href={more} onClick={showMore}>
              {fillWords(words.filters.more, { n: Math.min(left, NARROWED_SHOWN) })}
            </ButtonLink>
          )}
        </div>
      )}
      {texts && <GalleryDetails details={texts.details}>{brochures.length > 0 && <p>{brochures}</p>}</GalleryDetails>}
      <SelectionBar />
      <NeighbourGalleries category={category} categories={site.catalogue.categories} />
    </SiteFrame>
  );
}
