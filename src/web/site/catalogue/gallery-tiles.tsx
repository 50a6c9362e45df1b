import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { picturePath } from '#domain/catalogue/picture-path.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
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
  onChoose: (names: readonly string[], wanted: boolean) => void;
};

/**
 * Photos as labelled checkboxes, which work before the script has loaded too. Arrows, Home and End move the focus, Space or a
 * click selects, and Shift selects a range. The caption leads to the picture's own page.
 */
export function GalleryTiles({ label, folder, gallery, title, photos, list, onChoose }: GalleryTilesProps) {
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
      <ul ref={list} className={styles.tiles} aria-label={label} tabIndex={-1} onKeyDown={move}>
        {photos.map((photo, position) => (
          <li key={photo.name} className={styles.tile}>
            <label className={styles.pick}>
              <input
                type="checkbox"
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
              <span className={styles.photo}>
                <PhotoPicture
                  photo={photo}
                  alt={pictureAlt(photo.title, title, position + 1, words)}
                  sizes="250px"
                  width={250}
                  height={150}
                  first={position === 0}
                />
              </span>
            </label>
            <div className={styles.caption}>
              <a className={styles.name} href={to(picturePath(gallery, photo.name))}>
                <span aria-hidden="true" lang={photo.lang}>
                  {titleOf(photo)}
                </span>{' '}
                <span className="sr">{fillWords(words.gallery.larger, { name: titleOf(photo) })}</span>
              </a>
              <span className={styles.state} aria-hidden="true">
                {words.gallery.selected}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </SelectionForm>
  );
}

function titleOf({ title, name }: PagePhoto) {
  return title || name.replace(/\.jpg$/, '');
}
