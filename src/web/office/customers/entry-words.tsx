import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import { Amount } from '../parts/amount.tsx';
import styles from './customer-page.module.css';

export type OpenDebt = CustomerMoney['debts'][number];

export type EntryWordsProps = {
  entry: LedgerAnswer['entries'][number];
  /** The entry, when something of it is open today. */
  debt: OpenDebt | undefined;
  today: string;
};

/** `'Tax invoice, 32,142.00 open, 121 days over'`, `'Credit note, against DL/26-27/0010'` */
export function EntryWords({ entry: { kind, what, note, tds, counts, ended }, debt, today }: EntryWordsProps) {
  const days = debt ? daysOver(debt.due, today) : 0;
  const about = kind === 'credit' ? note.charAt(0).toLowerCase() + note.slice(1) : note;
  return (
    <>
      {what}
      {tds > 0 && (
        <>
          , with TDS <Amount paise={tds} ended={ended} />
        </>
      )}
      {debt && (
        <>
          ,{' '}
          <span className={days > 0 ? styles.late : undefined}>
            {formatRupees(debt.owed)} open{days > 0 && `, ${days} ${days === 1 ? 'day' : 'days'} over`}
          </span>
        </>
      )}
      {about && <span className="quiet">, {about}</span>}
      {!counts && <span className="quiet">, does not count here</span>}
    </>
  );
}
