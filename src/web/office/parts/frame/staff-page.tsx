import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Desk } from '#contract/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FoldersOfDesk } from '../folders.ts';
import { useJumpBox } from '../jump/use-jump-box.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import { StaffBar } from './staff-bar.tsx';
import styles from './staff-page.module.css';
import { useDesk } from './use-desk.ts';

type StaffPageProps = {
  title: string;
  /** Shown beside the title. */
  aside?: (desk: Desk) => ReactNode;
  /** The screen renders its own PageHead when the desk is loaded. */
  ownHead?: boolean;
  children: (desk: Desk, reload: () => void) => ReactNode;
};

/** The bar, the title and, when the desk is loaded, the screen. */
export function StaffPage({ title, aside, ownHead, children }: StaffPageProps) {
  const { state, reload } = useDesk();
  const find = useJumpBox();
  const desk = state.kind === 'ready' ? state.value : null;
  const main = useRef<HTMLElement>(null);
  const retried = useRef(false);
  // The 'Try again' button is gone: move the focus to the screen, unless the screen has taken it.
  useLayoutEffect(() => {
    if (!desk || !retried.current) return;
    retried.current = false;
    if (document.activeElement === document.body) main.current?.focus();
  }, [desk]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <StaffBar desk={desk} onFind={find.show} />
      {find.box}
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
                  retried.current = true;
                  reload();
                }}
              >
                Try again
              </Button>
            }
          />
        )}
        {desk && <FoldersOfDesk value={desk.folders}>{children(desk, reload)}</FoldersOfDesk>}
      </main>
    </>
  );
}

type PageHeadProps = {
  title: string;
  /** Takes the focus after a link or button of the program opened this page. */
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
