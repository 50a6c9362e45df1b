import styles from './choice.module.css';
import { Choice } from './choice.tsx';

export type View = 'Form' | 'Paper';

type ViewChoiceProps = { view: View; onChoose: (view: View) => void };

/** Switches between form and paper on narrow screens. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <div className={styles.view}>
      <Choice label="View" names={views} chosen={view} onChoose={onChoose} />
    </div>
  );
}

const views: View[] = ['Form', 'Paper'];
