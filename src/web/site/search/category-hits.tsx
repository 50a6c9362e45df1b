import { Fragment } from 'react';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { type FoundCategory, plainText } from '#domain/search/search-answer.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { menuNumber } from '../parts/category-plate.tsx';
import { ExploreLink } from '../parts/explore-link.tsx';
import { fillNodes } from '../parts/fill-nodes.tsx';
import { MaterialSquare } from '../parts/material-square.tsx';
import { PageSheet } from '../parts/page-sheet.tsx';
import { pictureAlt } from '../parts/picture-alt.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './category-hits.module.css';
import { FoundText } from './found-text.tsx';

type CategoryHitsProps = {
  categories: readonly FoundCategory[];
  /** All categories: they have the squares of their materials. */
  menu: readonly MenuCategory[];
};

/** The categories that were found; below a name the other names by which it was found. */
export function CategoryHits({ categories, menu }: CategoryHitsProps) {
  const { words, language } = useWords();
  const closeUps = new Map(menu.map(({ id, closeUp }) => [id, closeUp]));
  const isBare = !categories.some(({ id, cover }) => cover || closeUps.get(id));
  return (
    <PageSheet id="categories" title={words.results.categoriesTitle}>
      <ol className={`${styles.hits} ${isBare ? 'lines names-alone' : 'lines'}`}>
        {categories.map(({ id, title, lang, route, cover, alsoCalled, told }, position) => {
          const square = closeUps.get(id);
          return (
            <li key={id}>
              {!isBare && (
                <>
                  <div className={styles.photo}>
                    {cover && (
                      <PhotoPicture
                        photo={cover}
                        alt={pictureAlt(cover.title, title, 1, words)}
                        sizes="150px"
                        width={4}
                        height={3}
                        first={position === 0}
                      />
                    )}
                  </div>
                  <div className={styles.material}>{square && <MaterialSquare square={square} sizes="448px" />}</div>
                </>
              )}
              <div className={styles.name}>
                <h3 lang={lang === language ? undefined : lang}>{title}</h3>
                {alsoCalled.length > 0 && (
                  <p className={styles.also}>
                    {fillNodes(words.results.alsoCalled, {
                      names: alsoCalled.map((name, index) => (
                        <Fragment key={plainText(name)}>
                          {index > 0 && ', '}
                          <FoundText text={name} />
                        </Fragment>
                      )),
                    })}
                  </p>
                )}
                {told && (
                  <p className={styles.also}>
                    <FoundText text={told} />
                  </p>
                )}
              </div>
              <span className={styles.number}>{menuNumber(id, words)}</span>
              <ExploreLink href={route} name={title} whole />
            </li>
          );
        })}
      </ol>
    </PageSheet>
  );
}
