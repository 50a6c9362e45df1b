import { type ReactNode, useEffect, useRef } from 'react';
import type { Desk } from '#contract/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import { StaffBar } from './staff-bar.tsx';
import styles from './staff-page.module.css';
import { useDesk } from './use-desk.ts';

type StaffPageProps = {
  title: string;
  /** Beside the title. */
  aside?: (desk: Desk) => ReactNode;
  /** The screen shows its own PageHead, once there is a desk. */
  ownHead?: boolean;
  children: (desk: Desk, again: () => void) => ReactNode;
};

/** The bar, the title and, once the desk has answered, the screen itself. */
export function StaffPage({ title, aside, ownHead, children }: StaffPageProps) {
  const { state, again } = useDesk();
  const desk = state.kind === 'ready' ? state.value : null;
  const main = useRef<HTMLElement>(null);
  const asked = useRef(false);
  // The button that asked again is gone: the focus goes on with the screen, unless the screen has taken it already.
  useEffect(() => {
    if (!desk || !asked.current) return;
    asked.current = false;
    if (document.activeElement === document.body) main.current?.focus();
  }, [desk]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <StaffBar desk={desk} />
      <main ref={main} id="main" className={styles.page} tabIndex={-1}>
        {!(desk && ownHead) && (
          <PageHead title={title} takesFocus={!ownHead}>
            {desk && aside?.(desk)}
          </PageHead>
        )}
        {state.kind === 'failed' && (
          <Notice
            kind="bad"
            title={state.failure.message}
            actions={
              <Button
                onClick={() => {
                  asked.current = true;
                  again();
                }}
              >
                Try again
              </Button>
            }
          />
        )}
        {desk && children(desk, again)}
      </main>
    </>
  );
}

type PageHeadProps = {
  title: string;
  /** Takes the focus of somebody who comes from another page of ours. */
  takesFocus?: boolean;
  children?: ReactNode;
};

export function PageHead({ title, takesFocus = false, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading, takesFocus);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
