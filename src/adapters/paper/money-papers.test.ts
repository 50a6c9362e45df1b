import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { AccountEntry } from '#domain/receivables/account-entry.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { statementOf } from '#domain/receivables/statement.ts';
import { statementSheet } from '#domain/receivables/statement-sheet.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import { voucherSheet } from '#domain/receivables/voucher-sheet.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { scannedPages } from '#test/read/scanned.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { openPaper } from './open-paper.ts';

const demo = JSON.parse(readFileSync(new URL('../../../demo/company.json', import.meta.url), 'utf8'));
const at = '2026-11-21T06:00:00.000Z';

function buildVoucher(changes: Partial<Voucher> = {}): Voucher {
  return {
    ...{ id: 'v', kind: 'receipt', number: 'RC-DL/26-27/0012', taxState: home, date: '2026-11-21' },
    ...{ customer: { id: 'c', name: 'Example Hotels' }, partyGstin: '07AAACE0000A1ZW' },
    party: 'Example Hotels, Aerocity\n7 Example Marg, Aerocity\nNew Delhi 110037',
    ...{ amount: 24_871_500, tds: 128_500, tdsKind: 'income-tax', mode: 'bank', reference: 'SMPLN26325000417' },
    ...{ reason: '', note: '', issuedAt: at, issuedBy: 'meena', companyVersion: 1, specimen: false },
    ...{ open: 0, cancelled: null, ...changes },
  } as Voucher;
}

function buildLine(number: number, amount = 5_049_200) {
  const item = {
    id: `i${number}`,
    number: `DL/26-27/${String(number).padStart(4, '0')}`,
    date: '2026-10-06',
    amount: 6_426_300,
  };
  return { item, before: amount, paid: amount };
}

function buildItem(changes: Partial<AccountItem> = {}): AccountItem {
  return {
    ...{ id: 'i', side: 'debt', kind: 'invoice', customer: 'c', taxState: home, number: 'DL/26-27/0009' },
    ...{ date: '2026-08-12', due: '2026-09-11', amount: 14_160_000, open: 8_160_000, endedOn: null, ...changes },
  } as AccountItem;
}

function buildEntry(changes: Partial<AccountEntry> = {}): AccountEntry {
  const { open: _, endedOn: __, customer: ___, ...item } = buildItem();
  return {
    ...{ ...item, tds: 0, takesBack: false, counts: true, mode: '', reference: '', tdsKind: '', reason: '' },
    ...{ note: '', about: 'EH/1166', ...changes },
  } as AccountEntry;
}

const customer = { billingAddress: buildVoucher().party, gstin: '' };

function buildStatement(lines: number, open: number, changes: Partial<Parameters<typeof statementOf>[0]> = {}) {
  return statementOf({
    ...{ from: '2026-04-01', to: '2026-11-20', opening: 3_540_000 },
    entries: Array.from({ length: lines }, () => buildEntry()),
    debts: Array.from({ length: open }, () => buildItem()),
    advances: [],
    ...changes,
  });
}

