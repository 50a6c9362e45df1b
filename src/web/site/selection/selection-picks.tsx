import { useEffect, useRef } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import { allPicturesPath, picturePath } from '#domain/catalogue/picture-path.ts';
import { photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PlainButton } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './selection-picks.module.css';
import type { RemovedPhoto, ShownPhoto } from './use-shown-selection.ts';

type SelectionPicksProps = {
  photos: readonly ShownPhoto[];
  removed: RemovedPhoto | null;
  onRemove: (photo: ShownPhoto) => void;
  onUndo: () => void;
};

/** The pictures with their numbers. Without script, Remove is a link to the same selection without that picture. */
export function SelectionPicks({ photos, removed, onRemove, onUndo }: SelectionPicksProps) {
  const { words, to } = useWords();
  const { selection } = words;
  const list = useRef<HTMLOListElement>(null);
  const references = photos.map(photoReference);
  useEffect(() => {
    // The link that was pressed has disappeared: the next one takes the focus.
    if (!removed) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (links[removed.index] ?? links.at(-1))?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <>
      <p className={styles.removed} role="status">
        {removed && (
          <>
            {fillWords(selection.removed, { name: removed.photo.called.text })}{' '}
            <PlainButton onClick={onUndo}>{selection.undo}</PlainButton>
          </>
        )}
      </p>
      <ol ref={list} className={styles.picks}>
        {photos.map((photo, index) => (
          <li key={references[index]}>
            <span className={styles.photo}>
              <PhotoPicture photo={photo} alt="" sizes={SIZES} width={4} height={3} first={index < 3} />
            </span>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.about}>
              <h2 lang={photo.called.lang}>
                <a className={styles.name} href={to(picturePath(photo.gallery.route, photo.name))}>
                  {photo.called.text}
                </a>
              </h2>
              <GalleryLine gallery={photo.gallery} />
              <a
                className={styles.remove}
                href={to(sitePaths.selection) + selectionQuery(references.filter((_, other) => other !== index))}
                aria-label={fillWords(selection.removeName, { name: photo.called.text })}
                data-remove=""
                data-live=""
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(photo);
                }}
              >
                {selection.remove}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function GalleryLine({ gallery: { title, lang, id, route } }: Pick<ShownPhoto, 'gallery'>) {
  const { words, to } = useWords();
  return (
    <p className={styles.of}>
      <a href={to(allPicturesPath(route))}>
        <span lang={lang}>{title}</span>
        {id !== null && `, ${fillWords(words.site.number, { n: String(id).padStart(2, '0') })}`}
      </a>
    </p>
  );
}

const SIZES = '(min-width: 1680px) 380px, (min-width: 1000px) 24vw, (min-width: 600px) 45vw, 128px';
