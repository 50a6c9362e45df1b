import { paths } from '#contract/paths.ts';
import { photoAlt } from '#domain/photos/photo.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ContactLines } from '../parts/contact-lines.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, PageTitle, SheetLink } from '../parts/page-sheet.tsx';
import { coverPhotos } from '../parts/select-photos.ts';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import styles from './about-page.module.css';
import { aboutWords } from './about-words.ts';

function About({ site }: { site: Site }) {
  const { contact } = site.company;
  const { history, reasons, overview, services } = aboutWords(site.company, site.catalogue.categories.length);
  const photo = photoOf(site);
  return (
    <SiteFrame site={site}>
      <PageTitle title="About Us" />
      <PageSheet id="history" title="History">
        <p className={styles.since}>2005</p>
        <Prose paragraphs={history} />
      </PageSheet>
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture
            photo={photo}
            alt={photoAlt(photo.title, nameOfPhoto(site), 1)}
            sizes="100vw"
            width={21}
            height={9}
            first
            large
          />
        </div>
      )}
      <PageSheet id="why" title="Why choose us">
        <ol className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ol>
      </PageSheet>
      <PageSheet id="overview" title="Overview" more={<SheetLink href={paths.products}>All products</SheetLink>}>
        <Prose paragraphs={overview} />
      </PageSheet>
      <PageSheet id="services" title="Services and reach">
        <Prose paragraphs={services} />
      </PageSheet>
      <PageSheet
        id="contact"
        title="Contact information"
        more={<SheetLink href={paths.contact}>Ask for a callback</SheetLink>}
      >
        <ContactLines contact={contact} />
      </PageSheet>
      {contact.offices.length > 0 && (
        <PageSheet id="offices" title="Offices">
          <OfficeList company={site.company} />
        </PageSheet>
      )}
    </SiteFrame>
  );
}

function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

const FOLDER = 'soffitpanels';

function photoOf({ catalogue }: Site) {
  return catalogue.folders[FOLDER]?.[0] ?? null;
}

function nameOfPhoto({ catalogue }: Site) {
  return catalogue.categories.find(({ folder }) => folder === FOLDER)?.title ?? '';
}

export const aboutPage: SitePage = {
  ...named(({ site }) => site.about),
  description: ({ company }, { about }) => fillWords(about.description, { firm: company.name }),
  select: (catalogue) => coverPhotos(catalogue, [FOLDER]),
  picture: photoOf,
  widePicture: photoOf,
  Body: About,
};
