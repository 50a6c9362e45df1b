import { Button } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { type ChosenPhoto, photoReference } from './chosen-photos.ts';
import styles from './selection-bar.module.css';

type SelectionBarProps = { chosen: readonly ChosenPhoto[]; onClear: () => void; onAsk: () => void };

/** What is selected in all the galleries, at the foot of the window for as long as anything is. */
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
              {chosen.slice(-MOST_MINIS).map((photo) => (
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

const MOST_MINIS = 6;
