import type { ReactNode } from 'react';
import styles from './scroll-area.module.css';

type ScrollAreaProps = { label: string; className?: string | undefined; children: ReactNode };

/** Scrolls when its content is larger than its place, also by keyboard. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={className ? `${styles.area} ${className}` : styles.area} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
