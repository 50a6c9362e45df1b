import { useMemo, useRef } from 'react';
import { path, paths } from '#contract/paths.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { chosenPhoto } from '../parts/chosen-photos.ts';
import { PageTitle } from '../parts/page-sheet.tsx';
import { allPhotos } from '../parts/select-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { useChosenPhotos } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './gallery-page.module.css';
import { GalleryTiles } from './gallery-tiles.tsx';
import { NeighbourGalleries } from './neighbour-galleries.tsx';

/** The gallery of a category: a visitor can view the pictures of its folder, select them and ask about them. */
export function galleryPage(category: MenuCategory): SitePage {
  return {
    ...named(() => category.title),
    description: ({ company }, { gallery }) =>
      fillWords(gallery.description, { name: category.title, firm: company.name }),
    select: (catalogue) => ({
      ...allPhotos(catalogue, [category.folder]),
      brochures: catalogue.brochures.filter(({ galleries }) => galleries?.includes(category.folder)),
    }),
    picture: ({ catalogue }) => catalogue.folders[category.folder]?.[0] ?? null,
    Body: ({ site }) => <Gallery site={site} category={category} />,
  };
}

function Gallery({ site, category }: { site: Site; category: MenuCategory }) {
  const { title, folder } = category;
  const photos = site.catalogue.folders[folder] ?? [];
  const { words, to } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const here = useMemo(
    () => (site.catalogue.folders[folder] ?? []).map((photo) => chosenPhoto(photo, category, site.language)),
    [site, folder, category],
  );
  const choose = useChosenPhotos(here, list);
  return (
    <SiteFrame site={site}>
      <PageTitle title={title}>
        <span>{countWords(photos.length, words.gallery.imagesOne, words.gallery.images)}</span>
        {site.catalogue.brochures.map(({ name }) => (
          <a key={name} href={path(paths.download, { category: 'pdfs', file: name })} type="application/pdf">
            {words.gallery.brochure}
          </a>
        ))}
        {photos.length > 1 && (
          <span className={styles.all}>
            <Button data-live onClick={() => choose(here, true)}>
              {words.gallery.selectAll}
            </Button>
          </span>
        )}
      </PageTitle>
      {photos.length === 0 ? (
        <div className={styles.none}>
          <p>{fillWords(words.gallery.none, { name: title })}</p>
          <ButtonLink href={to(paths.contact)}>{fillWords(words.gallery.askAbout, { name: title })}</ButtonLink>
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
      <SelectionBar onCleared={() => list.current?.focus({ preventScroll: true })} />
      <NeighbourGalleries category={category} categories={site.catalogue.categories} />
    </SiteFrame>
  );
}
