import type { Desk } from '#contract/desk.ts';
import type { Company } from '#domain/company/company.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import { type VoucherSheet, voucherSheet } from '#domain/receivables/voucher-sheet.ts';
import { type Entry, payingRows } from './entry-of-draft.ts';
import type { ChosenParty } from './use-account.ts';

/** The paper of what the form would enter. Null for a firm without a company record. */
export function draftSheet(
  entry: Entry,
  customer: ChosenParty['customer'] | null,
  number: string,
  desk: Desk,
): VoucherSheet | null {
  return desk.paper && sheetOf(entry, customer, number, desk.paper, desk.demo);
}

function sheetOf(
  { draft, rows, source, problems }: Entry,
  customer: ChosenParty['customer'] | null,
  number: string,
  company: Company,
  specimen: boolean,
): VoucherSheet {
  // A cell that takes more than there is stays out of the paper until it is right.
  const possible = payingRows(rows).filter(({ item, pays }) => (pays ?? 0) <= item.open);
  const lines = possible.map(({ item, pays }) => ({ item, before: item.open, paid: pays ?? 0 }));
  const taken = lines.reduce((sum, { paid }) => sum + paid, 0);
  // Before a registration is chosen the paper is that of the first.
  const isChosen = draft.customer !== '' && !problems.some(({ field }) => field === 'taxState');
  const [first = draft.taxState] = registeredStates(company);
  const voucher: Voucher = {
    ...draft,
    taxState: isChosen ? draft.taxState : first,
    amount: draft.kind === 'settlement' ? taken : draft.amount || 0,
    tds: draft.tds || 0,
    id: '',
    number,
    customer: { id: draft.customer, name: customer?.name ?? '' },
    party: customer?.billingAddress ?? '',
    partyGstin: customer?.gstin ?? '',
    issuedAt: '',
    issuedBy: '',
    companyVersion: 0,
    specimen,
    open: 0,
    cancelled: null,
  };
  return voucherSheet(voucher, { lines, uses: source ? [{ source, amount: taken }] : [] }, company);
}
