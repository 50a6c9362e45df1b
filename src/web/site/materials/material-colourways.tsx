import type { ShownMaterial } from '#domain/materials/material-at.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './material-page.module.css';

/** Squares of the colourways. Without script each leads to the page of its first picture. */
export function MaterialColourways({
  shown: { colourways },
  way,
  onChoose,
}: {
  shown: ShownMaterial;
  way: number;
  onChoose: (way: number) => void;
}) {
  const { words, to } = useWords();
  const { material } = words;
  return (
    <div className={styles.ways}>
      <p id="ways">{countWords(colourways.length, material.colourwaysOne, material.colourways)}</p>
      <ul aria-labelledby="ways">
        {colourways.map(({ name, views }, nth) => {
          const square = views.find(({ kind }) => kind === 'swatch') ?? views[0];
          const inside = (
            <>
              <span className={styles.square}>
                {square && <PhotoPicture photo={square.photo} alt="" sizes="85px" width={64} height={64} />}
              </span>
              <span lang={name.lang}>{name.text}</span>
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two colourways may have one name
            <li key={nth}>
              {square ? (
                <a
                  href={to(square.path)}
                  aria-current={nth === way ? 'true' : undefined}
                  data-live=""
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(nth);
                  }}
                >
                  {inside}
                </a>
              ) : (
                inside
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
