import type { KeyboardEvent } from 'react';
import { mediaPath } from '#contract/path.ts';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import { useWords } from '../words/site-words.tsx';
import { arrowSteps } from './arrow-steps.ts';
import { marks } from './first-corners.ts';
import styles from './see-page.module.css';

type SurfaceStripProps = {
  surfaces: readonly PageSurface[];
  chosen: PageSurface;
  /** What is marked on a photo is a wall, a floor or a ceiling: only surfaces for the same can lie on it. */
  isMarked: boolean;
  onChoose: (surface: PageSurface) => void;
};

/**
 * The materials of the shop that can be seen on a wall: another one needs no new mark. Tab goes to the chosen one alone, arrows to the others:
 * forty of them would stand between the corners and the sizes.
 */
export function SurfaceStrip({ surfaces, chosen, isMarked, onChoose }: SurfaceStripProps) {
  const { words } = useWords();
  const offered = surfaces.filter((surface) => !isMarked || marks(surface.for) === marks(chosen.for));
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.strip}>
      <legend>{words.see.others}</legend>
      {offered.map((surface) => (
        <button
          key={surface.reference}
          type="button"
          data-live=""
          lang={surface.lang}
          aria-pressed={surface === chosen}
          tabIndex={surface === chosen ? 0 : -1}
          onClick={() => onChoose(surface)}
          onKeyDown={goAlong}
        >
          <img src={mediaPath(surface.hash, surface.small, 'jpg')} width={104} height={78} alt="" loading="lazy" />
          <span>{surface.title}</span>
        </button>
      ))}
    </fieldset>
  );
}

function goAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const [step] = arrowSteps[event.key] ?? [0];
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const next = step > 0 ? nextElementSibling : previousElementSibling;
  if (step === 0 || !(next instanceof HTMLButtonElement)) return;
  event.preventDefault();
  next.focus();
}
