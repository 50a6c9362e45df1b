import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import { WallDrawing } from '../../ui/wall-drawing.tsx';
import { onUse } from '../words/on-use.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './see-page.module.css';
import type { Measures } from './use-measures.ts';

type MeasureSumProps = {
  surface: PageSurface;
  measures: Measures;
  /** Without the drawing of its strips, where the wall itself is shown. */
  isShort?: boolean;
};

/** How much the wall needs, line by line: never a bare number. */
export function MeasureSum({ surface, measures, isShort = false }: MeasureSumProps) {
  const { words } = useWords();
  const { see } = words;
  const { problems, answer } = measures;
  // Beside the form its fields say what is wrong with them.
  const rest = problems
    .filter(({ field }) => isShort || !/(width|height)Mm$/.test(field))
    .map(({ message }) => message);
  return (
    <div>
      <div role="status">
        {rest.length > 0 && <p className={styles.bad}>{rest.join(' ')}</p>}
        {answer && (
          <>
            <h2>{see.need}</h2>
            <p className={styles.sum}>{answer.sum}</p>
          </>
        )}
      </div>
      {answer && (
        <>
          {!isShort && answer.plans.map((plan) => <WallDrawing key={plan.words} plan={plan} />)}
          <dl className={styles.rows}>
            {answer.words.map((line) => (
              <div key={line}>
                <dt>{line.slice(0, line.indexOf(': '))}</dt>
                <dd>{line.slice(line.indexOf(': ') + 2)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!surface.product && <p className={styles.hint}>{words[onUse[surface.for]].noPack}</p>}
    </div>
  );
}
