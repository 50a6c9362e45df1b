import { categories, newArrivalGroups } from '#domain/catalogue/categories.ts';
import { PhotoPicture } from '../ui/photo-picture.tsx';
import styles from './new-arrivals-page.module.css';
import { PageIndex, PageSheet, PageTitle, SheetLink } from './page-sheet.tsx';
import { allOf } from './select-photos.ts';
import { SiteFrame } from './site-frame.tsx';
import type { Site, SitePage } from './site-page.ts';

const NewArrivals = ({ site }: { site: Site }) => (
  <SiteFrame site={site}>
    <PageTitle title="New Arrivals">
      <span>{newArrivalGroups.length} groups</span>
    </PageTitle>
    <PageIndex links={newArrivalGroups.map(({ title, folder }) => ({ id: folder, title }))} />
    {newArrivalGroups.map((group, nth) => (
      <Group key={group.folder} group={group} photos={site.catalogue.folders[group.folder] ?? []} first={nth === 0} />
    ))}
  </SiteFrame>
);

type GroupProps = {
  group: (typeof newArrivalGroups)[number];
  photos: NonNullable<Site['catalogue']['folders'][string]>;
  first: boolean;
};

const Group = ({ group: { title, folder }, photos, first }: GroupProps) => {
  const gallery = categories.find((each) => each.folder === folder);
  return (
    <PageSheet
      id={folder}
      title={title}
      note={photos.length === 1 ? '1 image' : `${photos.length} images`}
      more={
        gallery && (
          <SheetLink href={gallery.route}>
            Explore<span className="sr"> {title}</span>
          </SheetLink>
        )
      }
      bleed
    >
      {photos.length === 0 ? (
        <p className={styles.none}>There are no new images of {title} yet.</p>
      ) : (
        <ul className={styles.wall}>
          {photos.map((photo, position) => (
            <li key={photo.name}>
              <PhotoPicture
                photo={photo}
                alt={photo.title || `${title} sample ${position + 1}`}
                sizes={position === 0 || position >= photos.length - 2 ? WIDE : SIZES}
                width={4}
                height={3}
                first={first && position === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </PageSheet>
  );
};

// A tile is 300 high and its picture 4:3: it is never less than 400 wide before it is cut.
const SIZES =
  '(min-width: 1500px) max(400px, 20vw), (min-width: 900px) max(400px, 27vw), (min-width: 500px) max(400px, 50vw), 100vw';

// Two columns wide in some rows: see the styles.
const WIDE = '(min-width: 1500px) 40vw, (min-width: 900px) 54vw, 100vw';

export const newArrivalsPage: SitePage = {
  title: ({ company }) => `New Arrivals, ${company.name}`,
  description: ({ company }) => `New at ${company.name}: ${newArrivalGroups.map(({ title }) => title).join(', ')}.`,
  select: allOf(newArrivalGroups.map(({ folder }) => folder)),
  picture: ({ catalogue }) => catalogue.folders[newArrivalGroups[0]?.folder ?? '']?.[0] ?? null,
  Body: NewArrivals,
};
