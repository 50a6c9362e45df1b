import type { Catalogue, CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import type { PageGroup } from '#domain/catalogue/page-catalogue.ts';
import { galleryOf, picturePath } from '#domain/catalogue/picture-path.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { StaffUpload } from '../frame/staff-links.tsx';
import { NameLinks } from '../parts/category-plate.tsx';
import { PageIndex, PageSheet, PageTitle, SheetLink } from '../parts/page-sheet.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './new-arrivals-page.module.css';

function NewArrivals({ site }: { site: Site }) {
  const { arrivals, categories, folders } = site.catalogue;
  const { words } = useWords();
  const isBare = !arrivals.some(({ folder }) => folders[folder]?.length);
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.newArrivals}>
        <span>
          {arrivals.length === 0
            ? words.products.none
            : countWords(arrivals.length, words.arrivals.groupsOne, words.arrivals.groups)}
        </span>
        {isBare && <StaffUpload text={words.site.addPictures} />}
      </PageTitle>
      {arrivals.length === 0 ? null : isBare ? (
        <PageSheet id="groups" title={words.site.products}>
          <NameLinks names={arrivals.map(({ title, explore }) => ({ title, route: explore }))} />
        </PageSheet>
      ) : (
        <>
          <PageIndex links={arrivals.map(({ title, folder }) => ({ id: folder, title }))} />
          {arrivals.map((group, nth) => (
            <Group
              key={group.folder}
              group={group}
              gallery={galleryOf(group.folder, categories)}
              photos={folders[group.folder] ?? []}
              first={nth === 0}
            />
          ))}
        </>
      )}
      <SelectionBar />
    </SiteFrame>
  );
}

type GroupProps = {
  group: PageGroup;
  /** The pages of its pictures are below this address. */
  gallery: string;
  photos: NonNullable<Site['catalogue']['folders'][string]>;
  first: boolean;
};

function Group({ group: { title, folder, explore }, gallery, photos, first }: GroupProps) {
  const { words, to } = useWords();
  return (
    <PageSheet
      id={folder}
      title={title}
      note={countWords(photos.length, words.gallery.imagesOne, words.gallery.images)}
      more={
        <SheetLink href={to(explore)} label={fillWords(words.site.exploreName, { name: title })}>
          {words.site.explore}
        </SheetLink>
      }
      wide
    >
      {photos.length === 0 ? (
        <p className="quiet">{fillWords(words.arrivals.none, { name: title })}</p>
      ) : (
        <ul className={styles.wall}>
          {photos.map((photo, position) => {
            const caption = photo.title || fillWords(words.gallery.sample, { name: title, n: position + 1 });
            return (
              <li key={photo.name} lang={photo.lang}>
                <a className={styles.picture} href={to(picturePath(gallery, photo.name))}>
                  <span className={styles.photo}>
                    <PhotoPicture
                      photo={photo}
                      alt={caption}
                      sizes={SIZES}
                      width={4}
                      height={3}
                      first={first && position === 0}
                    />
                  </span>
                  <span className={styles.caption} aria-hidden="true">
                    {caption}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </PageSheet>
  );
}

// A cell is at most 400 wide.
const SIZES = '400px';
const WIDEST = 1152;

/** Two rows of the widest window. A page of ten groups with a tiny one for each does not come in the first round trip. */
const TINY_ONES = 8;

/** What the page shows of all pictures in order: no wider ones than a cell needs, and tiny ones of the first. */
function shownPhotos(catalogue: Catalogue): Catalogue['folders'] {
  const groups = catalogue.arrivals.map(({ folder }) => [folder, catalogue.folders[folder] ?? []] as const);
  const tiny = new Set(groups.flatMap(([, photos]) => photos).slice(0, TINY_ONES));
  const shown = (photo: CataloguePhoto) => ({
    ...photo,
    avif: photo.avif.filter((width) => width <= WIDEST),
    placeholder: tiny.has(photo) ? photo.placeholder : '',
  });
  return Object.fromEntries(groups.map(([folder, photos]) => [folder, photos.map(shown)]));
}

export const newArrivalsPage: SitePage = {
  ...named(({ site }) => site.newArrivals),
  description: ({ company, catalogue }, { arrivals }) =>
    fillWords(arrivals.description, {
      firm: company.name,
      names: catalogue.arrivals.map(({ title }) => title).join(', '),
    }),
  select: (catalogue) => ({ folders: shownPhotos(catalogue), brochures: [], arrivals: catalogue.arrivals }),
  picture: ({ catalogue }) => catalogue.folders[catalogue.arrivals[0]?.folder ?? '']?.[0] ?? null,
  Body: NewArrivals,
};
