import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { telLink } from '../../ui/tel-link.ts';
import { PageActions } from '../parts/frame/page-actions.tsx';
import { PageHead } from '../parts/frame/staff-page.tsx';
import { usePrimaryKey } from '../parts/use-primary-key.ts';
import { formPath } from '../screens.ts';
import { ArchiveQuestion } from './archive-question.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import styles from './customer-page.module.css';
import { LedgerSection } from './ledger-section.tsx';
import { MergeQuestion } from './merge-question.tsx';
import { AdvancesTable } from './money/advances-table.tsx';
import { CustomerBalance } from './money/customer-balance.tsx';
import { OpeningsSection } from './money/openings-section.tsx';
import { StatementPanel } from './money/statement-panel.tsx';
import { useCustomerMoney } from './money/use-customer-money.ts';
import { MonthsSection } from './months-section.tsx';

type CustomerViewProps = {
  desk: Desk;
  customer: CustomerAnswer;
  /** This financial year, in paise. */
  billed: number;
  /** What was done last. `id` counts, so that the same words take the focus again. */
  notice: { id: number; text: string } | null;
  onChange: () => void;
  onDone: (customer: CustomerAnswer, text: string) => void;
};

export function CustomerView({ desk, customer, billed, notice, onChange, onDone }: CustomerViewProps) {
  const { id, name, contactPerson, phone, archivedAt } = customer;
  const [question, setQuestion] = useState<'archive' | 'merge' | null>(null);
  const isLive = archivedAt === null;
  const states = desk.documentStates;
  const money = useCustomerMoney(id, states);
  const [isStating, setStating] = useState(false);
  const statement = useRef<HTMLButtonElement>(null);
  const stopStating = () => {
    flushSync(() => setStating(false));
    statement.current?.focus();
  };
  // What changes the account loads the ledger again.
  const [changes, setChanges] = useState(0);
  const newInvoice = `${formPath('tax')}?customer=${encodeURIComponent(id)}`;
  usePrimaryKey(isLive ? () => location.assign(newInvoice) : null);
  useEffect(() => {
    document.title = name;
  }, [name]);
  const done = (answer: CustomerAnswer, text: string) => {
    setQuestion(null);
    onDone(answer, text);
  };
  return (
    <>
      <PageHead title={name} takesFocus={notice === null}>
        <span className="quiet">
          {contactPerson}
          {contactPerson && phone && ', '}
          {phone && <a href={telLink(phone)}>{phone}</a>}
        </span>
        {isLive && (
          <PageActions>
            <Button ref={statement} aria-expanded={isStating} onClick={() => setStating(!isStating)}>
              Statement
            </Button>
            <ButtonLink href={`${paths.receive}?${new URLSearchParams({ customer: id })}`}>Receive money</ButtonLink>
            <ButtonLink href={`${formPath('pro')}?customer=${encodeURIComponent(id)}`}>New pro-forma</ButtonLink>
            <ButtonLink look="go" href={newInvoice}>
              New invoice <kbd>Ctrl Enter</kbd>
            </ButtonLink>
          </PageActions>
        )}
      </PageHead>
      {notice && <Notice key={notice.id} kind="good" title={notice.text} takesFocus />}
      {!isLive && <ArchivedNotice customer={customer} isOwner={desk.role === 'owner'} onDone={done} />}
      <CustomerBalance money={money.state} billed={billed} onRetry={money.reload} />
      {isStating && <StatementPanel customer={customer} states={states} today={desk.today} onClose={stopStating} />}
      <div className={styles.columns}>
        <CustomerFacts customer={customer} isOwner={desk.role === 'owner'} onChange={onChange} onAsk={setQuestion} />
        <div>
          {desk.seesFigures && <MonthsSection customer={id} today={desk.today} />}
          <LedgerSection
            key={changes}
            customer={customer}
            desk={desk}
            debts={money.state.kind === 'ready' ? money.state.value.accounts.flatMap((account) => account.debts) : []}
          />
          {money.state.kind === 'ready' && (
            <>
              <AdvancesTable customer={id} accounts={money.state.value.accounts} isLive={isLive} />
              <OpeningsSection
                customer={customer}
                openings={money.state.value.openings}
                states={registeredStates(desk.company)}
                today={desk.today}
                isLive={isLive}
                onSaved={() => {
                  money.reload();
                  setChanges(changes + 1);
                }}
              />
            </>
          )}
        </div>
      </div>
      {question === 'archive' && (
        <ArchiveQuestion customer={customer} onCancel={() => setQuestion(null)} onDone={done} />
      )}
      {question === 'merge' && <MergeQuestion customer={customer} onCancel={() => setQuestion(null)} onDone={done} />}
    </>
  );
}
