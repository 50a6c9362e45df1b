import { type LetterPair, letterPairs, letterPairTitles } from '#domain/site-words/look/site-look.ts';
import category from '../category/category.module.css';
import styles from './look.module.css';
import './look-fonts.css';

type LettersSectionProps = { letters: LetterPair; sample: string; change: (letters: LetterPair) => void };

/** The fonts of headings, each shown in its own letters. */
export function LettersSection({ letters, sample, change }: LettersSectionProps) {
  return (
    <section className={category.section} aria-labelledby="letters">
      <h2 id="letters">
        Letters <span>of headings, in every script of the site; all other text is in Anek</span>
      </h2>
      <div className={styles.letters} role="radiogroup" aria-labelledby="letters">
        {letterPairs.map((pair) => (
          <label key={pair}>
            <input type="radio" name="letters" checked={letters === pair} onChange={() => change(pair)} />
            <span>{letterPairTitles[pair]}</span>
            <span className={`${styles.sample} ${styles[pair]}`} aria-hidden="true">
              {sample}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
