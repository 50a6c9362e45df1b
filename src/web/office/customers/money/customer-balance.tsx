import { formatRupees } from '#domain/money/format-rupees.ts';
import { ageBoxes } from '#domain/receivables/ageing.ts';
import { signedRupees } from '../../parts/signed-rupees.ts';
import type { LoadState } from '../../parts/use-load.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import styles from './customer-money.module.css';
import type { MoneyOfCustomer } from './use-customer-money.ts';

type CustomerBalanceProps = {
  money: LoadState<MoneyOfCustomer>;
  /** This financial year, in paise. */
  billed: number;
  onRetry: () => void;
};

/** What the customer owes today over all registrations, by days past the due date. */
export function CustomerBalance({ money, billed, onRetry }: CustomerBalanceProps) {
  if (money.kind === 'loading') return <p className={`${styles.strip} quiet`}>Loading …</p>;
  if (money.kind === 'failed') return <FailedLoad failure={money.failure} onRetry={onRetry} />;
  const { balance, ageing } = money.value.today;
  const advance = ageBoxes.reduce((sum, box) => sum + ageing[box], 0) - balance;
  return (
    <dl className={styles.strip} aria-label="Balance">
      {figure('Outstanding', `₹ ${signedRupees(balance)}`, styles.total)}
      {ageBoxes.map((box) => figure(boxNames[box], formatRupees(ageing[box]), ageing[box] === 0 ? 'quiet' : undefined))}
      {advance > 0 && figure('less advances', signedRupees(-advance))}
      {figure('Billed this year', signedRupees(billed), styles.billed)}
    </dl>
  );
}

const boxNames = {
  notDue: 'not due',
  upTo30: '1 to 30 days over',
  upTo60: '31 to 60',
  upTo90: '61 to 90',
  over90: 'over 90',
};

function figure(name: string, amount: string, className?: string) {
  return (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
