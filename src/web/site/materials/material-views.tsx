import { type MouseEvent, useEffect, useState } from 'react';
import type { MaterialView } from '#domain/materials/material-at.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './material-views.module.css';
import { WholeScreen } from './whole-screen.tsx';

type MaterialViewsProps = {
  /** The name and the code, for the pictures. */
  title: string;
  views: readonly MaterialView[];
  shown: number;
  onShow: (view: number) => void;
};

/**
 * One view of a material large, and all of them below. Without script each is a link to the picture's own page; with it they
 * change places, and the large one fills the screen.
 */
export function MaterialViews({ title, views, shown, onShow }: MaterialViewsProps) {
  const { words, to } = useWords();
  const { material } = words;
  const kinds = { swatch: material.swatch, close: material.closeUp, room: material.room };
  const [isAlive, setAlive] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setAlive(true), []);
  const view = views[shown];
  if (!view) return <div className={styles.empty} />;
  const altOf = ({ photo, kind }: MaterialView) => photo.title || `${title}, ${kinds[kind]}`;
  const press = (act: () => void) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  const step = (by: number) => onShow((shown + by + views.length) % views.length);
  return (
    <div className={styles.show}>
      <div className={styles.plate}>
        <a href={to(view.path)} data-live="" onClick={press(() => setWhole(true))}>
          <PhotoPicture
            key={view.photo.hash}
            photo={view.photo}
            alt={altOf(view)}
            sizes="(min-width: 1680px) 900px, (min-width: 1000px) 56vw, 100vw"
            width={4}
            height={3}
            first
            large
          />
        </a>
        {isAlive && views.length > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label={material.previous} onClick={() => step(-1)}>
              ‹
            </button>
            <button type="button" className={styles.next} aria-label={material.next} onClick={() => step(1)}>
              ›
            </button>
          </>
        )}
        {isAlive && (
          <button type="button" className={styles.whole} onClick={() => setWhole(true)}>
            {material.whole}
          </button>
        )}
      </div>
      {views.length > 1 && (
        <ul className={styles.views} aria-label={material.views}>
          {views.map((each, nth) => (
            <li key={each.path}>
              <a
                href={to(each.path)}
                aria-current={nth === shown ? 'true' : undefined}
                data-live=""
                onClick={press(() => onShow(nth))}
              >
                <span className={styles.mini}>
                  <PhotoPicture photo={each.photo} alt="" sizes="120px" width={4} height={3} />
                </span>
                {kinds[each.kind]}
                {each.size && <span>{each.size}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isWhole && (
        <WholeScreen
          title={title}
          views={views.map((each) => ({ photo: each.photo, alt: altOf(each) }))}
          first={shown}
          onClose={(last) => {
            setWhole(false);
            onShow(last);
          }}
        />
      )}
    </div>
  );
}
