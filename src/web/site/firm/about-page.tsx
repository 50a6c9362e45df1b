import { sitePaths } from '#contract/site-paths.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ContactLines } from '../parts/contact-lines.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, PageTitle, SheetLink } from '../parts/page-sheet.tsx';
import { pictureAlt } from '../parts/picture-alt.ts';
import { coverPhotos } from '../parts/select-photos.ts';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './about-page.module.css';
import { aboutWords } from './about-words.ts';

function About({ site }: { site: Site }) {
  const { contact } = site.company;
  const { words, to } = useWords();
  const { history, reasons, overview, services } = aboutWords(site.company, site.catalogue.categories.length, words);
  const photo = photoOf(site);
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.about} />
      <PageSheet id="history" title={words.about.history}>
        <p className={styles.since}>2005</p>
        <Prose paragraphs={history} />
      </PageSheet>
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture
            photo={photo}
            alt={pictureAlt(photo.title, nameOfPhoto(site), 1, words)}
            sizes="100vw"
            width={21}
            height={9}
            first
            large
          />
        </div>
      )}
      <PageSheet id="why" title={words.about.why}>
        <ol className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ol>
      </PageSheet>
      <PageSheet
        id="overview"
        title={words.about.overview}
        more={<SheetLink href={to(sitePaths.products)}>{words.site.allProducts}</SheetLink>}
      >
        <Prose paragraphs={overview} />
      </PageSheet>
      <PageSheet id="services" title={words.about.services}>
        <Prose paragraphs={services} />
      </PageSheet>
      <PageSheet
        id="contact"
        title={words.about.contact}
        more={<SheetLink href={to(sitePaths.contact)}>{words.about.ask}</SheetLink>}
      >
        <ContactLines contact={contact} />
      </PageSheet>
      {contact.offices.length > 0 && (
        <PageSheet id="offices" title={words.contact.offices}>
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
  Body: About,
};
