import { formatRupees } from '#domain/money/format-rupees.ts';
import { ageBoxes, ageingOf } from '#domain/receivables/ageing.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { LoadState } from '../../parts/use-load.ts';
import styles from './customer-money.module.css';
import type { MoneyOfCustomer } from './use-customer-money.ts';

type CustomerBalanceProps = { money: LoadState<MoneyOfCustomer>; today: string; onRetry: () => void };

/** What the customer owes today over all registrations, by days past the due date. */
export function CustomerBalance({ money, today, onRetry }: CustomerBalanceProps) {
  if (money.kind === 'loading') return <p className={`${styles.strip} quiet`}>Loading …</p>;
  if (money.kind === 'failed')
    return <Notice kind="bad" title={money.failure.message} actions={<Button onClick={onRetry}>Try again</Button>} />;
  const { accounts } = money.value;
  const debts = accounts.flatMap((account) => account.debts);
  const owed = debts.reduce((sum, debt) => sum + debt.owed, 0);
  const advance = accounts.flatMap(({ advances }) => advances).reduce((sum, { left }) => sum + left, 0);
  const ageing = ageingOf(debts, today);
  return (
    <dl className={styles.strip} aria-label="Balance">
      {figure('Outstanding', `₹ ${minus(owed - advance)}`, styles.total)}
      {ageBoxes.map((box) => figure(boxNames[box], formatRupees(ageing[box]), ageing[box] === 0 ? 'quiet' : undefined))}
      {advance > 0 && figure('less advances', minus(-advance))}
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

function minus(paise: number) {
  return formatRupees(paise).replace('-', '−');
}
