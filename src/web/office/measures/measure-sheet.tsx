import type { Desk } from '#contract/desk.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { feetAndInches, metres, squareMetres } from '#domain/measures/format-size.ts';
import { isSizeTyped, type JobWall, type PlacedWall, type ProductSum, type SiteJob } from '#domain/measures/sum-job.ts';
import { WallDrawing } from '../../ui/wall-drawing.tsx';
import styles from './measure-sheet.module.css';

/** The measures on paper: the screen shows it to nobody, the printer nothing else. */
export function MeasureSheet({ job, sums, desk }: { job: SiteJob; sums: readonly ProductSum[]; desk: Desk }) {
  return (
    <section className={styles.sheet} aria-hidden="true">
      <h1>{job.name}</h1>
      <p>
        Measured {formatDate(desk.today)} by {desk.username}
        {desk.company && `, ${desk.company.name}`}
      </p>
      {sums.map(({ product, walls, answer }) => (
        <table key={product}>
          <caption>
            {product || 'No product yet'}
            {answer && `: ${answer.sum}`}
          </caption>
          <thead>
            <tr>
              <th>Room</th>
              <th>Wall</th>
              <th>Width</th>
              <th>Height</th>
              <th>Doors and windows</th>
              <th>m²</th>
            </tr>
          </thead>
          <tbody>
            {walls.map((wall) => (
              <WallRow key={`${wall.room} ${wall.wall}`} placed={wall} typed={job.rooms[wall.room]?.walls[wall.wall]} />
            ))}
          </tbody>
          {answer && (
            <tfoot>
              <tr>
                <td colSpan={6}>{answer.words.join(' · ')}</td>
              </tr>
              {answer.plans.length > 0 && (
                <tr>
                  <td colSpan={6} className={styles.plans}>
                    {walls.length > answer.plans.length && <p>The first {answer.plans.length} walls are drawn.</p>}
                    {answer.plans.map((plan, at) => (
                      <figure key={`${walls[at]?.room} ${walls[at]?.wall}`}>
                        <WallDrawing plan={plan} />
                        <figcaption>
                          {walls[at]?.roomName} {walls[at]?.name}: {plan.words}
                        </figcaption>
                      </figure>
                    ))}
                  </td>
                </tr>
              )}
            </tfoot>
          )}
        </table>
      ))}
    </section>
  );
}

function WallRow({ placed, typed }: { placed: PlacedWall; typed: JobWall | undefined }) {
  const { roomName, name, measured } = placed;
  const { widthMm, heightMm, openings } = measured;
  const open = openings.reduce((sum, each) => sum + each.widthMm * each.heightMm, 0);
  const area = [measured, ...openings].every((each) => each.widthMm * each.heightMm > 0)
    ? widthMm * heightMm - open
    : 0;
  const typedOpenings = typed?.openings.filter(isSizeTyped) ?? [];
  return (
    <tr>
      <td>{roomName}</td>
      <td>{name}</td>
      <td>{widthMm > 0 ? size(widthMm) : typed?.w}</td>
      <td>{heightMm > 0 ? size(heightMm) : typed?.h}</td>
      <td>
        {openings
          .map(
            (each, at) => `${side(each.widthMm, typedOpenings[at]?.w)} × ${side(each.heightMm, typedOpenings[at]?.h)}`,
          )
          .join(', ')}
      </td>
      <td>{area > 0 && squareMetres(area)}</td>
    </tr>
  );
}

/** `size(3200)` → `'3.2 m (10 ft 6 in)'` */
function size(mm: number): string {
  return `${metres(mm)} m (${feetAndInches(mm)})`;
}

/** A side of a door or window; as it was typed where it cannot be read. */
function side(mm: number, typed: string | undefined): string {
  return mm > 0 ? `${metres(mm)} m` : typed?.trim() || '?';
}
