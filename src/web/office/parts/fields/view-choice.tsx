import styles from './choice.module.css';
import { Choice } from './choice.tsx';

export type View = 'Form' | 'Paper';

type ViewChoiceProps = { view: View; onChoose: (view: View) => void };

/** What is shown where there is no room for the form and its paper side by side. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <div className={styles.view}>
      <Choice label="View" names={views} chosen={view} onChoose={onChoose} />
    </div>
  );
}

const views: View[] = ['Form', 'Paper'];
