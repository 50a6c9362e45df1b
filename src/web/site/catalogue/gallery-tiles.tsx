import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef } from 'react';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { stepToTile } from '../../ui/step-to-tile.ts';
import { tilesBetween } from '../../ui/tiles-between.ts';
import { SelectionForm } from '../parts/selection-form.tsx';
import { boxesIn } from '../parts/use-chosen-photos.ts';
import { GalleryTile, KeepTiles } from './gallery-tile.tsx';
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
  const keep = useContext(KeepTiles);
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
  const tick = (name: string, isRange: boolean, wanted: boolean) => {
    onChoose(isRange ? tilesBetween(names, last.current, name) : [name], wanted);
    last.current = name;
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
        {photos.map((photo, position) => {
          const tile = (
            <GalleryTile
              key={photo.name}
              photo={photo}
              position={position}
              folder={folder}
              gallery={gallery}
              title={title}
              onClick={tick}
            />
          );
          return keep ? keep(tile) : tile;
        })}
      </ul>
    </SelectionForm>
  );
}
