import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import type { FoundBrochure } from '#domain/search/search-answer.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { PageSheet } from '../parts/page-sheet.tsx';
import { fileFacts } from '../words/file-facts.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './brochure-hits.module.css';
import { FoundText } from './found-text.tsx';

/** The brochures whose title or pages say what was typed; each opens its PDF. */
export function BrochureHits({ brochures }: { brochures: readonly FoundBrochure[] }) {
  const { words } = useWords();
  return (
    <PageSheet id="brochures" title={words.site.brochures}>
      <ul className={styles.books}>
        {brochures.map(({ name, title, thumb, pages, bytes }) => (
          <li key={name}>
            <a href={path(sitePaths.download, { category: brochureFolder, file: name })} type="application/pdf">
              <span className={styles.cover}>
                <PhotoPicture photo={thumb} alt="" sizes="60px" width={60} height={84} />
              </span>
              <b>
                <FoundText text={title} />
              </b>{' '}
              <span className={styles.facts}>{fileFacts({ pages, bytes }, words)}</span>
            </a>
          </li>
        ))}
      </ul>
    </PageSheet>
  );
}
