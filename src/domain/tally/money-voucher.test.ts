import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentModes, settlementReasons, tdsKinds, type Voucher } from '../receivables/voucher.ts';
import { moneyVoucher, type VoucherParts } from './money-voucher.ts';
import { ledgerNames } from './tally-ledgers.ts';
import { voucherFooting } from './tally-voucher.ts';
import { writeCancelled, writeVoucher } from './write-voucher.ts';

const names = ledgerNames();
const party = { ledger: 'Sample Hotels', name: 'Sample Hotels' };
const nothing: VoucherParts = { debts: [], sources: [] };

function buildVoucher(changes: Partial<Voucher> = {}) {
  return {
    ...{ id: 'a-receipt', kind: 'receipt', number: 'RC-DL/26-27/0012', date: '2026-11-21', amount: 98_000_00 },
    ...{ tds: 2000_00, tdsKind: 'income-tax', mode: 'bank', reference: 'SMPLN26325000417', reason: '', note: '' },
    ...changes,
  } as Parameters<typeof moneyVoucher>[0];
}

test('A receipt with TDS pays two invoices and leaves an advance', () => {
  const debts = [
    { number: 'DL/26-27/0003', amount: 60_000_00 },
    { number: 'DL/26-27/0009', amount: 30_000_00 },
  ];
  const voucher = moneyVoucher(buildVoucher(), party, { debts, sources: [] }, names);
  expect(writeVoucher(voucher)).toEqual([
    '<VOUCHER REMOTEID="a-receipt" VCHTYPE="Receipt" ACTION="Create" OBJVIEW="Accounting Voucher View">',
    ' <DATE>20261121</DATE>',
    ' <EFFECTIVEDATE>20261121</EFFECTIVEDATE>',
    ' <GUID>a-receipt</GUID>',
    ' <VOUCHERTYPENAME>Receipt</VOUCHERTYPENAME>',
    ' <VOUCHERNUMBER>RC-DL/26-27/0012</VOUCHERNUMBER>',
    ' <REFERENCE>SMPLN26325000417</REFERENCE>',
    ' <PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>',
    ' <ISINVOICE>No</ISINVOICE>',
    ' <PARTYLEDGERNAME>Sample Hotels</PARTYLEDGERNAME>',
    ' <PARTYNAME>Sample Hotels</PARTYNAME>',
    ' <NARRATION>Bank transfer, SMPLN26325000417</NARRATION>',
    ' <ALLLEDGERENTRIES.LIST>',
    '  <LEDGERNAME>Sample Hotels</LEDGERNAME>',
    '  <ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>',
    '  <ISPARTYLEDGER>Yes</ISPARTYLEDGER>',
    '  <AMOUNT>100000.00</AMOUNT>',
    '  <BILLALLOCATIONS.LIST>',
    '   <NAME>DL/26-27/0003</NAME>',
    '   <BILLTYPE>Agst Ref</BILLTYPE>',
    '   <AMOUNT>60000.00</AMOUNT>',
    '  </BILLALLOCATIONS.LIST>',
    '  <BILLALLOCATIONS.LIST>',
    '   <NAME>DL/26-27/0009</NAME>',
    '   <BILLTYPE>Agst Ref</BILLTYPE>',
    '   <AMOUNT>30000.00</AMOUNT>',
    '  </BILLALLOCATIONS.LIST>',
    '  <BILLALLOCATIONS.LIST>',
    '   <NAME>RC-DL/26-27/0012</NAME>',
    '   <BILLTYPE>Advance</BILLTYPE>',
    '   <AMOUNT>10000.00</AMOUNT>',
    '  </BILLALLOCATIONS.LIST>',
    ' </ALLLEDGERENTRIES.LIST>',
    ' <ALLLEDGERENTRIES.LIST>',
    '  <LEDGERNAME>Bank</LEDGERNAME>',
    '  <ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>',
    '  <ISPARTYLEDGER>No</ISPARTYLEDGER>',
    '  <AMOUNT>-98000.00</AMOUNT>',
    ' </ALLLEDGERENTRIES.LIST>',
    ' <ALLLEDGERENTRIES.LIST>',
    '  <LEDGERNAME>TDS Receivable</LEDGERNAME>',
    '  <ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>',
    '  <ISPARTYLEDGER>No</ISPARTYLEDGER>',
    '  <AMOUNT>-2000.00</AMOUNT>',
    ' </ALLLEDGERENTRIES.LIST>',
    '</VOUCHER>',
  ]);
});

test('A number past 16 characters goes to Tally whole, also as the name of its advance', () => {
  const voucher = moneyVoucher(buildVoucher({ number: 'RC-DL/26-27/10000' }), party, nothing, names);
  expect(writeVoucher(voucher)).toContain(' <VOUCHERNUMBER>RC-DL/26-27/10000</VOUCHERNUMBER>');
  expect(voucher.entries[0]?.bills).toEqual([{ name: 'RC-DL/26-27/10000', kind: 'Advance', amount: 100_000_00 }]);
});

