import { useEffect, useRef, useState } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import { askAbout, type ChosenPhoto, withPhotos } from './chosen-photos.ts';
import { openCallback } from './open-callback.ts';
import styles from './selection-bar.module.css';
import { changeSelection } from './selection-store.ts';
import { useSelection } from './use-selection.ts';

/** The selection of this device, at the foot of the window while it is not empty. A cleared one can be put back. */
export function SelectionBar() {
  const { words, to } = useWords();
  const { gallery } = words;
  const { chosen, full } = useSelection() ?? { chosen: [], full: false };
  const count = fillWords(gallery.count, { n: chosen.length });
  const noRoom = full && fillWords(gallery.full, { n: mostPictures });
  const [cleared, setCleared] = useState<readonly ChosenPhoto[]>([]);
  const canPutBack = chosen.length === 0 && cleared.length > 0;
  const bar = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const clear = () => {
    pressed.current = true;
    setCleared(chosen);
    changeSelection(() => []);
  };
  const putBack = () => {
    pressed.current = true;
    changeSelection((own) => withPhotos(own, cleared, true));
  };
  // The button that was pressed is gone: the other one takes the focus.
  useEffect(() => {
    if (pressed.current) bar.current?.querySelector<HTMLElement>('[data-clears]')?.focus({ preventScroll: true });
    pressed.current = false;
    if (chosen.length > 0) setCleared([]);
  }, [chosen.length]);
  const ask = () => {
    const names = chosen.map(({ title }) => title);
    // The form offers the selection itself.
    openCallback({ about: askAbout(names, gallery), pictures: [] });
  };
  return (
    <>
      <p className="sr" role="status">
        {chosen.length > 0 && count} {noRoom} {canPutBack && gallery.cleared}
      </p>
      {canPutBack && (
        <section ref={bar} className={styles.bar} aria-label={gallery.yourSelection}>
          <div className={`${styles.inside} ${styles.cleared}`}>
            <span aria-hidden="true">{gallery.cleared}</span>
            <Button data-clears="" onClick={putBack}>
              {gallery.putBack}
            </Button>
          </div>
        </section>
      )}
      {chosen.length > 0 && (
        <section ref={bar} className={styles.bar} aria-label={gallery.yourSelection}>
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
            <Button data-clears="" onClick={clear}>
              {gallery.clear}
            </Button>
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
