import type { Sheet } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readMasters } from './read-masters.ts';
import { isCustomer, leftOutSentence, noDebtors } from './tally-debtors.ts';

/**
 * Reads what is open from an export of Tally (XML): the bill-wise opening balances of the ledgers of customers, or the report “Bills
 * Receivable”. Tally writes what is owed to the firm below zero.
 */
export function readTallyBills(text: string): Outcome<Sheet[]> {
  const masters = readMasters(text);
  if (!masters.ok) return masters;
  const { ledgers, parentOfGroup, bills } = masters.value;
  // Tally writes an empty list after the last one.
  const withBills = ledgers
    .map((ledger) => ({ ...ledger, bills: ledger.bills.filter((bill) => bill.size > 0) }))
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

/** `sumOf('-11800.00')` → `'11800.00 Dr'` */
function sumOf(text: string): string {
  const digits = text.replace(/^-/, '');
  return digits === '' ? '' : `${digits} ${text.startsWith('-') ? 'Dr' : 'Cr'}`;
}
