import type { KeyboardEvent } from 'react';
import { type FoundPicture, plainText } from '#domain/search/search-answer.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { stepToTile } from '../../ui/step-to-tile.ts';
import { boxesIn } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import { FoundText } from './found-text.tsx';
import styles from './result-tiles.module.css';

type ResultTilesProps = {
  pictures: readonly FoundPicture[];
  label: string;
  /** The tiles are at the top of the page. */
  first: boolean;
  onChoose: (picture: FoundPicture, wanted: boolean) => void;
};

/**
 * Pictures that were found, each with its title and a link to its own page, and its category. The labelled checkbox on it works
 * before the script has loaded too; arrows, Home and End move between them.
 */
export function ResultTiles({ pictures, label, first, onChoose }: ResultTilesProps) {
  const { language, to } = useWords();
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const boxes = boxesIn(event.currentTarget);
    const next = stepToTile(event.key, boxes.indexOf(event.target as HTMLInputElement), boxes);
    if (next === null) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <ul className={styles.tiles} aria-label={label} onKeyDown={move}>
      {pictures.map((picture, position) => {
        const { folder, code, photo, title, category, path } = picture;
        return (
          <li key={`${folder}/${photo.name}`} className={styles.tile}>
            <label className={styles.pick}>
              <input
                type="checkbox"
                aria-label={plainText(title)}
                name="p"
                value={photoReference({ folder, name: photo.name })}
                // Otherwise a browser restores the ticks from the last visit of the page.
                autoComplete="off"
                onChange={({ currentTarget }) => onChoose(picture, currentTarget.checked)}
              />
            </label>
            <a className={styles.open} href={to(path)}>
              <span className={styles.photo}>
                <PhotoPicture
                  photo={photo}
                  alt={plainText(title)}
                  sizes="(min-width: 1680px) 290px, (min-width: 1000px) 17vw, (min-width: 640px) 31vw, (min-width: 600px) 46vw, 100vw"
                  width={250}
                  height={150}
                  first={first && position === 0}
                />
              </span>
              <span className={styles.name} aria-hidden="true">
                <FoundText text={title} />
              </span>
            </a>
            <span className={styles.category} lang={category.lang === language ? undefined : category.lang}>
              {category.text}
            </span>
            {code !== '' && <span className={styles.category}>{code}</span>}
          </li>
        );
      })}
    </ul>
  );
}
