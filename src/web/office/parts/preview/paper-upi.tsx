import { upiCode } from '#domain/receivables/upi-code.ts';
import type { UpiPayment } from '#domain/receivables/upi-link.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './paper-preview.module.css';

/** The UPI code of an issued document. A draft shows where it will be, because nobody must pay by it. */
export function PaperUpi({ payment, isIssued }: { payment: UpiPayment; isIssued: boolean }) {
  const { id, link, says } = upiCode(payment);
  return (
    <div className={styles.upi}>
      {isIssued ? <QrCode text={link} label={`UPI code of ${id}`} /> : <span>UPI code</span>}
      <small>{says}</small>
    </div>
  );
}
