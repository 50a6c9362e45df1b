import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** The bar along the bottom edge of a screen: what it comes to, and the one button, always in sight. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock="">
      {children}
    </div>
  );
}
