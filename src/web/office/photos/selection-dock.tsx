import type { PhotoAnswer } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import styles from './selection-dock.module.css';

type SelectionDockProps = {
  /** Of the chosen files, in the order shown. */
  names: readonly string[];
  /** Those of them that are pictures. */
  photos?: readonly PhotoAnswer[];
  onClear: () => void;
  /** Asks for the titles and colours of a picture. */
  onDescribe?: (photo: PhotoAnswer) => void;
  onDelete: () => void;
};

/** The chosen files and their buttons, always visible. */
export function SelectionDock({ names, photos = [], onClear, onDescribe, onDelete }: SelectionDockProps) {
  const [first, second] = photos;
  return (
    <Dock>
      <div className={styles.minis} aria-hidden="true">
        {photos.slice(0, 6).map((photo) => (
          <span key={photo.name}>
            <PhotoPicture photo={photo} alt="" sizes="60px" width={60} height={36} />
          </span>
        ))}
      </div>
      <p className={styles.names}>
        <b>{names.length} selected</b>, {names.join(', ')}
      </p>
      <Button onClick={onClear}>Clear</Button>
      {first && !second && onDescribe && <Button onClick={() => onDescribe(first)}>Titles and colours</Button>}
      <Button look="bad" onClick={onDelete}>
        Delete !!
      </Button>
    </Dock>
  );
}
