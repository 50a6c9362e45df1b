import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import styles from './document-page.module.css';

type HappenedRowProps = { date: string; amount: number | null; isThis?: boolean; children: ReactNode };

export function HappenedRow({ date, amount, isThis, children }: HappenedRowProps) {
  return (
    <tr className={isThis ? styles.current : undefined}>
      <td>{formatDate(date)}</td>
      <td>{children}</td>
      <td>{amount === null ? '' : formatRupees(amount).replace('-', '−')}</td>
    </tr>
  );
}
