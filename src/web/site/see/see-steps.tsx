import { PlainButton } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './see-page.module.css';

type SeeStepsProps = {
  isMarking: boolean;
  /** Back to the photo and its corners; null while they are shown. */
  onMark: (() => void) | null;
};

/** The steps of the page, and which of them is shown: photo and corners, the material on it, how much. */
export function SeeSteps({ isMarking, onMark }: SeeStepsProps) {
  const { words } = useWords();
  const { see } = words;
  return (
    <ol className={styles.steps} aria-label={see.steps}>
      <li aria-current={isMarking ? 'step' : undefined}>
        1 {onMark ? <PlainButton onClick={onMark}>{see.stepMark}</PlainButton> : see.stepMark}
      </li>
      <li aria-current={isMarking ? undefined : 'step'}>2 {see.seeIt}</li>
      <li>
        3 <a href="#measure">{see.stepMuch}</a>
      </li>
    </ol>
  );
}
