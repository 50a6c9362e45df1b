import type { PhotoAnswer } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import styles from './selection-dock.module.css';

type SelectionDockProps = {
  /** The chosen photos, in the order shown. */
  photos: readonly PhotoAnswer[];
  onClear: () => void;
  /** Asks for the titles and colours of a picture. */
  onDescribe: (photo: PhotoAnswer) => void;
  onDelete: () => void;
};

/** The chosen photos and their buttons, always visible. */
export function SelectionDock({ photos, onClear, onDescribe, onDelete }: SelectionDockProps) {
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
        <b>{photos.length} selected</b>, {photos.map(({ name }) => name).join(', ')}
      </p>
      <Button onClick={onClear}>Clear</Button>
      {first && !second && <Button onClick={() => onDescribe(first)}>Titles and colours</Button>}
      <Button look="bad" onClick={onDelete}>
        Delete !!
      </Button>
    </Dock>
  );
}
