import type { Sheet } from '#domain/customers/import/sheet.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readMasters } from './read-masters.ts';
import { isCustomer, leftOutSentence, noDebtors } from './tally-debtors.ts';
import type { TallyLedger } from './tally-ledger.ts';

/**
 * Reads what is open from an export of Tally (XML): the opening balances of the ledgers of customers, bill by bill and the rest of each
 * on account, or the report “Bills Receivable”. Tally writes what is owed to the firm below zero.
 */
export function readTallyBills(text: string): Outcome<Sheet[]> {
  const masters = readMasters(text);
  if (!masters.ok) return masters;
  const { ledgers, parentOfGroup, bills } = masters.value;
  // Tally writes an empty list after the last one.
  const withBills = ledgers
    .map((ledger) => ({ ...ledger, bills: [...ledger.bills.filter((bill) => bill.size > 0), ...onAccount(ledger)] }))
    .filter((ledger) => ledger.bills.length > 0);
  const leftOut = leftOutSentence(withBills.filter((ledger) => !isCustomer(ledger, parentOfGroup)));
  const customers = withBills.filter((ledger) => isCustomer(ledger, parentOfGroup));
  const ofLedgers = customers.flatMap(({ name, texts, bills: own }) => {
    const firstOf = (...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find(Boolean) ?? '';
    const customer =
      firstOf('LEDMAILINGDETAILS.LIST/MAILINGNAME', 'MAILINGNAME.LIST/MAILINGNAME', 'MAILINGNAME') || name;
    const gstin = firstOf('LEDGSTREGDETAILS.LIST/GSTIN', 'PARTYGSTIN');
    return own.map((bill) => [
      customer,
      gstin,
      bill.get('NAME') ?? '',
      bill.get('BILLDATE') ?? '',
      bill.get('BILLCREDITPERIOD') ?? '',
      sumOf(bill.get('OPENINGBALANCE') ?? ''),
    ]);
  });
  const ofReport = bills.map((bill) => [
    bill.get('BILLPARTY') ?? '',
    '',
    bill.get('BILLREF') ?? '',
    bill.get('BILLDATE') ?? '',
    bill.get('BILLDUE') ?? '',
    sumOf(bill.get('BILLCL') ?? bill.get('BILLOP') ?? ''),
  ]);
  const cells = [...ofLedgers, ...ofReport];
  if (cells.length === 0) return failed('invalid', leftOut === '' ? noBills : noDebtors(leftOut));
  const rows = cells.map((each, at) => ({ number: at + 1, cells: each, unreadable: [] }));
  const headings = { number: 0, cells: ['Customer', 'GSTIN', 'Bill no', 'Date', 'Due date', 'Amount'], unreadable: [] };
  return ok([{ kind: 'tally', name: '', rows: [headings, ...rows], leftOut }]);
}

const noBills =
  'This XML file holds no open bills. Export the ledgers of Tally with bill-wise details, or the report Bills Receivable, as XML.';

/**
 * What the balance of a ledger has beside its bills, as a bill. Its number has the name of the ledger, as one customer may have several; of
 * a long one the end, where those differ. Where a sum is none in rupees, the row is refused with it.
 */
function onAccount({ name, texts, bills }: TallyLedger): Map<string, string>[] {
  const balance = texts.get('OPENINGBALANCE')?.[0] ?? '';
  const whole = paiseOf(balance);
  const ofBills = bills.map((bill) => paiseOf(bill.get('OPENINGBALANCE') ?? '0'));
  const rest = ofBills.reduce<number>((left, sum) => left - (sum ?? 0), whole ?? 0);
  const said = [whole, ...ofBills].includes(null) ? `${balance} less its bills` : (rest / 100).toFixed(2);
  if (balance === '' || said === '0.00') return [];
  return [
    new Map([
      ['NAME', `On account ${name.slice(-39)}`],
      ['OPENINGBALANCE', said],
    ]),
  ];
}

/** `paiseOf('-11800.50')` → `-1180050`, null for what is no sum in rupees. */
function paiseOf(text: string): number | null {
  const paise = readDecimal(text.replace(/^-/, ''), 2);
  return paise === null || !text.startsWith('-') ? paise : -paise;
}

/** `sumOf('-11800.00')` → `'11800.00 Dr'` */
function sumOf(text: string): string {
  const digits = text.replace(/^-/, '');
  return digits === '' ? '' : `${digits} ${text.startsWith('-') ? 'Dr' : 'Cr'}`;
}
