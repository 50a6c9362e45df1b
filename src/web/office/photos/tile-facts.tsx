import type { PhotoAnswer } from '#contract/photos.ts';
import { colourWords } from '#domain/colours/colour-words.ts';
import { ColourSquare } from './colour-square.tsx';
import styles from './tile-facts.module.css';

/** The title of a picture, and its colours as squares with their words. */
export function TileFacts({ titles, colours }: PhotoAnswer) {
  return (
    <p className={styles.facts}>
      {titles.en || <span className="quiet">No title</span>}
      {colours.length === 0 && <span className="quiet">No colours</span>}
      <span className={styles.colours}>
        {colourWords
          .filter(({ name }) => colours.includes(name))
          .map(({ name, names, hex }) => (
            <span key={name}>
              <ColourSquare hex={hex} /> {names.en}
            </span>
          ))}
      </span>
    </p>
  );
}
