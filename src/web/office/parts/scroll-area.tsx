import type { ReactNode } from 'react';
import styles from './scroll-area.module.css';

type ScrollAreaProps = { label: string; className?: string | undefined; children: ReactNode };

/** A box that scrolls when its content is too large, also by keyboard. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className={className ? `${styles.area} ${className}` : styles.area} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
