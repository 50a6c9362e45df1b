import { type KeyboardEvent, useRef, useState } from 'react';
import type { PhotoAnswer } from '#contract/photos.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { stepToTile } from '../../ui/step-to-tile.ts';
import styles from './photo-tiles.module.css';

type PhotoTilesProps = {
  label: string;
  photos: readonly PhotoAnswer[];
  chosen: readonly string[];
  /** `run`: from the last one on, because Shift was held. */
  onToggle: (name: string, run: boolean) => void;
};

/** Photos as tiles that can be chosen. One Tab stop; arrows, Home and End move, Space or a click chooses, Shift takes a run. */
export function PhotoTiles({ label, photos, chosen, onToggle }: PhotoTilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, photos.length - 1);
  const move = (event: KeyboardEvent) => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = stepToTile(event.key, current, boxes);
    if (next === null) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <ul ref={list} className={styles.tiles} aria-label={label} data-tiles onKeyDown={move}>
      {photos.map((photo, position) => (
        <li key={photo.name}>
          <label className={styles.tile}>
            <input
              type="checkbox"
              checked={chosen.includes(photo.name)}
              tabIndex={position === current ? 0 : -1}
              onFocus={() => setAt(position)}
              // A box changes by a click, Space too: it knows which keys were held.
              onChange={({ nativeEvent }) => onToggle(photo.name, (nativeEvent as MouseEvent).shiftKey)}
            />
            <span className={styles.picture}>
              <PhotoPicture photo={photo} alt="" sizes="250px" width={250} height={150} />
            </span>
            <span className={styles.name}>{photo.name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