describe.each(['native', 'wasm'] as const)('drawn by the %s engine', (engine) => {
  const paper = openPaper({ engine });
  afterAll(() => paper.close());
  const drawVoucher = (voucher: Voucher, lines: ReturnType<typeof buildLine>[], company = demo) =>
    paper.drawVoucher(voucherSheet(voucher, { lines, uses: [] }, company), voucher.issuedAt, company);
  const drawStatement = (statement: ReturnType<typeof buildStatement>, company = demo, to = customer) =>
    paper.drawStatement(
      statementSheet(statement, { customer: to, taxState: home, specimen: false, isAbroad: false }, company),
      at,
      company,
    );

  test('a receipt shows what came, what it pays and what is left over', async () => {
    const pdf = await drawVoucher(buildVoucher(), [buildLine(9), buildLine(19)]);
    const [page = '', ...more] = await readPdf(pdf);
    expect(more).toEqual([]);
    for (const said of [
      ...['Receipt', 'Receipt No.', 'RC-DL/26-27/0012', '21/11/2026', 'Bank transfer', 'Amount received'],
      ...['₹ 2,48,715.00', 'Received from', 'Example Hotels, Aerocity', '07AAACE0000A1ZW', `${homeName}, code\u00a007`],
      ...['Reference (UTR)', 'SMPLN26325000417', 'TDS held back', '₹ 1,285.00', 'Invoice paid', 'DL/26-27/0019'],
      ...['Owed before', '50,492.00', '0.00', 'Advance, to be used against later invoices 1,49,016.00'],
      ...['Rupees Two Lakh Forty Eight Thousand Seven Hundred Fifteen Only', 'Counts as paid', '₹ 2,50,000.00'],
      ...['please send us its certificate', 'for Aangan Interiors', 'Authorised Signatory', 'page 1 of 1'],
    ])
      expect(page).toContain(said);
    expect(page).not.toMatch(/SPECIMEN|CANCELLED/);
    expect(await drawVoucher(buildVoucher(), [buildLine(9), buildLine(19)])).toEqual(pdf);
    if (engine === 'native') expect(Buffer.from(pdf).includes('<pdfaid:part>3</pdfaid:part>')).toBe(true);
  });

  test('a receipt for forty invoices goes on, page after page, with its sum at the end', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => buildLine(index + 1, 500_000));
    const cancelled = { at: '2026-11-22T19:00:00.000Z', by: 'meena', reason: 'Cheque bounced' };
    const pages = await readPdf(await drawVoucher(buildVoucher({ cancelled, specimen: true }), lines));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`page ${index + 1} of ${pages.length}`);
      if (index < pages.length - 1) expect(page).toContain('Invoice paid');
      expect(page.match(/CANCELLED/g)).toHaveLength(index === 0 ? 2 : 1);
    }
    expect(pages.join().match(/(?<!-)DL\/26-27\/00\d\d/g)?.length).toBe(40);
    expect(pages[0]).toContain('CANCELLED 23/11/2026, Cheque bounced');
    expect(pages.at(-1)).toContain('Counts as paid');
  });

  test('a statement of several pages says on each whose it is, and can be read alone', async () => {
    const pages = await readPdf(await drawStatement(buildStatement(100, 40)));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toContain('01/04/2026 to 20/11/2026');
    for (const page of pages.slice(0, 2)) expect(page).toMatch(/Balance ₹/);
    expect(pages[0]).toContain('35,400.00 Dr');
    const many = (await readPdf(await drawStatement(buildStatement(1, 203)))).join();
    expect(many).toMatch(/and 3 more\s+2,44,800\.00/);
    expect(pages.at(-1)).toContain('Bank details');
  });

  test('short and long facts are drawn in any order and number', async () => {
    const [reference, note] = [
      ['', 'UTR1', 'A reference of more than 28 letters'],
      ['', 'Paid', 'अग्रिम की रसीद'],
    ];
    const sorts = reference.flatMap((one) =>
      note.flatMap((two) => [0, 128_500].map((tds) => [one, two, tds] as const)),
    );
    for (const [one, two, tds] of sorts) {
      const tdsKind = tds > 0 ? 'income-tax' : '';
      const voucher = buildVoucher({ reference: one, note: two, tds, tdsKind });
      const [page = ''] = await readPdf(await drawVoucher(voucher, [buildLine(9)]));
      expect([page.includes(one), page.includes(two), page.includes('TDS')]).toEqual([true, true, tds > 0]);
    }
  });

  test('a number of 17 characters stands whole on one line of its paper', async () => {
    const [page = ''] = await readPdf(await drawVoucher(buildVoucher({ number: 'RC-DL/26-27/10000' }), [buildLine(9)]));
    expect(page).toContain('RC-DL/26-27/10000');
  });

  test('the UPI code of a statement asks for the balance; without a balance there is none', async () => {
    const owed = await drawStatement(buildStatement(0, 1, { opening: 5_000_000 }));
    expect(await scannedPages(owed, 3)).toEqual([
      expect.stringMatching(/tn=Account%20on%2020%2F11%2F2026.*&am=50000\.00&cu=INR/),
    ]);
    const paid = await drawStatement(buildStatement(0, 0, { opening: 0 }));
    expect(await scannedPages(paid)).toEqual([undefined]);
    expect((await readPdf(paid)).join()).not.toContain('Bank details');
  });

  test('typed text is printed exactly, even when it looks like code', async () => {
    const typed = ['#read("/etc/passwd") #panic()', '*bold* $x^2$ \\ @label <lbl> `raw` // gone'].join(' ');
    const unspaced = (text: string) => text.replaceAll(/\s/g, '');
    const firm = buildCompany({ name: typed, signatory: typed });
    const cancelled = { at, by: 'meena', reason: typed };
    const receipt = await drawVoucher(buildVoucher({ party: `${typed}\n${typed}`, note: typed, cancelled }), [], firm);
    expect(unspaced((await readPdf(receipt)).join()).split(unspaced(typed)).length - 1).toBeGreaterThanOrEqual(6);
    const entries = [buildEntry({ kind: 'opening', number: typed, note: typed })];
    const statement = buildStatement(0, 0, { entries, debts: [buildItem({ number: typed })] });
    const pdf = await drawStatement(statement, firm, { billingAddress: `${typed}\n${typed}`, gstin: '' });
    expect(unspaced((await readPdf(pdf)).join()).split(unspaced(typed)).length - 1).toBeGreaterThanOrEqual(7);
  });
});
