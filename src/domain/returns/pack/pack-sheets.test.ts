import { expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildReturn } from '#test/build/build-return.ts';
import { readWrittenSheet } from '#test/read/read-written-sheet.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import type { AdvanceOfPeriod } from '../../receivables/unused-advance.ts';
import { advancesSheet, auditSheet, cancelledSheet, notesSheet } from './pack-sheets.ts';

async function* each<Row>(...rows: Row[]) {
  yield* rows;
}

test('What was cancelled says by whom and why, with what it came to before', async () => {
  const cancelled = buildIssuedInvoice(
    1,
    {},
    {
      ...{ cancelledAt: '2026-11-22T20:00:00.000Z', cancelledBy: 'meena' },
      cancelledBecause: { reason: 'other', why: 'Billed to the wrong party' },
    },
  );
  const sheet = await readWrittenSheet(cancelledSheet(each(cancelled, buildIssuedInvoice(1, { type: 'credit' }))));
  expect(sheet.name).toBe('Cancelled');
  expect(sheet.rows).toEqual([
    {
      ...{ Kind: 'Tax Invoice', Number: 'DL/26-27/0042', Date: cancelled.date, Buyer: cancelled.buyerName },
      'Total before it was cancelled': cancelled.totals.payable,
      // Half past one at night in India.
      ...{ 'Cancelled on': '2026-11-23', By: 'meena', Reason: 'Billed to the wrong party' },
    },
    expect.objectContaining({ Kind: 'Credit Note', 'Cancelled on': '', By: '', Reason: 'reason not given' }),
  ]);
});

test('Credit notes name their invoices; a cancelled one counts nothing', async () => {
  const original = { number: 'DL/26-27/0001', date: '2026-10-01', gstin: '', place: '21', value: 5000_00, known: true };
  const within = buildReturn({ number: 'CN-DL/26-27/001', original });
  const between = buildReturn({
    ...{ number: 'CN-DL/26-27/002', gstin: '21AAACB5678L1ZK', withoutGst: true },
    original: { ...original, known: false, value: null },
  });
  const lone = buildReturn({ number: 'CN-DL/26-27/003', place: '' });
  const cancelled = buildReturn({ number: 'CN-DL/26-27/004', cancelled: true });
  const sheet = await readWrittenSheet(notesSheet(each(within, between, lone, cancelled)));
  expect(sheet.name).toBe('Credit notes');
  expect(sheet.rows).toEqual([
    {
      ...{ Number: 'CN-DL/26-27/001', Date: '2026-10-05', Buyer: 'Example Hotels', GSTIN: '' },
      ...{
        'Place of supply': `07 ${homeName}`,
        'Taxable value': 1000_00,
        CGST: 90_00,
        SGST: 90_00,
        IGST: 0,
        Total: 1180_00,
      },
      ...{ Status: 'Issued', 'Without GST': '', Invoice: 'DL/26-27/0001', 'Date of the invoice': '2026-10-01' },
      ...{ 'Value of the invoice': 5000_00, 'Invoice of this shop': 'Yes' },
    },
    expect.objectContaining({
      ...{ GSTIN: '21AAACB5678L1ZK', 'Place of supply': `21 ${branchName}`, CGST: 0, SGST: 0, IGST: 180_00 },
      ...{ 'Without GST': 'Yes', 'Value of the invoice': '', 'Invoice of this shop': 'No' },
    }),
    expect.objectContaining({
      ...{ 'Place of supply': '', Invoice: '', 'Date of the invoice': '', 'Value of the invoice': '' },
      'Invoice of this shop': 'No',
    }),
    expect.objectContaining({
      ...{ 'Taxable value': 0, CGST: 0, SGST: 0, IGST: 0, Total: 0, Status: 'Cancelled' },
    }),
  ]);
});

test('Advances say what they are for, and what is to do about one for a service', async () => {
  const advance: AdvanceOfPeriod = {
    ...{ id: 'a', kind: 'receipt', number: 'RC-DL/26-27/0003', date: '2026-10-01', customer: 'hotels' },
    ...{ amount: 900_00, name: 'Example Hotels', place: '21', left: 100_00, mark: 'service' },
    ...{ declaredIn: '', used: 0 },
  };
  const sheet = await readWrittenSheet(
    advancesSheet(
      each(
        advance,
        { ...advance, mark: 'goods', place: '', kind: 'opening' },
        { ...advance, mark: '' },
        { ...advance, kind: 'note', mark: '' },
        { ...advance, declaredIn: 'September 2026' },
        { ...advance, declaredIn: 'September 2026', used: 40_00 },
      ),
    ),
  );
  expect(sheet.name).toBe('Advances');
  expect(sheet.rows).toEqual([
    {
      ...{ Number: 'RC-DL/26-27/0003', What: 'Receipt', Date: '2026-10-01', Customer: 'Example Hotels' },
      ...{ 'Place of supply': `21 ${branchName}`, Amount: 900_00, 'Not used': 100_00, For: 'Service' },
      'For table 11B': 0,
      'To do': 'Table 11A and a receipt voucher',
    },
    expect.objectContaining({ What: 'Opening bill', 'Place of supply': '', For: 'Goods', 'To do': '' }),
    expect.objectContaining({ For: 'Not said', 'To do': '' }),
    expect.objectContaining({ What: 'Credit note', For: '' }),
    expect.objectContaining({ 'For table 11B': 0, 'To do': 'Nothing: table 11A of September 2026 has it' }),
    expect.objectContaining({ 'For table 11B': 40_00, 'To do': 'Table 11B: what was used of it since' }),
  ]);
});

test('Lines of the audit log have Indian time to the second', async () => {
  const line = {
    ...{ seq: 7, at: '2026-11-22T20:01:59.123Z', who: 'meena', address: '10.0.0.1', title: 'invoice issued' },
    ...{ about: 'DL/26-27/0042', details: ['payable 100', 'buyer Example'], hash: 'ab' },
  };
  const sheet = await readWrittenSheet(auditSheet(each(line)));
  expect(sheet.name).toBe('Audit log');
  expect(sheet.columns[0]).toEqual({ head: 'Line', kind: 'count', width: 9 });
  expect(sheet.rows).toEqual([
    {
      ...{ Line: 7, 'Time (India)': '23/11/2026 01:31:59', Who: 'meena', Address: '10.0.0.1', What: 'invoice issued' },
      ...{ 'Of what': 'DL/26-27/0042', Detail: 'payable 100; buyer Example', Hash: 'ab' },
    },
  ]);
});
