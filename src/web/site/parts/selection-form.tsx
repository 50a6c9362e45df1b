import type { ReactNode } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './selection-form.module.css';
import { useSelection } from './use-selection.ts';

/** Around checkboxes of pictures named `p`. Without script it opens the selection of the ticked ones; with it the bar does. */
export function SelectionForm({ children }: { children: ReactNode }) {
  const { words, to } = useWords();
  const isAlive = useSelection() !== null;
  return (
    <form className={styles.form} action={to(sitePaths.selection)} onSubmit={(event) => event.preventDefault()}>
      {children}
      {!isAlive && (
        <div className={styles.open}>
          <Button type="submit" look="go">
            {words.gallery.see}
          </Button>
        </div>
      )}
    </form>
  );
}
