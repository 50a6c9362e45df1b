import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { picturePath } from '#domain/catalogue/picture-path.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { stepToTile } from '../../ui/step-to-tile.ts';
import { tilesBetween } from '../../ui/tiles-between.ts';
import { pictureAlt } from '../parts/picture-alt.ts';
import { SelectionForm } from '../parts/selection-form.tsx';
import { boxesIn } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './gallery-tiles.module.css';

type GalleryTilesProps = {
  label: string;
  folder: string;
  /** The route of the gallery. */
  gallery: string;
  /** The name of the gallery. */
  title: string;
  photos: readonly PagePhoto[];
  list: RefObject<HTMLUListElement | null>;
  /** Others are on their way. */
  isWaiting: boolean;
  onChoose: (names: readonly string[], wanted: boolean) => void;
};

/**
 * Photos, each a link to its own page with a labelled checkbox on it, which work before the script has loaded too. Arrows, Home
 * and End move between the boxes, Space or a click selects, and Shift selects a range.
 */
export function GalleryTiles({ label, folder, gallery, title, photos, list, isWaiting, onChoose }: GalleryTilesProps) {
  const { words, to } = useWords();
  const last = useRef<string | null>(null);
  const names = photos.map(({ name }) => name);
  useEffect(() => {
    // A range may begin at a box that was ticked before the script had loaded.
    const firstTicked = boxesIn(list.current).findIndex((box) => box.checked);
    last.current ??= photos[firstTicked]?.name ?? null;
  }, [list, photos]);
  const move = (event: KeyboardEvent) => {
    const boxes = boxesIn(list.current);
    const next = stepToTile(event.key, boxes.indexOf(event.target as HTMLInputElement), boxes);
    if (next === null) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <SelectionForm>
      <ul
        ref={list}
        className={styles.tiles}
        aria-label={label}
        aria-busy={isWaiting || undefined}
        tabIndex={-1}
        onKeyDown={move}
      >
        {photos.map((photo, position) => (
          <li key={photo.name} className={styles.tile}>
            <label className={styles.pick}>
              <input
                type="checkbox"
                aria-label={pictureAlt(photo.title, title, position + 1, words)}
                name="p"
                value={photoReference({ folder, name: photo.name })}
                // Otherwise a browser restores the ticks from the last visit of the page.
                autoComplete="off"
                // Space is a click too. A change does not say whether Shift was held.
                onClick={({ shiftKey, currentTarget }) => {
                  onChoose(
                    shiftKey ? tilesBetween(names, last.current, photo.name) : [photo.name],
                    currentTarget.checked,
                  );
                  last.current = photo.name;
                }}
              />
              <span className={styles.state} aria-hidden="true">
                {words.gallery.selected}
              </span>
            </label>
            <a className={styles.open} href={to(picturePath(gallery, photo.name))}>
              <span className={styles.photo}>
                <PhotoPicture
                  photo={photo}
                  alt={pictureAlt(photo.title, title, position + 1, words)}
                  sizes="(max-width: 599px) 100vw, 250px"
                  width={250}
                  height={150}
                  first={position === 0}
                />
              </span>
              <span className={styles.name} aria-hidden="true" lang={photo.lang}>
                {titleOf(photo)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SelectionForm>
  );
}

function titleOf({ title, name }: PagePhoto) {
  return title || name.replace(/\.jpg$/, '');
}
