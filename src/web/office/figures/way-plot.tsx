import { wayWords } from '#domain/figures/way-words.ts';
import { daysWords } from '../parts/fields/days-words.ts';
import { PlotSection } from '../parts/plots/plot-section.tsx';
import styles from './figures.module.css';
import { addressOfAsked } from './figures-choice.ts';
import type { PlotProps } from './plot-props.ts';
import { RankBar } from './rank-bar.tsx';
import { sentenceOf } from './sentence-of.ts';

/** What became of the enquiries that came in the period. */
export function WayPlot({ figures, asked, today }: PlotProps) {
  const { way, samples, period, until } = figures;
  const most = way[0]?.count ?? 0;
  const lines = way.map(({ step, count, medianHours }, index) => {
    const before = way[index - 1]?.count ?? 0;
    const share = before > 0 && count <= before ? `${Math.round((count / before) * 100)} %` : '';
    const later = medianHours === null ? '' : `${timeWords(medianHours)} later${index === 1 ? ' (median)' : ''}`;
    return { step, name: wayWords[step], count, text: [share, later].filter(Boolean).join(', ') };
  });
  return (
    <PlotSection
      wide
      title={sentenceOf(figures, 'way')}
      sub={`Enquiries from ${daysWords({ from: period.from, to: until })}, of all registrations, and what became of them.${samples.asked > 0 ? ` ${samples.asked} asked for samples: ${samples.sent} sent, ${samples.ordered} became orders.` : ''}`}
      table={{
        heads: ['Step', 'Enquiries', 'Of the step before, and how long after it'],
        rows: lines.map(({ name, count, text }) => [name, count, text]),
      }}
    >
      <table className={`${styles.rank} ${styles.way}`}>
        <tbody>
          {lines.map(({ step, name, count, text }) => (
            <tr key={step}>
              <th scope="row">
                <a href={addressOfAsked({ ...asked, behind: { step } }, today)}>{name}</a>
              </th>
              <td className={styles.track}>
                <RankBar share={most === 0 ? 0 : Math.min(1, count / most)} />
              </td>
              <td className={styles.figure}>{count}</td>
              <td className={styles.percent}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlotSection>
  );
}

/** `timeWords(4)` → `'4 hours'`, `timeWords(50)` → `'2 days'` */
function timeWords(hours: number): string {
  const [count, word] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return count === 0 ? 'less than an hour' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
