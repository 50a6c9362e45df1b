import { sitePaths } from '#contract/site-paths.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ContactLines } from '../parts/contact-lines.tsx';
import { OfficeList } from '../parts/office-list.tsx';
import { PageSheet, PageTitle, SheetLink } from '../parts/page-sheet.tsx';
import { pictureAlt } from '../parts/picture-alt.ts';
import { Prose } from '../parts/prose.tsx';
import { saidLang, saidLines } from '../parts/said-lines.ts';
import { coverPhotos } from '../parts/select-photos.ts';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './about-page.module.css';

function About({ site }: { site: Site }) {
  const { contact, foundingYear } = site.company;
  const { words, to } = useWords();
  const [history, reasons] = [saidLines(site, 'history', words), saidLines(site, 'reasons', words)];
  const [overview, services] = [saidLines(site, 'overview', words), saidLines(site, 'services', words)];
  const photo = photoOf(site);
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.about} />
      {(history.length > 0 || foundingYear !== undefined) && (
        <PageSheet id="history" title={words.about.history}>
          {foundingYear !== undefined && <p className={styles.since}>{foundingYear}</p>}
          <Prose paragraphs={history} lang={saidLang(site, 'history')} />
        </PageSheet>
      )}
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
      {reasons.length > 0 && (
        <PageSheet id="why" title={words.about.why}>
          <ol className={styles.reasons} lang={saidLang(site, 'reasons')}>
            {reasons.map((reason, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may be the same
              <li key={nth}>{reason}</li>
            ))}
          </ol>
        </PageSheet>
      )}
      {overview.length > 0 && (
        <PageSheet
          id="overview"
          title={words.about.overview}
          more={<SheetLink href={to(sitePaths.products)}>{words.site.allProducts}</SheetLink>}
        >
          <Prose paragraphs={overview} lang={saidLang(site, 'overview')} />
        </PageSheet>
      )}
      {services.length > 0 && (
        <PageSheet id="services" title={words.about.services}>
          <Prose paragraphs={services} lang={saidLang(site, 'services')} />
        </PageSheet>
      )}
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

const FOLDER = 'soffitpanels';

function photoOf({ catalogue }: Site) {
  return catalogue.folders[FOLDER]?.[0] ?? null;
}

function nameOfPhoto({ catalogue }: Site) {
  return catalogue.categories.find(({ folder }) => folder === FOLDER)?.title ?? '';
}

export const aboutPage: SitePage = {
  ...named(({ site }) => site.about),
  description: ({ company: { name, foundingYear }, said }, { about }) =>
    foundingYear !== undefined && said.history && said.services
      ? fillWords(about.descriptionSince, { firm: name, year: foundingYear })
      : fillWords(about.description, { firm: name }),
  says: ['history', 'reasons', 'overview', 'services'],
  select: (catalogue) => coverPhotos(catalogue, [FOLDER]),
  picture: photoOf,
  Body: About,
};
