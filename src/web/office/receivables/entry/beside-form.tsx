import { type ReactNode, useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { VoucherPaper } from '../voucher/voucher-paper.tsx';
import { AccountAfter } from './account-after.tsx';
import { draftSheet } from './draft-sheet.ts';
import type { Account, Entry } from './entry-of-draft.ts';
import type { EntryKind } from './money-draft.ts';
import styles from './money-form.module.css';
import type { ChosenParty } from './use-account.ts';

type BesideFormProps = {
  kind: EntryKind;
  desk: Desk;
  party: ChosenParty | null;
  account: Account | null;
  entry: Entry;
  /** The number that it would get; '' while it is not known. */
  number: string;
  /** What the last attempt answered. */
  children: ReactNode;
};

/** The paper of what is typed, and what the account comes to after it. */
export function BesideForm({ kind, desk, party, account, entry, number, children }: BesideFormProps) {
  const customer = party?.customer ?? null;
  const sheet = useMemo(
    () => (kind === 'use' ? null : draftSheet(entry, customer, number && `next: ${number}`, desk)),
    [kind, entry, customer, number, desk],
  );
  const hasSums = !entry.problems.some(({ field }) => field === 'allocations' || field.startsWith('pays '));
  return (
    <ScrollArea label="Paper and account" className={styles.desk}>
      {children}
      {sheet && <VoucherPaper sheet={sheet} paper={desk.paper} isDraft className={styles.paper} />}
      {customer && account && hasSums && (
        <AccountAfter kind={kind} name={customer.name} account={account} entry={entry} today={desk.today} />
      )}
      {!customer && <p className="quiet">Choose a customer: what the account comes to appears here.</p>}
    </ScrollArea>
  );
}
