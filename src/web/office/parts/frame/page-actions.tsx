import type { ReactNode } from 'react';
import styles from './page-actions.module.css';

/** What can be done on this page, at the right end of the title line. The main action is the last one. */
export function PageActions({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <div className={styles.actions} hidden={hidden}>
      {children}
    </div>
  );
}
