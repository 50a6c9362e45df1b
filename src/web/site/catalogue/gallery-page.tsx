import { useMemo, useRef } from 'react';
import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { chosenPhoto } from '../parts/chosen-photos.ts';
import { cityIn } from '../parts/city-in.ts';
import { listInWords } from '../parts/list-in-words.ts';
import { PageTitle } from '../parts/page-sheet.tsx';
import { allPhotos } from '../parts/select-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { useChosenPhotos } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './gallery-page.module.css';
import { GalleryDetails, GalleryIntroduction } from './gallery-texts.tsx';
import { GalleryTiles } from './gallery-tiles.tsx';
import { NeighbourGalleries } from './neighbour-galleries.tsx';

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
    picture: ({ catalogue }) => catalogue.folders[category.folder]?.[0] ?? null,
    Body: ({ site }) => <Gallery site={site} category={category} />,
  };
}

/** 'Pvc Panels, Delhi and Bhubaneswar, Aangan Interiors': people search for a product near them. */
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

function Gallery({ site, category }: { site: Site; category: MenuCategory }) {
  const { title, lang, folder } = category;
  const photos = site.catalogue.folders[folder] ?? [];
  const { words, to } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const here = useMemo(
    () => (site.catalogue.folders[folder] ?? []).map((photo) => chosenPhoto(photo, category, site.language)),
    [site, folder, category],
  );
  const choose = useChosenPhotos(here, list);
  const { texts } = site.catalogue;
  const brochures = site.catalogue.brochures.map(({ name }) => (
    <a key={name} href={path(sitePaths.download, { category: 'pdfs', file: name })} type="application/pdf">
      {words.gallery.brochure}
    </a>
  ));
  return (
    <SiteFrame site={site}>
      <PageTitle title={title} lang={lang === site.language ? undefined : lang}>
        <span>{countWords(photos.length, words.gallery.imagesOne, words.gallery.images)}</span>
        {brochures}
        {photos.length > 1 && (
          <span className={styles.all}>
            <Button data-live onClick={() => choose(here, true)}>
              {words.gallery.selectAll}
            </Button>
          </span>
        )}
      </PageTitle>
      {texts && <GalleryIntroduction introduction={texts.introduction} />}
      {photos.length === 0 ? (
        <div className={styles.none}>
          <p>{fillWords(words.gallery.none, { name: title })}</p>
          <ButtonLink href={to(sitePaths.contact)}>{fillWords(words.gallery.askAbout, { name: title })}</ButtonLink>
        </div>
      ) : (
        <GalleryTiles
          label={fillWords(words.gallery.imagesOf, { name: title })}
          folder={folder}
          gallery={category.route}
          title={title}
          photos={photos}
          list={list}
          onChoose={(names, wanted) =>
            choose(
              here.filter(({ name }) => names.includes(name)),
              wanted,
            )
          }
        />
      )}
      {texts && <GalleryDetails details={texts.details}>{brochures.length > 0 && <p>{brochures}</p>}</GalleryDetails>}
      <SelectionBar />
      <NeighbourGalleries category={category} categories={site.catalogue.categories} />
    </SiteFrame>
  );
}
