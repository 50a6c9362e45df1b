import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { signedRupees } from '../parts/signed-rupees.ts';
import styles from './document-page.module.css';

type HappenedRowProps = { date: string; amount: number | null; isThis?: boolean; children: ReactNode };

export function HappenedRow({ date, amount, isThis, children }: HappenedRowProps) {
  return (
    <tr className={isThis ? styles.current : undefined}>
      <td>{formatDate(date)}</td>
      <td>{children}</td>
      <td>{amount === null ? '' : signedRupees(amount)}</td>
    </tr>
  );
}
