import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import { type ChosenPhoto, photoReference } from './chosen-photos.ts';
import styles from './selection-bar.module.css';

type SelectionBarProps = { chosen: readonly ChosenPhoto[]; onClear: () => void; onAsk: () => void };

/** The selection of all galleries, at the foot of the window while it is not empty. */
export function SelectionBar({ chosen, onClear, onAsk }: SelectionBarProps) {
  const { words } = useWords();
  const count = fillWords(words.gallery.count, { n: chosen.length });
  return (
    <>
      <p className="sr" role="status">
        {chosen.length > 0 && count}
      </p>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={words.gallery.yourSelection}>
          <div className={styles.inside}>
            <b className={styles.count}>{count}</b>
            <ul className={styles.minis} aria-hidden="true">
              {chosen.slice(-MAX_MINIS).map((photo) => (
                <li key={photoReference(photo)}>
                  <PhotoPicture photo={photo} alt="" sizes="75px" width={75} height={45} />
                </li>
              ))}
            </ul>
            <Button onClick={onClear}>{words.gallery.clear}</Button>
            <Button look="go" onClick={onAsk}>
              {words.gallery.talkAbout}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

const MAX_MINIS = 6;
