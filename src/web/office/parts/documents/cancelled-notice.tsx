import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../page-notice.module.css';

/** Names the document that was just cancelled. The report screen puts its number into the address. */
export function CancelledNotice() {
  const [{ number, reopened }] = useState(cancelledNumbers);
  useEffect(() => {
    if (number) history.replaceState(null, '', location.pathname);
  }, [number]);
  if (!number) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="good" title={`${number} is cancelled`} takesFocus>
        It is no longer in the reports and totals. Its PDF says CANCELLED. Its number is not used again.
        {reopened && ` ${reopened} was closed, and is open again: its goods are unbilled.`}
      </Notice>
    </div>
  );
}

/** The hash for Operations that shows this notice. `reopened`: the challan that is open again. */
export function cancelledHash(number: string, reopened: string | null): string {
  return `#cancelled=${number}${reopened === null ? '' : `&reopened=${reopened}`}`;
}

// Accepts only document numbers: a link from outside must not put other text on the page.
function cancelledNumbers() {
  const [, number = '', reopened = ''] =
    /^#cancelled=([A-Za-z0-9/-]{1,16})(?:&reopened=([A-Za-z0-9/-]{1,16}))?$/.exec(location.hash) ?? [];
  return { number, reopened };
}
