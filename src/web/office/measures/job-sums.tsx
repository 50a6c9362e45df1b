import type { ProductSum } from '#domain/measures/sum-job.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import styles from './measure.module.css';

/** What each product of the job needs, line by line. A screen reader hears it when the typing rests. */
export function JobSums({ sums }: { sums: readonly ProductSum[] }) {
  const said = useDebounced(sums.map(spoken).join(' '), 1500);
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {sums.length === 0 ? (
        <p className="quiet">Choose a product for a wall and type its sizes.</p>
      ) : (
        <Needed sums={sums} />
      )}
    </>
  );
}

function Needed({ sums }: { sums: readonly ProductSum[] }) {
  return (
    <section aria-labelledby="needed" className={styles.sums}>
      <h2 id="needed">Needed</h2>
      {sums.map(({ product, walls, answer, problems }) => (
        <div key={product} className={styles.sum}>
          <h3>{product || 'No product yet'}</h3>
          <p className={styles.answer}>
            {answer?.sum ?? (problems.length > 0 ? 'Its sizes are not right yet.' : 'Choose one.')}
          </p>
          <p className="quiet">{walls.length === 1 ? '1 wall' : `${walls.length} walls`}</p>
          {answer && (
            <ul>
              {answer.words.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function spoken({ product, answer, problems }: ProductSum): string {
  const said = answer?.sum ?? problems[0]?.message ?? 'choose one';
  return `${product || 'No product yet'}: ${said}${said.endsWith('.') ? '' : '.'}`;
}
