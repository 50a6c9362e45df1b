import { formatDate } from '../calendar/indian-date.ts';
import type { Company } from '../company/company.ts';
import { registrationIn } from '../company/registered-states.ts';
import { buyerBlock } from '../customers/buyer-block.ts';
import type { Customer } from '../customers/customer.ts';
import {
  type SheetFact,
  type SheetSeller,
  sheetBank,
  sheetSeller,
  sheetSigning,
} from '../invoices/sheet/sheet-firm.ts';
import { type SheetParty, sheetParty } from '../invoices/sheet/sheet-parties.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { type TaxState, taxStates } from '../tax/states.ts';
import type { AccountItem } from './account-item.ts';
import { ageBoxes } from './ageing.ts';
import type { Statement } from './statement.ts';
import { type UpiCode, upiCode } from './upi-code.ts';

type OpenRow = { number: string; date: string; due: string; age: string; owed: string };

/** The paper of a statement of account. Every figure is a formatted string. */
export type StatementSheet = {
  title: string;
  specimen: boolean;
  seller: SheetSeller;
  period: string;
  strip: SheetFact[];
  dueLabel: string;
  due: string;
  party: SheetParty;
  about: string;
  /** `struck`: what it says counts no more. */
  rows: (Record<'date' | 'number' | 'what' | 'note' | 'due' | 'debit' | 'credit' | 'balance', string> & {
    struck: boolean;
  })[];
  totals: Record<'label' | 'debit' | 'credit' | 'balance', string>;
  openLabel: string;
  open: OpenRow[];
  advances: OpenRow[];
  ageLabel: string;
  ageing: SheetFact[];
  bank: SheetFact[];
  upi: UpiCode | null;
  closing: string;
  signFor: string;
  signName: string;
  signRole: string;
};

type Account = {
  customer: Pick<Customer, 'billingAddress' | 'gstin'>;
  taxState: TaxState;
  specimen: boolean;
  /** A buyer abroad has no UPI. */
  isAbroad: boolean;
};

/** `statementSheet(statement, account, company).due` → `'2,07,913.00'` */
export function statementSheet(
  statement: Statement,
  { customer, taxState, specimen, isAbroad }: Account,
  company: Company,
): StatementSheet {
  const { opening, debit, credit, closing, overdue, advances } = statement;
  const [from, to] = [formatDate(statement.from), formatDate(statement.to)];
  const advance = advances.reduce((sum, { open }) => sum + open, 0);
  const owes = closing >= 0;
  const takenBack = new Set(statement.lines.filter(({ cancelled }) => cancelled).map(({ id }) => id));
  const upi = isAbroad ? null : statementUpi(company, taxState, statement);
  return {
    title: 'Statement of account',
    specimen,
    seller: sheetSeller(company, taxState),
    period: `${from} to ${to}`,
    strip: [
      ['From', from],
      ['To', to],
      ['Overdue', `₹ ${formatRupees(overdue)}`],
    ],
    dueLabel: owes ? 'Balance due' : 'Balance in your favour',
    due: formatRupees(Math.abs(closing)),
    party: sheetParty(buyerBlock(customer), null),
    about: `All that was billed, credited and received by ${company.name}, ${taxStates[taxState].name}, in this time. Debit is what you owe, credit what you paid or were credited.`,
    rows: [
      ...(opening === 0 ? [] : [{ ...blankRow, date: from, what: 'Opening balance', balance: drOrCr(opening) }]),
      ...statement.lines.map((line) => ({
        date: formatDate(line.date),
        number: line.number,
        what: line.what,
        struck: line.kind === 'tds' && takenBack.has(line.id),
        note: line.note.replaceAll(/\s+/g, ' '),
        due: line.due && formatDate(line.due),
        debit: figure(line.debit),
        credit: figure(line.credit),
        balance: drOrCr(line.balance),
      })),
    ],
    totals: {
      label: 'Total of the period and balance',
      debit: formatRupees(debit),
      credit: formatRupees(credit),
      balance: drOrCr(closing),
    },
    openLabel: `What is open on ${to}`,
    open: oldestOf(statement.open, (item) => ({
      ...datesOf(item),
      due: formatDate(item.due),
      age: ageWords(item.daysOver),
      owed: formatRupees(item.open),
    })),
    advances: oldestOf(advances, (item) => ({
      ...datesOf(item),
      due: '',
      age: advanceKinds[item.kind] ?? '',
      owed: formatRupees(item.open),
    })),
    ageLabel: 'By days past the due date, ₹',
    ageing: [
      ...ageBoxes.map((box): SheetFact => [ageLabels[box], formatRupees(statement.ageing[box])]),
      ...(advance > 0 ? [['Advance', `−${formatRupees(advance)}`] satisfies SheetFact] : []),
    ],
    bank: [
      ...(company.bank && closing > 0 ? sheetBank(company.bank) : []),
      ...(upi ? [['UPI', upi.id] satisfies SheetFact] : []),
    ],
    upi,
    closing:
      'If this does not agree with your books, please tell us within 15 days. Cheques count when they are realised. E. & O. E.',
    ...sheetSigning(company),
  };
}

/** Null when nothing is due, and for a registration without a UPI id. */
function statementUpi(company: Company, taxState: TaxState, { to, closing }: Statement): UpiCode | null {
  const { upiId } = registrationIn(company, taxState);
  if (upiId === undefined || closing <= 0) return null;
  const about = `Account on ${formatDate(to)}`;
  return upiCode({ upiId, name: company.name, number: `ACCOUNT-${to.replaceAll('-', '')}`, about, owed: closing });
}

const blankRow = {
  struck: false,
  date: '',
  number: '',
  what: '',
  note: '',
  due: '',
  debit: '',
  credit: '',
  balance: '',
};

const ageLabels = {
  notDue: 'Not due',
  upTo30: '1–30',
  upTo60: '31–60',
  upTo90: '61–90',
  over90: 'Over 90',
};

const advanceKinds: Partial<Record<AccountItem['kind'], string>> = {
  receipt: 'Receipt',
  note: 'Credit note',
  opening: 'Opening advance',
  settlement: 'Settlement',
  // Only on a past day: a receipt that was cancelled since, and one that replaced it.
  invoice: 'Paid twice on this day',
};

/** The oldest bills, and the sum of the others: the PDF has room for this many. */
const MOST_OPEN = 200;

function oldestOf<Item extends AccountItem>(items: readonly Item[], rowOf: (item: Item) => OpenRow): OpenRow[] {
  const rows = items.slice(0, MOST_OPEN).map(rowOf);
  const others = items.slice(MOST_OPEN);
  if (others.length === 0) return rows;
  const owed = formatRupees(others.reduce((sum, { open }) => sum + open, 0));
  return [...rows, { number: `and ${others.length} more`, date: '', due: '', age: '', owed }];
}

function datesOf({ number, date }: AccountItem) {
  return { number, date: formatDate(date) };
}

/** `ageWords(70)` → `'70 days past the due date'` */
function ageWords(days: number): string {
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} past the due date`;
  if (days === 0) return 'due on this day';
  return `due in ${-days} ${days === -1 ? 'day' : 'days'}`;
}

function figure(paise: number): string {
  return paise === 0 ? '' : formatRupees(paise);
}

function drOrCr(paise: number): string {
  if (paise === 0) return formatRupees(0);
  return `${formatRupees(Math.abs(paise))} ${paise > 0 ? 'Dr' : 'Cr'}`;
}
