import { expect, test } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openReturnStore } from '#adapters/database/returns/return-store.ts';
import { openTallyStore } from '#adapters/database/tally/tally-store.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { readTallyFile } from '#test/read/read-tally-file.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { readTallyState } from './read-tally-state.ts';
import { tallyFile } from './tally-file.ts';

const hotels = 'Example Hotels & Inns\n7 Example Marg\nNew Delhi 110037\nGSTIN 07ABCDE1234F2Z1';
const november = { taxState: home, period: '2026-11' } as const;

// One line of 100.00 with GST of 18 %: 118.00.
const small = { qty1: '1', rate1: '100.00', gst1: '18' };
/** To a buyer of another state, whose address names none. */
const central = {
  ...small,
  taxType: 'central',
  buyerAddress: 'Sample Walls\nMain Road',
  consigneeAddress: 'Main Road',
} as const;

/** What staff add to a document later. */
function addTo(database: Parameters<typeof openReturnStore>[0]) {
  const returns = openReturnStore(database);
  return (document: { id: string }, facts: Supplement) =>
    returns.supplement(document.id, facts, 'As the order says', '2026-11-30T06:00:00.000Z', actor);
}

async function openShop(database: Parameters<typeof openTestAccounts>[0]) {
  const shop = await openTestAccounts(database);
  const tally = openTallyStore(database);
  const ports = {
    system: { now: () => '2026-12-01T06:00:00.000Z' },
    companies: openCompanyStore(database),
    catalogues: openCatalogueStore(database),
    tally,
  };
  const write = async (
    more: { again?: boolean; remembered?: null; taxState?: typeof branch; period?: string } = {},
  ) => {
    const file = await tallyFile(ports, { ...november, again: false, remembered: { actor }, ...more });
    if (!file.ok) throw new Error(file.message);
    let text = '';
    for await (const part of file.value) text += part;
    return readTallyFile(text);
  };
  return { ...shop, ports, write, state: () => readTallyState(ports, november) };
}