test('A refund is a payment out of the advance that it names', () => {
  const refund = buildVoucher({ kind: 'refund', number: 'RF-DL/26-27/0001', amount: 500_00, tds: 0, mode: 'cash' });
  const sources = [{ number: 'RC-DL/26-27/0012', amount: 500_00 }];
  const voucher = moneyVoucher(refund, party, { debts: [], sources }, names);
  expect(voucher.type).toBe('Payment');
  expect(voucher.entries).toEqual([
    {
      ...{ ledger: 'Sample Hotels', amount: -500_00, isParty: true },
      bills: [{ name: 'RC-DL/26-27/0012', kind: 'Agst Ref', amount: -500_00 }],
    },
    { ledger: 'Cash', amount: 500_00, isParty: false, bills: [] },
  ]);
});

test.each([
  ['tds', 'income-tax', 'TDS Receivable'],
  ['tds', 'gst', 'GST TDS Receivable'],
  ['discount', '', 'Discount Allowed'],
  ['bad-debt', '', 'Bad Debts'],
  ['rounding', '', 'Round Off'],
] as const)('A settlement because of %s %s is a journal against %s', (reason, tdsKind, ledger) => {
  const settlement = buildVoucher({ kind: 'settlement', amount: 10_00, tds: 0, mode: '', reason, tdsKind });
  const debts = [{ number: 'DL/26-27/0003', amount: 10_00 }];
  const voucher = moneyVoucher(settlement, party, { debts, sources: [] }, names);
  expect(voucher.type).toBe('Journal');
  expect(voucher.entries.map((entry) => [entry.ledger, entry.amount])).toEqual([
    ['Sample Hotels', 10_00],
    [ledger, -10_00],
  ]);
});

test('A set-off moves money within the party’s ledger, from the advance to the bill', () => {
  const setOff = buildVoucher({ kind: 'settlement', amount: 10_00, tds: 0, tdsKind: '', mode: '', reason: 'set-off' });
  const parts = {
    sources: [{ number: 'RC-DL/26-27/0012', amount: 10_00 }],
    debts: [{ number: 'DL/26-27/0003', amount: 10_00 }],
  };
  const { entries } = moneyVoucher(setOff, party, parts, names);
  expect(entries.map(({ ledger, amount, bills }) => [ledger, amount, bills])).toEqual([
    ['Sample Hotels', -10_00, [{ name: 'RC-DL/26-27/0012', kind: 'Agst Ref', amount: -10_00 }]],
    ['Sample Hotels', 10_00, [{ name: 'DL/26-27/0003', kind: 'Agst Ref', amount: 10_00 }]],
  ]);
});

test('Receipts, refunds and settlements foot to zero, and their bills to the party’s amount', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('receipt', 'refund', 'settlement'),
        amount: fc.integer({ min: 1, max: 10_000_000_00 }),
        tds: fc.integer({ min: 0, max: 10_000_00 }),
        tdsKind: fc.constantFrom(...tdsKinds.map(({ value }) => value), ''),
        mode: fc.constantFrom(...paymentModes.map(({ value }) => value), ''),
        reason: fc.constantFrom(...settlementReasons.map(({ value }) => value), ''),
      }),
      fc.array(fc.integer({ min: 1, max: 1000_00 }), { maxLength: 5 }),
      (drawn, amounts) => {
        // Only a receipt has TDS beside its money.
        const voucher = buildVoucher({ ...drawn, tds: drawn.kind === 'receipt' ? drawn.tds : 0 });
        const parts = amounts.map((amount, at) => ({ number: `DL/26-27/${at}`, amount }));
        const { entries, stock } = moneyVoucher(voucher, party, { debts: parts, sources: parts }, names);
        expect(voucherFooting({ entries, stock })).toBe(0);
        for (const { amount, bills, isParty } of entries)
          if (isParty) expect(bills.reduce((sum, bill) => sum + bill.amount, 0)).toBe(amount);
      },
    ),
  );
});

test('A cancelled voucher keeps its number and GUID, and books nothing', () => {
  const head = moneyVoucher(buildVoucher(), party, nothing, names);
  expect(writeCancelled(head, true)).toEqual([
    '<VOUCHER REMOTEID="a-receipt" DATE="20261121" TAGNAME="Voucher Number" TAGVALUE="RC-DL/26-27/0012" VCHTYPE="Receipt" ACTION="Cancel">',
    ' <DATE>20261121</DATE>',
    ' <EFFECTIVEDATE>20261121</EFFECTIVEDATE>',
    ' <GUID>a-receipt</GUID>',
    ' <VOUCHERTYPENAME>Receipt</VOUCHERTYPENAME>',
    ' <VOUCHERNUMBER>RC-DL/26-27/0012</VOUCHERNUMBER>',
    ' <ISCANCELLED>Yes</ISCANCELLED>',
    '</VOUCHER>',
  ]);
  expect(writeCancelled(head, false)[0]).toBe('<VOUCHER REMOTEID="a-receipt" VCHTYPE="Receipt" ACTION="Create">');
});
