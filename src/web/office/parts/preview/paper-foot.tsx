import type { InvoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import { usePart } from '../use-part.ts';
import styles from './paper-preview.module.css';

type PaperFootProps = {
  sheet: Pick<InvoiceSheet, 'bank' | 'declaration' | 'signFor' | 'signName' | 'signRole' | 'upi'>;
  signature: string;
  isIssued: boolean;
};

/** Bank details, UPI code, declaration and signature. */
export function PaperFoot({ sheet, signature, isIssued }: PaperFootProps) {
  const { bank, upi, declaration, signFor, signName, signRole } = sheet;
  const code = usePart(upi !== null, () => import('./paper-upi.tsx'));
  return (
    <div className={upi ? `${styles.foot} ${styles.coded}` : styles.foot}>
      <div>
        {bank.length > 0 && (
          <>
            <small>{upi && bank.length === 1 ? 'Pay by UPI' : 'Bank details'}</small>
            <dl className={styles.bank}>
              {bank.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {!upi && <small>{declaration}</small>}
      </div>
      {upi && <div>{code && <code.PaperUpi payment={upi} isIssued={isIssued} />}</div>}
      <div className={styles.right}>
        <b>{signFor}</b>
        {signature && <img className={styles.signature} src={signature} alt="" />}
        <div className={styles.sign}>
          {signName && <p>{signName}</p>}
          <small>{signRole}</small>
        </div>
      </div>
      {upi && <small className={styles.declaration}>{declaration}</small>}
    </div>
  );
}
