import { sitePaths } from '#contract/site-paths.ts';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import { askAbout } from './chosen-photos.ts';
import { openCallback } from './open-callback.ts';
import styles from './selection-bar.module.css';
import { changeSelection } from './selection-store.ts';
import { useSelection } from './use-selection.ts';

type SelectionBarProps = {
  /** The Clear button disappears with the bar: gives the focus to something else. */
  onCleared?: () => void;
};

/** The selection of this device, at the foot of the window while it is not empty. */
export function SelectionBar({ onCleared }: SelectionBarProps) {
  const { words, to } = useWords();
  const { gallery } = words;
  const { chosen, full } = useSelection() ?? { chosen: [], full: false };
  const count = fillWords(gallery.count, { n: chosen.length });
  const noRoom = full && fillWords(gallery.full, { n: mostPictures });
  const clear = () => {
    changeSelection(() => []);
    onCleared?.();
  };
  const ask = () => {
    const names = chosen.map(({ title }) => title);
    openCallback({ about: askAbout(names, gallery), pictures: chosen.map(({ hash }) => hash) });
  };
  return (
    <>
      <p className="sr" role="status">
        {chosen.length > 0 && count} {noRoom}
      </p>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={gallery.yourSelection}>
          {noRoom && (
            <p className={styles.full} aria-hidden="true">
              {noRoom}
            </p>
          )}
          <div className={styles.inside}>
            <b className={styles.count}>{count}</b>
            <ul className={styles.minis} aria-hidden="true">
              {chosen.slice(-MAX_MINIS).map((photo) => (
                <li key={photoReference(photo)}>
                  <PhotoPicture photo={photo} alt="" sizes="75px" width={75} height={45} />
                </li>
              ))}
            </ul>
            <Button onClick={clear}>{gallery.clear}</Button>
            <div className={styles.acts}>
              <ButtonLink href={to(sitePaths.selection) + selectionQuery(chosen.map(photoReference))}>
                {gallery.see}
              </ButtonLink>
              <Button look="go" onClick={ask}>
                {gallery.talkAbout}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

const MAX_MINIS = 6;
