import { Question } from '../../../ui/question.tsx';
import styles from './catalogue.module.css';

type LossQuestionProps = { losses: readonly string[]; busy: boolean; onYes: () => void; onCancel: () => void };

/** Says what visitors and staff lose by a save, before it is saved. */
export function LossQuestion({ losses, busy, onYes, onCancel }: LossQuestionProps) {
  return (
    <Question title="Save this?" yes="Save" look="go" busy={busy} onYes={onYes} onCancel={onCancel}>
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Question>
  );
}
