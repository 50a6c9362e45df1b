import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { shareTitle } from './share-title.ts';

/** The first page of the paper as a picture, or all of them. */
export function SharePictures({ page }: { page: SharedPage }) {
  if (!page.paper) return null;
  const words = sharedWords(page.language);
  const { pages, size, showAll } = page.paper;
  const { kind, number } = shareTitle(page);
  const shown = Array.from({ length: showAll ? pages : 1 }, (_, index) => index + 1);
  return (
    <div className="share-pictures">
      {shown.map((n) => (
        <figure key={n} id={`page-${n}`}>
          <a className="share-sheet" href={`${page.address}/page/${n}.png`} aria-label={fillWords(words.larger, { n })}>
            <img
              src={`${page.address}/page/${n}.png`}
              width={size.width}
              height={size.height}
              alt={fillWords(words.picture, { n, title: `${kind} ${number}` })}
              loading={n === 1 ? undefined : 'lazy'}
            />
          </a>
          <figcaption className="targets">
            <span>{fillWords(words.pageOf, { n, m: pages })}</span>
            {!showAll && pages > 1 && (
              <a href={`${page.address}?l=${page.language}&pages=all#page-2`}>
                {fillWords(words.allPages, { m: pages })}
              </a>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
