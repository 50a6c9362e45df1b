import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { onUnsentChange, sentForms, unsentForms } from '../parts/entry/unsent-store.ts';
import { hasToken } from '../parts/frame/token.ts';
import { usePart } from '../parts/use-part.ts';
import type { Screen } from '../screen.ts';
import styles from './device-strip.module.css';
import { watchBuild } from './watch-build.ts';

type UnsentPart = { UnsentList: ComponentType };

type DeviceStripProps = { screen: Screen; unsent: () => Promise<UnsentPart> };

/** Above the bar of the office: no connection, what is not sent yet, a newer build. Mostly it shows nothing. */
export function DeviceStrip({ screen, unsent }: DeviceStripProps) {
  const isOnline = useOnline();
  const hasForms = useHasForms();
  const [isOld, setIsOld] = useState(false);
  useEffect(() => watchBuild(() => setIsOld(true)), []);
  // Before it is wanted: without a network it may not come any more.
  const list = usePart(Boolean(screen.kind || screen.money) || hasForms, unsent);
  return (
    <aside aria-label="This device" className={styles.strip}>
      {/* No role of a status: each screen has one of its own, and this one says nothing of what somebody does on it. */}
      <div aria-live="polite">
        {!isOnline && (
          <p>
            <b>There is no connection.</b> {withoutConnection(screen)}
          </p>
        )}
        {isOld && (
          <p>
            <b>A new version is ready.</b> What is typed in a form for documents or money stays.{' '}
            <Button look="slim" onClick={() => location.reload()}>
              Load it
            </Button>
          </p>
        )}
      </div>
      {list && hasForms && !screen.open && <list.UnsentList />}
    </aside>
  );
}

/** What can be done on this screen all the same. */
function withoutConnection({ open, kind, money }: Screen) {
  if (open) return 'To log in or to choose a password it must be back.';
  if (kind)
    return 'Type and press Generate: the document waits on this device, and its number comes when it is sent. Customers, prices of before and checks of the server are missing.';
  if (money === 'later')
    return 'Enter it all the same: it waits on this device, and its number comes when it is sent. Only the account that was open is here: another customer must wait.';
  if (money === 'now')
    return 'What you type stays here. A refund waits for it: what is left of the advance must be sure before money goes back.';
  return (
    <>
      This screen needs it: what was not loaded does not come, and nothing can be changed. A{' '}
      <a href={paths.taxInvoice}>tax invoice</a> can be typed, and is sent later.
    </>
  );
}

function useOnline(): boolean {
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setIsOnline(navigator.onLine);
    for (const name of ['online', 'offline']) addEventListener(name, look);
    return () => {
      for (const name of ['online', 'offline']) removeEventListener(name, look);
    };
  }, []);
  return isOnline;
}

function isAnyKept(): boolean {
  return hasToken() && unsentForms().length + sentForms().length > 0;
}

function useHasForms(): boolean {
  const [hasForms, setHasForms] = useState(isAnyKept);
  useEffect(() => onUnsentChange(() => setHasForms(isAnyKept())), []);
  return hasForms;
}
