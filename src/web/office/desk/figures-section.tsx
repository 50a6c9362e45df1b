import type { MainSentencesAnswer } from '#contract/figures/figures.ts';
import { paths } from '#contract/paths.ts';
import inkLink from '../../ui/ink-link.module.css';
import { BeingReckoned } from '../parts/being-reckoned.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { ListSection } from '../parts/list-section.tsx';
import { useLoad } from '../parts/use-load.ts';
import styles from './operations-page.module.css';

/** How it goes, in three sentences at most, each with its way on. Nothing where they say nothing, or are not known. */
export function FiguresSection() {
  const { state } = useLoad('sentences', (signal) =>
    callStaff<MainSentencesAnswer>(paths.mainSentences, { read: (response) => response.json(), signal }),
  );
  if (state.kind !== 'ready') return null;
  const { sentences, reckoningSince } = state.value;
  const reckoned = <BeingReckoned since={reckoningSince} />;
  if (sentences.length === 0) return reckoned;
  return (
    <>
      <ListSection
        id="how-it-goes"
        title="How it goes"
        note="This financial year, until today"
        className={styles.sentenceList}
      >
        {sentences.map(({ plot, text, href }) => (
          <li key={plot}>
            <a className={inkLink.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ListSection>
      {reckoned}
    </>
  );
}
