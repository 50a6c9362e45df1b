import { createContext, type ReactElement } from 'react';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { picturePath } from '#domain/catalogue/picture-path.ts';
import { photoReference } from '#domain/selection/selection-address.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { pictureAlt } from '../parts/picture-alt.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './gallery-tiles.module.css';

export type GalleryTileProps = {
  photo: PagePhoto;
  /** Its place among those that are shown, from 0. */
  position: number;
  folder: string;
  /** The route of the gallery. */
  gallery: string;
  /** The name of the gallery. */
  title: string;
  /** `isRange`: Shift was held. */
  onClick: (name: string, isRange: boolean, wanted: boolean) => void;
};

/** The server puts a tile that it has drawn before in the place of another. Null in browsers. */
export const KeepTiles = createContext<((tile: ReactElement<GalleryTileProps>) => ReactElement) | null>(null);

/** A picture that leads to its own page, and the box on it that selects it. */
export function GalleryTile({ photo, position, folder, gallery, title, onClick }: GalleryTileProps) {
  const { words, to } = useWords();
  const alt = pictureAlt(photo.title, title, position + 1, words);
  return (
    <li className={styles.tile}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label={alt}
          name="p"
          value={photoReference({ folder, name: photo.name })}
          // Otherwise a browser restores the ticks from the last visit of the page.
          autoComplete="off"
          // Space is a click too. A change does not say whether Shift was held.
          onClick={({ shiftKey, currentTarget }) => onClick(photo.name, shiftKey, currentTarget.checked)}
        />
        <span className={styles.state} aria-hidden="true">
          {words.gallery.selected}
        </span>
      </label>
      <a className={styles.open} href={to(picturePath(gallery, photo.name))}>
        <span className={styles.photo}>
          <PhotoPicture
            photo={photo}
            alt={alt}
            sizes="(max-width: 599px) 100vw, 250px"
            width={250}
            height={150}
            first={position === 0}
          />
        </span>
        <span className={styles.name} aria-hidden="true" lang={photo.lang}>
          {photo.title || photo.name.replace(/\.jpg$/, '')}
        </span>
      </a>
    </li>
  );
}
