import { paths } from '#contract/paths.ts';
import type { Screen } from '../screen.ts';

/** The screens of the accounts, in the order of Operations. */
export const moneyScreens: readonly Screen[] = [
  {
    path: paths.outstanding,
    title: 'Outstanding',
    source: 'receivables/outstanding/outstanding-page.tsx',
    component: 'OutstandingPage',
    bar: 'Money',
    menu: { group: 'customers', text: 'Outstanding', note: 'what customers owe, by age' },
  },
  {
    path: paths.moveInBillsPage,
    title: 'Open bills from a file',
    source: 'receivables/movein/move-in-bills-page.tsx',
    component: 'MoveInBillsPage',
    barOf: paths.outstanding,
    ownersOnly: true,
  },
  {
    path: paths.receive,
    title: 'Receive money',
    source: 'receivables/entry/money-form-page.tsx',
    component: 'MoneyFormPage',
    money: 'later',
    barOf: paths.outstanding,
    menu: { group: 'customers', text: 'Receive money' },
  },
  {
    path: paths.refundForm,
    title: 'Pay an advance back',
    source: 'receivables/entry/money-form-page.tsx',
    component: 'MoneyFormPage',
    money: 'now',
    barOf: paths.outstanding,
  },
  {
    path: paths.settleForm,
    title: 'Settle without money',
    source: 'receivables/entry/money-form-page.tsx',
    component: 'MoneyFormPage',
    money: 'later',
    barOf: paths.outstanding,
  },
  {
    path: paths.useAdvanceForm,
    title: 'Use an advance',
    source: 'receivables/entry/money-form-page.tsx',
    component: 'MoneyFormPage',
    money: 'later',
    barOf: paths.outstanding,
  },
  {
    path: paths.receipts,
    title: 'Day book',
    source: 'receivables/book/day-book-page.tsx',
    component: 'DayBookPage',
    barOf: paths.outstanding,
    menu: { group: 'customers', text: 'Day book', note: 'all vouchers, by day' },
  },
  {
    path: paths.receiptPage,
    title: 'Receipt',
    source: 'receivables/voucher/receipt-page.tsx',
    component: 'ReceiptPage',
  },
];
