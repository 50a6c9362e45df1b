import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../page-notice.module.css';

/** Says which document was just cancelled; the report screen leaves its number in the address. */
export function CancelledNotice() {
  const [number] = useState(cancelledNumber);
  useEffect(() => {
    if (number) history.replaceState(null, '', location.pathname);
  }, [number]);
  if (!number) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="good" title={`${number} is cancelled`} takesFocus>
        It has left the reports and their totals. Its number stays used, and its PDF says CANCELLED.
      </Notice>
    </div>
  );
}

/** The address of Operations that says that `number` was cancelled. */
export function cancelledHash(number: string): string {
  return `#cancelled=${number}`;
}

// Nothing but a document number is ever repeated from the address.
function cancelledNumber() {
  return /^#cancelled=([A-Za-z0-9/-]{1,16})$/.exec(location.hash)?.[1] ?? '';
}
