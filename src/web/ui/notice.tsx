import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './panel.module.css';

type NoticeProps = {
  /** A screen reader announces 'bad' at once, and 'good' at the next pause. */
  kind: 'bad' | 'good';
  title: string;
  /** Takes the focus when it appears, because the focused button is gone. */
  takesFocus?: boolean;
  /** A live region around it announces it already. */
  inLiveRegion?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A message in the page. */
export function Notice({ kind, title, takesFocus = false, inLiveRegion = false, children, actions }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      className={`${styles.panel} ${styles[kind]}`}
      {...(inLiveRegion ? {} : { role: kind === 'bad' ? 'alert' : 'status' })}
      {...(takesFocus ? { tabIndex: -1 } : {})}
    >
      <h2>{title}</h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
