import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openTallyStore } from '#adapters/database/tally/tally-store.ts';
import { actor } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { readTallyFile } from '#test/read/read-tally-file.ts';
import { readTallyState } from './read-tally-state.ts';
import { tallyFile } from './tally-file.ts';

const hotels = 'Example Hotels & Inns\n7 Example Marg\nNew Delhi 110037\nGSTIN 07ABCDE1234F2Z1';
const november = { taxState: 'delhi', period: '2026-11' } as const;

// One line of 100.00 with GST of 18 %: 118.00.
const small = { qty1: '1', rate1: '100.00', gst1: '18' };

async function openShop(database: Parameters<typeof openTestAccounts>[0]) {
  const shop = await openTestAccounts(database);
  const tally = openTallyStore(database);
  const ports = { system: { now: () => '2026-12-01T06:00:00.000Z' }, companies: openCompanyStore(database), tally };
  const write = async (more: { again?: boolean; remembered?: null; taxState?: 'odisha'; period?: string } = {}) => {
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

  test('leaves out what a file before has, and says what was cancelled since, of other months too', async () => {
    const { write, state, ...shop } = await openShop(await open());
    const customer = await shop.add(hotels, '07ABCDE1234F2Z1');
    const october = await shop.issue('A/1', { ...small, buyerAddress: hotels, orderDate: '2026-10-05' });
    const early = await shop.issue('A/2', { ...small, buyerAddress: hotels });
    const receipt = await shop.receive({ customer: customer.id, amount: 118_00 });
    const never = await shop.issue('A/3', { ...small, buyerAddress: hotels });
    await shop.cancel(never);
    expect(await state()).toEqual({ vouchers: 3, cancelled: 0, files: [] });

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
    const branch = 'Sample Interiors Trading, Bhubaneswar\nPlot 7\nGSTIN 21AAKFA0000A1ZU';
    await shop.issue('A/1', { ...small, buyerAddress: branch, taxType: 'central' }, { ownBranch: true });
    await shop.issue('O/1', { ...small, buyerAddress: hotels, taxState: 'odisha', taxType: 'central' });
    const file = await write();
    expect(file.vouchers.map(({ number }) => number)).toEqual(['A/1']);
    expect(file.groups).toContain('Sample Interiors Trading, Bhubaneswar in Branch / Divisions');
    expect((await write({ taxState: 'odisha' })).vouchers.map(({ number }) => number)).toEqual(['O/1']);
  });
});

function brief({ action, number, cancelled }: { action: string; number: string; cancelled: boolean }): string {
  return `${action} ${number}${cancelled ? ' cancelled' : ''}`;
}
