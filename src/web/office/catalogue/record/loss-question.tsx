import { Question } from '../../../ui/question.tsx';
import styles from './catalogue.module.css';
import type { Asked } from './use-catalogue-draft.ts';

type LossQuestionProps = { asked: Asked; busy: boolean; onYes: () => void; onCancel: () => void };

/** Says what visitors and staff lose by a save, before it is saved. */
export function LossQuestion({ asked: { losses, words }, busy, onYes, onCancel }: LossQuestionProps) {
  return (
    <Question {...words} busy={busy} onYes={onYes} onCancel={onCancel}>
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Question>
  );
}
