import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { stepToTile } from '../../ui/step-to-tile.ts';
import styles from './photo-tiles.module.css';

type PhotoTilesProps = {
  label: string;
  photos: readonly PhotoAnswer[];
  chosen: readonly string[];
  small?: boolean;
  /** Shown under the name of a photo. */
  facts?: (photo: PhotoAnswer) => ReactNode;
  /** `isRange`: Shift was held. */
  onToggle: (name: string, isRange: boolean) => void;
};

/** A grid of photos to choose from. One Tab stop; arrows, Home and End move; Space or click chooses; Shift click chooses a range. */
export function PhotoTiles({ label, photos, chosen, small = false, facts, onToggle }: PhotoTilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const isRange = useRef(false);
  const [focused, setFocused] = useState(0);
  const current = Math.min(focused, photos.length - 1);
  const move = (event: KeyboardEvent) => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = stepToTile(event.key, current, boxes);
    if (next === null) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <ul
      ref={list}
      className={small ? `${styles.tiles} ${styles.small}` : styles.tiles}
      aria-label={label}
      data-tiles
      onKeyDown={move}
    >
      {photos.map((photo, position) => (
        <li key={photo.name}>
          <label className={styles.tile}>
            <input
              type="checkbox"
              checked={chosen.includes(photo.name)}
              tabIndex={position === current ? 0 : -1}
              onFocus={() => setFocused(position)}
              // The click comes before the change, also with Space.
              onClick={({ shiftKey }) => {
                isRange.current = shiftKey;
              }}
              onChange={() => onToggle(photo.name, isRange.current)}
            />
            <span className={styles.picture}>
              <PhotoPicture photo={photo} alt="" sizes={small ? '130px' : '250px'} width={250} height={150} />
            </span>
            <span className={styles.name}>{photo.name}</span>
          </label>
          {facts?.(photo)}
        </li>
      ))}
    </ul>
  );
}
