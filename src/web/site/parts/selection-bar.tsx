import { Button } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { type ChosenPhoto, photoReference } from './chosen-photos.ts';
import styles from './selection-bar.module.css';

type SelectionBarProps = { chosen: readonly ChosenPhoto[]; onClear: () => void; onAsk: () => void };

/** The selection of all galleries, at the foot of the window while it is not empty. */
export function SelectionBar({ chosen, onClear, onAsk }: SelectionBarProps) {
  return (
    <>
      <p className="sr" role="status">
        {chosen.length > 0 && `${chosen.length} selected`}
      </p>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label="Your selection">
          <div className={styles.inside}>
            <b className={styles.count}>{chosen.length} selected</b>
            <ul className={styles.minis} aria-hidden="true">
              {chosen.slice(-MAX_MINIS).map((photo) => (
                <li key={photoReference(photo)}>
                  <PhotoPicture photo={photo} alt="" sizes="75px" width={75} height={45} />
                </li>
              ))}
            </ul>
            <Button onClick={onClear}>Clear</Button>
            <Button look="go" onClick={onAsk}>
              Talk to us about these
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

const MAX_MINIS = 6;
