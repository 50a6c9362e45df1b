import { useMemo, useRef } from 'react';
import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import type { ShownPicture } from '#domain/catalogue/picture-at.ts';
import { allPicturesPath } from '#domain/catalogue/picture-path.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { chosenPhoto } from '../parts/chosen-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { SelectionForm } from '../parts/selection-form.tsx';
import { type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { useChosenPhotos } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import type { Words } from '../words/words.ts';
import { NeighbourPictures } from './neighbour-pictures.tsx';
import styles from './picture-page.module.css';
import { SurfaceDeeds } from './surface-deeds.tsx';

/** A picture of a gallery, large, on a separate page. */
export function picturePage(shown: ShownPicture): SitePage {
  const facts = (site: Site, words: Words) => ({
    picture: nameOf(shown, words),
    gallery: shown.galleryTitle.title,
    firm: site.company.name,
  });
  return {
    name: (words) => nameOf(shown, words),
    title: (site, words) => {
      const { picture, ...rest } = facts(site, words);
      return titleOf([fillWords(words.picture.inGallery, { picture, ...rest }), picture], site, words);
    },
    description: (site, words) => fillWords(words.picture.description, facts(site, words)),
    select: ({ brochures }) => ({
      folders: {},
      brochures: brochures.filter(({ galleries }) => galleries?.includes(shown.folder)),
      picture: shown,
    }),
    picture: () => shown.photo,
    ...(shown.canonical && { canonical: shown.canonical }),
    Body: ({ site }) => <Picture site={site} shown={shown} />,
  };
}

function Picture({ site, shown }: { site: Site; shown: ShownPicture }) {
  const { words, to } = useWords();
  const { photo, folder, at, count } = shown;
  const box = useRef<HTMLDivElement>(null);
  const here = useMemo(
    () => [chosenPhoto(photo, { folder, ...shown.galleryTitle }, site.language)],
    [folder, photo, shown, site],
  );
  const choose = useChosenPhotos(here, box);
  const title = nameOf(shown, words);
  const reference = photoReference({ folder, name: photo.name });
  return (
    <SiteFrame site={site}>
      <article className={styles.picture}>
        <div className={styles.head}>
          <a className={styles.all} href={to(allPicturesPath(shown.gallery))} lang={shown.galleryTitle.lang}>
            {shown.galleryTitle.title}
          </a>
          <h1 lang={shown.lang}>{title}</h1>
          <p className={styles.place}>{fillWords(words.picture.place, { n: at, count })}</p>
          {shown.material && (
            <a className={styles.all} href={to(shown.material.path)}>
              {fillWords(words.picture.of, { name: shown.material.name.text, code: shown.material.code })}
            </a>
          )}
        </div>
        <div className={styles.plate}>
          <PhotoPicture
            photo={photo}
            alt={title}
            sizes="(min-width: 1680px) 1146px, (min-width: 1000px) 69vw, 100vw"
            width={photo.width}
            height={photo.height}
            first
            large
          />
        </div>
        <div className={styles.deeds} ref={box}>
          <SelectionForm>
            <label className={styles.select}>
              <input
                type="checkbox"
                name="p"
                value={reference}
                // Otherwise a browser restores the tick from the last visit of the page.
                autoComplete="off"
                onChange={({ currentTarget }) => choose(here, currentTarget.checked)}
              />
              {words.picture.select}
            </label>
          </SelectionForm>
          {shown.surface && <SurfaceDeeds reference={reference} facts={shown.surface} />}
          {site.catalogue.brochures.map(({ name }) => (
            <a
              key={name}
              href={path(sitePaths.download, { category: brochureFolder, file: name })}
              type="application/pdf"
            >
              {words.gallery.brochure}
            </a>
          ))}
        </div>
      </article>
      <NeighbourPictures shown={shown} />
      <SelectionBar />
    </SiteFrame>
  );
}

/** Its title, or its place in the gallery: 'Wallpapers sample 3'. */
function nameOf({ title, galleryTitle, at }: ShownPicture, { gallery }: Words) {
  return title || fillWords(gallery.sample, { name: galleryTitle.title, n: at });
}