eachDatabase('The file for Tally', (open) => {
  test('has the masters before the vouchers that name them, and every voucher foots to zero', async () => {
    const { write, ...shop } = await openShop(await open());
    const customer = await shop.add(hotels, '07ABCDE1234F2Z1');
    const first = await shop.issue('A/1', { ...small, buyerAddress: hotels });
    await shop.issue('A/2', { ...small, buyerAddress: 'ନମୁନା ଗୃହ ସଜ୍ଜା\nଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା 751013', ratePerQty1: 'sqft' });
    const original = { id: first.id, number: 'A/1', date: first.date };
    const credit = { ...small, type: 'credit', qty1: '0.5', referenceNumber: 'A/1', buyerAddress: hotels };
    await shop.issue('CN/1', credit, { original });
    const lines = [shop.pays(first, 59_00)];
    const tds = { tds: 2_00, tdsKind: 'income-tax' } as const;
    const receipt = await shop.receive({ customer: customer.id, amount: 98_00, lines, mode: 'cash', ...tds });
    await shop.refund(receipt, 10_00, { customer: customer.id });
    const file = await write();

    expect(file.vouchers.map(({ type, number, footing }) => `${type} ${number} ${footing}`)).toEqual([
      'Sales A/1 0',
      'Sales A/2 0',
      'Credit Note CN/1 0',
      'Receipt RC-DL/26-27/0001 0',
      'Payment RF-DL/26-27/0001 0',
    ]);
    expect(file.ledgers.slice(-2)).toEqual(['Example Hotels & Inns', 'ନମୁନା ଗୃହ ସଜ୍ଜା']);
    expect(file.items).toEqual(['Wallpaper (sqft)', 'Wallpaper'].sort());
    expect(file.units).toEqual(['roll', 'sqft']);
    for (const { ledgers, items } of file.vouchers) {
      expect(file.ledgers).toEqual(expect.arrayContaining(ledgers));
      expect(file.items).toEqual(expect.arrayContaining(items));
    }
    expect(file.vouchers[2]?.bills).toEqual(['A/1 Agst Ref 59.00']);
    expect(file.vouchers[3]?.bills).toEqual(['A/1 Agst Ref 59.00', 'RC-DL/26-27/0001 Advance 41.00']);
    expect(file.vouchers[4]?.bills).toEqual(['RC-DL/26-27/0001 Agst Ref -10.00']);
  });

  test('takes goods back into the stock at the price of their invoice, and a difference of price as a value alone', async () => {
    const { write, ...shop } = await openShop(await open());
    const { id, date } = await shop.issue('A/1', { ...small, buyerAddress: hotels });
    const note = { type: 'credit', referenceNumber: 'A/1', buyerAddress: hotels, gst1: '18' };
    const more = { original: { id, number: 'A/1', date } };
    await shop.issue('CN/1', { ...note, qty1: '0.5', rate1: '100.00' }, more);
    await shop.issue('CN/2', { ...note, qty1: '1', rate1: '5.00' }, more);
    expect((await write()).vouchers.map(({ quantities, footing }) => [quantities, footing])).toEqual([
      ...[
        [['1 roll'], 0],
        [['0.5 roll'], 0],
      ],
      [[], 0],
    ]);
  });

  test('leaves out what a file before has, and says what was cancelled since, of other months too', async () => {
    const { write, state, ...shop } = await openShop(await open());
    const customer = await shop.add(hotels, '07ABCDE1234F2Z1');
    const october = await shop.issue('A/1', { ...small, buyerAddress: hotels, orderDate: '2026-10-05' });
    const early = await shop.issue('A/2', { ...small, buyerAddress: hotels });
    const receipt = await shop.receive({ customer: customer.id, amount: 118_00 });
    const never = await shop.issue('A/3', { ...small, buyerAddress: hotels });
    await shop.cancel(never);
    expect(await state()).toEqual({ vouchers: 3, changed: 0, cancelled: 0, files: [] });

    await write({ period: '2026-10' });
    expect((await write()).vouchers.map(brief)).toEqual([
      'Create A/2',
      'Create A/3 cancelled',
      'Create RC-DL/26-27/0001',
    ]);
    expect((await write()).vouchers).toEqual([]);
    expect((await write()).ledgers).toEqual([]);

    await shop.cancel(october);
    await shop.cancelVoucher(receipt);
    await shop.issue('A/4', { ...small, buyerAddress: hotels });
    expect(await state()).toMatchObject({ vouchers: 1, cancelled: 2, files: [{ by: 'meena' }, {}, {}] });
    const later = await write();
    expect(later.vouchers.map(brief)).toEqual([
      'Create A/4',
      'Cancel A/1 cancelled',
      'Cancel RC-DL/26-27/0001 cancelled',
    ]);
    expect(later.vouchers[1]).toMatchObject({ guid: october.id, ledgers: [] });
    expect((await write()).vouchers).toEqual([]);

    const again = await write({ again: true });
    expect(again.vouchers.map(brief)).toEqual([
      'Create A/2',
      'Cancel A/3 cancelled',
      'Create A/4',
      'Cancel RC-DL/26-27/0001 cancelled',
    ]);
    expect(again.vouchers[0]?.guid).toBe(early.id);
  });

  test('books to the ledgers that the firm has named, and to the usual ones besides', async () => {
    const { write, ports, ...shop } = await openShop(await open());
    const customer = await shop.add(hotels, '07ABCDE1234F2Z1');
    const invoice = await shop.issue('A/1', { ...small, buyerAddress: hotels });
    const original = { id: invoice.id, number: 'A/1', date: invoice.date };
    await shop.issue('CN/1', { ...small, type: 'credit', referenceNumber: 'A/1', buyerAddress: hotels }, { original });
    await shop.receive({ customer: customer.id, amount: 50_00, mode: 'upi' });
    const tallyLedgers = {
      sales: 'Sales <Local> & "GST"',
      salesReturns: 'SALES <local> & "GST"',
      cgst: ' CGST ',
      bank: 'ନମୁନା ବ୍ୟାଙ୍କ',
    };
    await ports.companies.save(buildCompany({ tallyLedgers }), false, '2026-11-30T06:00:00.000Z', actor);
    const file = await write();

    expect(file.vouchers.map(({ ledgers }) => ledgers)).toEqual([
      ['Example Hotels & Inns', 'CGST', 'Output SGST', 'Sales <Local> & "GST"'],
      ['Example Hotels & Inns', 'CGST', 'Output SGST', 'SALES <local> & "GST"'],
      ['Example Hotels & Inns', 'ନମୁନା ବ୍ୟାଙ୍କ'],
    ]);
    // Sales and sales returns are one ledger here: Tally reads names without regard to letter case.
    expect(file.groups.slice(0, 4)).toEqual([
      'Sales <Local> & "GST" in Sales Accounts',
      'CGST in Duties & Taxes',
      'Output SGST in Duties & Taxes',
      'Output IGST in Duties & Taxes',
    ]);
    expect(file.groups).toContain('ନମୁନା ବ୍ୟାଙ୍କ in Bank Accounts');
    expect(file.ledgers).not.toContain('Sales GST');
  });

  test('has what staff added to a document: place of supply, GSTIN, PIN, and the invoice of another shop', async () => {
    const database = await open();
    const { write, ...shop } = await openShop(database);
    const add = addTo(database);
    const invoice = await shop.issue('A/1', central);
    const original = { id: invoice.id, number: 'A/1', date: invoice.date };
    await shop.issue('CN/1', { ...central, type: 'credit', referenceNumber: 'A/1' }, { original });
    const note = await shop.issue('CN/2', { ...central, type: 'credit', referenceNumber: 'old bill' });
    await add(invoice, { place: '24', gstin: '24AAACB5678L1ZE', pin: '380001' });
    await add(note, { original: { number: 'X/77', date: '2026-03-02', gstin: '', place: '27', value: 200_00 } });
    const file = await write();

    expect(file.vouchers.map(({ number, facts }) => `${number} ${facts}`)).toEqual([
      'A/1 24AAACB5678L1ZE, Gujarat, Gujarat',
      'CN/1 24AAACB5678L1ZE, Gujarat, Gujarat',
      'CN/2 , , Maharashtra',
    ]);
    expect(file.vouchers[2]?.bills).toEqual(['X/77 Agst Ref 118.00']);
    expect(file.parties).toEqual(['Sample Walls 24AAACB5678L1ZE, Gujarat, 380001']);
  });

  test('moves a document that staff gave another customer to his ledger, once', async () => {
    const { write, state, ...shop } = await openShop(await open());
    await shop.add(hotels, '07ABCDE1234F2Z1');
    const other = await shop.add('Model Clinics\n2 Example Road, New Delhi 110085');
    const invoice = await shop.issue('A/1', { ...small, buyerAddress: hotels });
    await write();
    const { version } = (await shop.documentCustomers.find(invoice.id)) ?? { version: 0 };
    await shop.documentCustomers.link(invoice.id, other.id, version, '2026-11-21T07:00:00.000Z', actor);
    expect(await state()).toMatchObject({ vouchers: 0, changed: 1, cancelled: 0 });
    const [moved] = (await write()).vouchers;
    expect([moved?.action, moved?.ledgers[0]]).toEqual(['Alter', 'Model Clinics']);
    expect((await write()).vouchers).toEqual([]);
  });

  test('of any month has what staff added to documents of earlier files, once, as a change of the voucher', async () => {
    const database = await open();
    const { write, state, ...shop } = await openShop(database);
    const add = addTo(database);
    const october = await shop.issue('A/1', { ...central, orderDate: '2026-10-05' });
    const original = { id: october.id, number: 'A/1', date: october.date };
    await shop.issue(
      'CN/1',
      { ...central, type: 'credit', referenceNumber: 'A/1', orderDate: '2026-10-06' },
      { original },
    );
    const later = await shop.issue('A/2', central);
    const town = await shop.issue('A/3', central);
    await add(later, { place: '27' });
    expect(await state()).toMatchObject({ changed: 0 });
    await write({ period: '2026-10' });
    await write();

    await add(october, { place: '24', gstin: '24AAACB5678L1ZE' });
    await add(town, { placeName: 'Jaipur' });
    const there = await shop.issue('O/1', { ...small, taxState: branch });
    await add(there, { place: '21' });
    expect(await state()).toMatchObject({ vouchers: 0, changed: 2, cancelled: 0 });
    const file = await write();
    expect(file.vouchers.map(({ facts, footing, ...voucher }) => `${brief(voucher)} ${facts} ${footing}`)).toEqual([
      'Alter A/1 24AAACB5678L1ZE, Gujarat, Gujarat 0',
      'Alter CN/1 24AAACB5678L1ZE, Gujarat, Gujarat 0',
    ]);
    expect(file.vouchers[0]).toMatchObject({ guid: october.id, foundBy: '20261005 Voucher Number A/1' });
    expect(file.parties).toEqual(['Sample Walls 24AAACB5678L1ZE, Gujarat, ']);
    expect(file.items).toEqual(['Wallpaper']);

    expect(await state()).toMatchObject({ vouchers: 0, changed: 0, cancelled: 0 });
    expect((await write()).vouchers).toEqual([]);
    await add(later, { place: '33' });
    await shop.cancel(later);
    expect((await write()).vouchers.map(brief)).toEqual(['Cancel A/2 cancelled']);
    await add(town, { place: '33' });
    expect((await write({ again: true })).vouchers.map(brief)).toEqual(['Cancel A/2 cancelled', 'Create A/3']);
  });

  test('is remembered when it was read to its end, and only then', async () => {
    const { write, ports, ...shop } = await openShop(await open());
    await shop.issue('A/1', { ...small, buyerAddress: hotels });
    const file = await tallyFile(ports, { ...november, again: false, remembered: { actor } });
    if (!file.ok) throw new Error(file.message);
    await file.value.next();
    await file.value.return(undefined);
    expect((await write({ remembered: null })).vouchers).toHaveLength(1);
    expect((await write()).vouchers).toHaveLength(1);
    expect((await write()).vouchers).toHaveLength(0);
  });

  test('has what was issued while an earlier one was written', async () => {
    const { write, ports, ...shop } = await openShop(await open());
    await shop.issue('A/1', { ...small, buyerAddress: hotels });
    const file = await tallyFile(ports, { ...november, again: false, remembered: { actor } });
    if (!file.ok) throw new Error(file.message);
    await file.value.next();
    await shop.issue('A/2', { ...small, buyerAddress: hotels });
    for await (const _ of file.value);
    expect((await write()).vouchers.map(brief)).toEqual(['Create A/2']);
  });

  test('is of one registration; a branch of the firm is no debtor', async () => {
    const { write, ...shop } = await openShop(await open());
    const toBranch = 'Sample Interiors Trading, Bhubaneswar\nPlot 7\nGSTIN 21AAKFA0000A1ZU';
    await shop.issue('A/1', { ...small, buyerAddress: toBranch, taxType: 'central' }, { ownBranch: true });
    await shop.issue('O/1', { ...small, buyerAddress: hotels, taxState: branch, taxType: 'central' });
    const file = await write();
    expect(file.vouchers.map(({ number }) => number)).toEqual(['A/1']);
    expect(file.groups).toContain('Sample Interiors Trading, Bhubaneswar in Branch / Divisions');
    expect((await write({ taxState: branch })).vouchers.map(({ number }) => number)).toEqual(['O/1']);
  });
});

function brief({ action, number, cancelled }: { action: string; number: string; cancelled: boolean }): string {
  return `${action} ${number}${cancelled ? ' cancelled' : ''}`;
}
