import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** The bar at the bottom of a screen, always visible: a summary and the main button. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock="">
      {children}
    </div>
  );
}
