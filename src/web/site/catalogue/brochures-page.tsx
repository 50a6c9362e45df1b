import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import type { PageBrochure } from '#domain/catalogue/page-catalogue.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { StaffUpload } from '../frame/staff-links.tsx';
import { PageTitle } from '../parts/page-sheet.tsx';
import { named, type Site, type SitePage } from '../parts/site-page.ts';
import { fileFacts } from '../words/file-facts.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './brochures-page.module.css';

function Brochures({ site }: { site: Site }) {
  const { brochures } = site.catalogue;
  const { words, to } = useWords();
  return (
    <SiteFrame site={site}>
      <PageTitle title={words.site.brochures}>
        {brochures.length > 0 && (
          <span>{countWords(brochures.length, words.brochures.pdfsOne, words.brochures.pdfs)}</span>
        )}
      </PageTitle>
      {brochures.length === 0 ? (
        <div className="nothing">
          <p>{words.brochures.none}</p>
          <p className="flow">
            <ButtonLink href={to(sitePaths.products)}>{words.site.allProducts}</ButtonLink>
            <StaffUpload folder={brochureFolder} text={words.brochures.add} />
          </p>
        </div>
      ) : (
        <ul className={styles.books}>
          {brochures.map((brochure, position) => (
            <Book key={brochure.name} brochure={brochure} first={position === 0} />
          ))}
        </ul>
      )}
    </SiteFrame>
  );
}

/** The first page of a brochure, its title and its size. The whole card opens the PDF. */
function Book({ brochure: { name, title, lang, pages, bytes, thumb }, first }: BookProps) {
  const { words } = useWords();
  return (
    <li className={styles.book}>
      <div className={thumb.width > thumb.height ? `${styles.cover} ${styles.lying}` : styles.cover}>
        <PhotoPicture
          photo={thumb}
          alt=""
          sizes="(min-width: 1680px) 370px, (min-width: 600px) 22vw, (min-width: 500px) 46vw, 128px"
          width={thumb.width}
          height={thumb.height}
          first={first}
        />
      </div>
      <div>
        <h2 className={styles.title}>
          <a
            href={path(sitePaths.download, { category: brochureFolder, file: name })}
            type="application/pdf"
            lang={lang}
          >
            {title}
          </a>
        </h2>
        <p className={styles.facts}>{fileFacts({ pages, bytes }, words)}</p>
      </div>
    </li>
  );
}

type BookProps = { brochure: PageBrochure; first: boolean };

export const brochuresPage: SitePage = {
  ...named(({ site }) => site.brochures),
  description: ({ company, catalogue }, { brochures }) =>
    fillWords(catalogue.brochures.length > 0 ? brochures.description : brochures.noDescription, {
      firm: company.name,
      titles: catalogue.brochures.map(({ title }) => title).join(', '),
    }),
  select: ({ brochures }) => ({ folders: {}, brochures }),
  picture: ({ catalogue }) => catalogue.brochures[0]?.thumb ?? null,
  Body: Brochures,
};
