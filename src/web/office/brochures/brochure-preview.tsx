import { useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { brochurePages } from '#domain/brochures/brochure-pages.ts';
import { aboutBytes } from './about-bytes.ts';
import { BrochureBack, BrochureCover, BrochureInside } from './brochure-leaf.tsx';
import styles from './brochure-preview.module.css';
import type { ChosenPicture } from './use-folder-photos.ts';

type BrochurePreviewProps = { draft: BrochureDraft; pictures: readonly ChosenPicture[]; desk: Desk };

/** One page large, and all of them small below it. */
export function BrochurePreview({ draft, pictures, desk }: BrochurePreviewProps) {
  const count = brochurePages(pictures.length);
  const [opened, setOpened] = useState(1);
  const current = Math.min(opened, count);
  const leaf = (page: number, sizes: string) => {
    if (page === 1) return <BrochureCover draft={draft} desk={desk} first={pictures[0]} sizes={sizes} />;
    if (page === count) return <BrochureBack desk={desk} />;
    return <BrochureInside draft={draft} desk={desk} number={page} pictures={pictures} sizes={sizes} />;
  };
  const nameOf = (page: number) => (page === 1 ? 'Cover' : page === count ? 'Back' : String(page));
  return (
    <aside className={styles.desk} aria-labelledby="preview">
      <div className={styles.head}>
        <h2 id="preview">Preview</h2>
        <span className={styles.facts}>
          A4, {count} pages{pictures.length > 0 && `, about ${aboutBytes(pictures)}`}
        </span>
      </div>
      <div className={styles.large} role="img" aria-label={`Page ${current} of ${count}`}>
        {leaf(current, '372px')}
      </div>
      <ul className={styles.leaves} aria-label="Pages">
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <button type="button" aria-current={page === current ? 'true' : undefined} onClick={() => setOpened(page)}>
              <span aria-hidden="true">{leaf(page, '64px')}</span>
              <span className={styles.name}>
                {page > 1 && page < count && <span className="sr">Page </span>}
                {nameOf(page)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
