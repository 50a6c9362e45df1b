import { expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { buildTallyMasters } from '#test/build/build-tally.ts';
import { openBillsShop } from '#test/open/open-bills-shop.ts';

const bill = (name: string, sum: string, period = '30 Days') =>
  `<BILLALLOCATIONS.LIST><BILLDATE>20260331</BILLDATE><NAME>${name}</NAME><BILLCREDITPERIOD>${period}</BILLCREDITPERIOD><ISADVANCE>No</ISADVANCE><OPENINGBALANCE>${sum}</OPENINGBALANCE></BILLALLOCATIONS.LIST>`;
const ledger = `<LEDGER NAME="Sample Hotels" RESERVEDNAME=""><PARENT>Sundry Debtors</PARENT><OPENINGBALANCE>-11305.00</OPENINGBALANCE>${bill('T/1', '-11800.50')}${bill('T/2', '495.50')}<BILLALLOCATIONS.LIST>  </BILLALLOCATIONS.LIST></LEDGER>`;
const report = `<ENVELOPE><BILLFIXED><BILLDATE>1-Apr-26</BILLDATE><BILLREF>R/1</BILLREF><BILLPARTY>Demo Schools</BILLPARTY></BILLFIXED><BILLCL>-5000.25</BILLCL><BILLDUE>1-May-26</BILLDUE><BILLOVERDUE>30</BILLOVERDUE><BILLFIXED><BILLDATE>2-Apr-26</BILLDATE><BILLREF>R/2</BILLREF><BILLPARTY>Model Clinics</BILLPARTY></BILLFIXED><BILLCL>700.00</BILLCL><BILLDUE>2-May-26</BILLDUE></ENVELOPE>`;

test('Tally’s ledgers and its report of bills receivable are read in UTF-16; a file that was cut off is refused', async () => {
  const shop = await openBillsShop(await openDatabase('sqlite::memory:'));
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const billsIn = ({ value }: Awaited<ReturnType<typeof shop.send>>) =>
    value.rows.map(({ bill: of, message }) => of && [of.name, of.reference, of.side, of.amount, of.due, message]);
  const masters = buildTallyMasters([ledger]);
  expect(billsIn(await shop.send(utf16(masters), '?preview=1'))).toEqual([
    ['Sample Hotels', 'T/1', 'dr', 1180050, '2026-04-30', ''],
    ['Sample Hotels', 'T/2', 'cr', 49550, '2026-04-30', ''],
  ]);
  expect(billsIn(await shop.send(utf16(report), '?preview=1'))).toEqual([
    ['Demo Schools', 'R/1', 'dr', 500025, '2026-05-01', ''],
    ['Model Clinics', 'R/2', 'cr', 70000, '2026-05-02', ''],
  ]);
  const cut = await shop.send(utf16(masters.slice(0, masters.indexOf('T/2'))), '?preview=1');
  expect(cut).toMatchObject({
    status: 422,
    value: { message: expect.stringContaining('The file ends in the middle') },
  });
  const none = await shop.send(buildTallyMasters(), '?preview=1');
  expect(none).toMatchObject({ status: 422, value: { message: expect.stringContaining('holds no open bills') } });
  const long = `Customer,Bill no,Date,Amount\n${'Sample Hotels,A,31/03/2026,1\n'.repeat(30_000)}`;
  expect((await shop.send(long, '?preview=1')).value.message).toContain('more than 20,000 rows');
  const wordless = await shop.send('Colour,Weight\nred,1', '?preview=1');
  expect(wordless.value.message).toContain('Name the columns in the first row');
});

test('A creditor’s ledger brings no bill to the customer of its name; a bill is due after its own days of credit', async () => {
  const shop = await openBillsShop(await openDatabase('sqlite::memory:'));
  const of = (group: string, ...bills: string[]) =>
    `<LEDGER NAME="Sample Hotels" RESERVEDNAME=""><PARENT>${group}</PARENT>${bills.join('')}</LEDGER>`;
  const periods = ['45 Days', '1 Day', '2 Weeks', '1 Month', '20260506', '6-May-26', ''];
  const owed = periods.map((period, at) => bill(`P/${at}`, '-10.00', period));
  const supplier = of('Sundry Creditors', bill('S/1', '500.00'));
  const { value } = await shop.send(buildTallyMasters([supplier, of('Delhi Parties', ...owed)]), '?preview=1');
  expect(value.rows.map(({ bill: each, message }) => [each?.reference, each?.due, message])).toEqual([
    ...[
      ['P/0', '2026-05-15', ''],
      ['P/1', '2026-04-01', ''],
      ['P/2', '2026-04-14', ''],
      ['P/3', '2026-04-30', ''],
    ],
    // Without days of its own: those of the customer.
    ...[
      ['P/4', '2026-05-06', ''],
      ['P/5', '2026-05-06', ''],
      ['P/6', '2026-04-30', ''],
    ],
  ]);
  const leftOut =
    '1 ledger is left out, of Sundry Creditors. If such a group holds customers, export all masters, so that the file says which group it belongs to.';
  expect(value.leftOut).toBe(leftOut);
  const only = await shop.send(buildTallyMasters([supplier]), '?preview=1');
  expect([only.status, only.value.message]).toEqual([
    422,
    `No ledger of this file is in the group Sundry Debtors. ${leftOut}`,
  ]);
});

test('What a ledger of Tally has beside its bills comes on account: no paisa of its balance is lost, on either side', async () => {
  const shop = await openBillsShop(await openDatabase('sqlite::memory:'));
  const of = (name: string, balance: string, bills = '', ledger = name, group = 'Sundry Debtors') =>
    `<LEDGER NAME="${ledger}" RESERVEDNAME=""><MAILINGNAME>${name}</MAILINGNAME><PARENT>${group}</PARENT><OPENINGBALANCE>${balance}</OPENINGBALANCE>${bills}</LEDGER>`;
  const masters = buildTallyMasters([
    of('Sample Hotels', '-5000.00'),
    of('Sample Hotels', '-12.00', '', 'Hotels, second'),
    of('Model Clinics', '-900.10', bill('C/1', '-100.00')),
    of('Demo Schools', '250.05', bill('On Account', '-20.00') + bill('C/2', '100.00')),
    of('Model Clinics', '-30.00', bill('C/3', '-40.00'), 'Clinics'),
    of('Demo Schools', '$ 5 @ 83', '', 'Dollars'),
    of('Nobody Yet', '-77.00'),
    of('Demo Bank', '-9999.00', '', 'Demo Bank', 'Bank Accounts'),
  ]);
  const { value } = await shop.send(masters, '?preview=1');
  expect(value.rows.map(({ bill: of, message }) => message || (of && [of.reference, of.side, of.amount]))).toEqual([
    ['On account Sample Hotels', 'dr', 500000],
    ['On account Hotels, second', 'dr', 1200],
    ...[
      ['C/1', 'dr', 10000],
      ['On account Model Clinics', 'dr', 80010],
      ['On Account', 'dr', 2000],
      ['C/2', 'cr', 10000],
      ['On account Demo Schools', 'cr', 17005],
    ],
    ['C/3', 'dr', 4000],
    ['On account Clinics', 'cr', 1000],
    'Row 10, Amount: “$ 5 @ 83 less its bills Cr” is no sum in rupees and paise.',
    expect.stringContaining('Row 11: Nobody Yet is not in the customer book.'),
  ]);
  expect([value.rows[0]?.bill?.date, value.rows.at(-1)?.cells.includes('77.00 Dr')]).toEqual(['2026-03-31', true]);
  expect(value.leftOut).toContain('1 ledger is left out, of Bank Accounts.');
  for (const _ of ['once', 'again']) {
    await shop.send(masters);
    const { dr, cr } = await shop.open();
    expect(dr - cr).toBe(500000 + 1200 + 90010 - 25005 + 3000);
  }
});
