import type { ReactNode } from 'react';
import styles from './panel.module.css';

type NoticeProps = {
  /** 'bad' interrupts a screen reader, 'good' waits for a pause. */
  kind: 'bad' | 'good';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A sentence about what happened, in the page. */
export const Notice = ({ kind, title, children, actions }: NoticeProps) => (
  <div className={`${styles.panel} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
    <h2>{title}</h2>
    {children}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
