import { type ReactNode, useEffect, useRef } from 'react';
import styles from './panel.module.css';

type NoticeProps = {
  /** 'bad' interrupts a screen reader, 'good' waits for a pause. */
  kind: 'bad' | 'good';
  title: string;
  /** Takes the focus when it appears, because what had the focus has gone. */
  taking?: boolean;
  /** It stands in a live region already, which says it. */
  announced?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A sentence about what happened, in the page. */
export function Notice({ kind, title, taking = false, announced = false, children, actions }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taking) box.current?.focus();
  }, [taking]);
  return (
    <div
      ref={box}
      className={`${styles.panel} ${styles[kind]}`}
      {...(announced ? {} : { role: kind === 'bad' ? 'alert' : 'status' })}
      {...(taking ? { tabIndex: -1 } : {})}
    >
      <h2>{title}</h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
