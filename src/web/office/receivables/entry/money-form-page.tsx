import { paths } from '#contract/paths.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { askedByAddress } from './asked-by-address.ts';
import type { EntryKind } from './money-draft.ts';
import { MoneyForm } from './money-form.tsx';

/** The forms of the accounts: one module, because they are one form. */
export function MoneyFormPage({ title, path }: { title: string; path: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <MoneyForm kind={kinds[path] ?? 'receipt'} desk={desk} asked={askedByAddress()} />}
    </StaffPage>
  );
}

const kinds: Record<string, EntryKind> = {
  [paths.receive]: 'receipt',
  [paths.refundForm]: 'refund',
  [paths.settleForm]: 'settlement',
  [paths.useAdvanceForm]: 'use',
};
