import type { Desk } from '#contract/desk.ts';
import { type BrochureDraft, brochureCovers } from '#domain/brochures/brochure-draft.ts';
import { BrochureCover } from './brochure-leaf.tsx';
import styles from './brochure-maker.module.css';
import type { ChosenPicture } from './use-folder-photos.ts';

type CoverChoiceProps = {
  draft: BrochureDraft;
  desk: Desk;
  first: ChosenPicture | undefined;
  onChange: (cover: BrochureDraft['cover']) => void;
};

const coverNames = { plate: 'Plate', board: 'Board' };

/** The two covers, each as it would look. */
export function CoverChoice({ draft, desk, first, onChange }: CoverChoiceProps) {
  return (
    <div className={styles.cover}>
      <h2 id="cover">
        Cover <span>the first picture stands on it</span>
      </h2>
      <div className={styles.covers} role="radiogroup" aria-labelledby="cover">
        {brochureCovers.map((cover) => (
          <label key={cover}>
            <span className={styles.leaf} aria-hidden="true">
              <BrochureCover draft={{ ...draft, cover }} desk={desk} first={first} sizes="132px" />
            </span>
            <input type="radio" name="cover" checked={draft.cover === cover} onChange={() => onChange(cover)} />
            <span>{coverNames[cover]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
