import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../page-notice.module.css';

/** Names the document that was just cancelled. The report screen puts its number into the address. */
export function CancelledNotice() {
  const [number] = useState(cancelledNumber);
  useEffect(() => {
    if (number) history.replaceState(null, '', location.pathname);
  }, [number]);
  if (!number) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="good" title={`${number} is cancelled`} takesFocus>
        It is no longer in the reports and totals. Its PDF says CANCELLED. Its number is not used again.
      </Notice>
    </div>
  );
}

/** The hash for Operations that shows this notice. */
export function cancelledHash(number: string): string {
  return `#cancelled=${number}`;
}

// Accepts only a document number: a link from outside must not put other text on the page.
function cancelledNumber() {
  return /^#cancelled=([A-Za-z0-9/-]{1,16})$/.exec(location.hash)?.[1] ?? '';
}
