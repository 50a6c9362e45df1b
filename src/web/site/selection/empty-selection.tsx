import { sitePaths } from '#contract/site-paths.ts';
import { CategoryPlate, plateGrid, withCovers } from '../parts/category-plate.tsx';
import { PageSheet, SheetLink } from '../parts/page-sheet.tsx';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './empty-selection.module.css';
import { galleriesToBegin } from './galleries-to-begin.ts';

/** How a selection is made, and galleries to begin with. */
export function EmptySelection({ site }: { site: Site }) {
  const { homeLists, categories, folders } = site.catalogue;
  const { words, to } = useWords();
  const { selection } = words;
  return (
    <>
      <PageSheet id="empty" title={selection.emptyTitle}>
        <p className={styles.say}>{selection.emptyText}</p>
        <ol className={styles.voids} aria-hidden="true">
          {[1, 2, 3].map((number) => (
            <li key={number}>
              <svg viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
                <path
                  d="M0 0L400 300M400 0L0 300"
                  fill="none"
                  stroke="currentColor"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <p>{number}</p>
            </li>
          ))}
        </ol>
      </PageSheet>
      <PageSheet
        id="begin"
        title={selection.begin}
        more={<SheetLink href={to(sitePaths.products)}>{words.site.allProducts}</SheetLink>}
      >
        <div className={plateGrid}>
          {withCovers(galleriesToBegin(homeLists, categories), folders).map(({ photo, ...category }) => (
            <CategoryPlate
              key={category.id}
              category={category}
              photo={photo}
              sizes="(min-width: 1000px) 24vw, (min-width: 600px) 31vw, 46vw"
              first={false}
            />
          ))}
        </div>
      </PageSheet>
    </>
  );
}
