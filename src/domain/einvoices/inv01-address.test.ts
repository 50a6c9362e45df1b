import { describe, expect, test } from 'vitest';
import { buildEinvoiceDocument, buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { home } from '#test/specification/specified-firm.ts';
import { isShippedElsewhere } from '../eway/consignment.ts';
import { einvoiceFiguresOf } from './einvoice-figures.ts';
import { inv01Address } from './inv01-address.ts';
import { sellerParty, shipParty } from './inv01-parties.ts';
import { portalNumber, portalText } from './portal-text.ts';
import { reportWindow, windowWords } from './report-window.ts';

describe('An address for the portal', () => {
  test('is a name, one or two lines, a place and a PIN', () => {
    expect(inv01Address('Sample Hotels\n7 Example Marg\nNew Delhi 110037')).toEqual({
      ...{ name: 'Sample Hotels', lines: ['7 Example Marg'], place: 'New Delhi', pin: 110037 },
    });
    const four = 'Sample Hotels\nTower B\n7 Example Marg\nAerocity\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA\nIndia';
    expect(inv01Address(four).lines).toEqual(['Tower B, 7 Example Marg', 'Aerocity']);
  });

  test('of one line is that line, although place and PIN are in it', () => {
    expect(inv01Address('Sample Hotels\nNew Delhi 110037').lines).toEqual(['New Delhi 110037']);
    expect(inv01Address('Sample Hotels').lines).toEqual([]);
  });

  test('takes PIN and place that staff added', () => {
    expect(inv01Address('Sample Hotels\n7 Example Marg', { pin: '752 001', placeName: ' Puri ' })).toMatchObject({
      ...{ place: 'Puri', pin: 752001, lines: ['7 Example Marg'] },
    });
    for (const pin of ['052001', '75200', '7520011']) expect(inv01Address('A\nB', { pin }).pin).toBeNull();
  });

  test('is cut between words at a hundred letters, and loses none of them', () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
    const { lines } = inv01Address(`Sample Hotels\n${words}\nPuri 752001`);
    expect(lines.length).toBe(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines[0]).toMatch(/^word0 .*word\d+$/);
    const one = 'x'.repeat(150);
    expect(inv01Address(`Sample Hotels\n${one}\nPuri 752001`).lines).toEqual(['x'.repeat(100), 'x'.repeat(50)]);
    expect(inv01Address(`${'n'.repeat(120)}\nB street\nPuri 752001`).name).toHaveLength(100);
    expect(inv01Address('A\nB street', { placeName: 'p'.repeat(60) }).place).toHaveLength(50);
  });

  test('has neither empty lines nor lines that only say state, country, GSTIN or PIN', () => {
    const block = 'Sample Hotels\n"\n7 Example Marg\nState: Delhi, Code 07\nPIN 110037\nGSTIN: 07AAACB5678L1ZA\nIndia';
    expect(inv01Address(block).lines).toEqual(['7 Example Marg']);
    // A telephone number is no PIN code.
    expect(inv01Address('Sample Hotels\n7 Example Marg\n0671 2345678\nCuttack 753001').lines).toEqual([
      ...['7 Example Marg', '0671 2345678'],
    ]);
  });

  test('fits a line of a hundred letters to the last one', () => {
    const lines = (...given: string[]) => inv01Address(['Sample Hotels', ...given, 'Puri 752001'].join('\n')).lines;
    expect(lines('x'.repeat(100))).toEqual(['x'.repeat(100)]);
    expect(lines('x'.repeat(48), 'y'.repeat(50), 'z street')).toEqual([
      `${'x'.repeat(48)}, ${'y'.repeat(50)}`,
      'z street',
    ]);
    expect(lines('x'.repeat(49), 'y'.repeat(50), 'z street')[0]).toBe('x'.repeat(49));
    // A word that would leave less than half a line is cut itself.
    expect(lines(`${'x'.repeat(50)} ${'y'.repeat(80)}`)[0]).toBe(`${'x'.repeat(50)} ${'y'.repeat(49)}`);
    expect(lines(`${'x'.repeat(51)} ${'y'.repeat(80)}`)).toEqual(['x'.repeat(51), 'y'.repeat(80)]);
  });

  test('has no second line of less than three letters', () => {
    expect(inv01Address(`Sample Hotels\nPlot 7\nX\nPuri 752001`).lines).toEqual(['Plot 7, X']);
    expect(inv01Address(`Sample Hotels\nPlot 7\nXYZ\nPuri 752001`).lines).toEqual(['Plot 7', 'XYZ']);
  });
});

test('The portal takes neither quotation marks nor backslashes nor control characters', () => {
  expect(portalText(' Panel 8" \\ white\t\n x ')).toBe("Panel 8'' / white x");
});

test('A number begins with a letter or with 1 to 9, in capitals, with at most 16 characters', () => {
  expect(portalNumber(' dl/26-27/0101 ')).toBe('DL/26-27/0101');
  expect(portalNumber('1')).toBe('1');
  expect(portalNumber('A'.repeat(16))).toHaveLength(16);
  for (const wrong of ['/101', '0101', '-1', 'A'.repeat(17), 'A 1', 'A_1', '']) expect(portalNumber(wrong)).toBeNull();
});

describe('The firm', () => {
  const firm = buildEinvoiceFirm();
  const { registrations } = firm;
  const seller = (phone: string, email: string) =>
    sellerParty(
      { ...firm, registrations: { ...registrations, [home]: { ...registrations[home], phone, email } } },
      home,
    );

  test('has its address, and phone and mail as the portal takes them', () => {
    expect(seller('90000 00000, 011 2345', 'a@example.com; b@example.com')).toEqual({
      ...{ Gstin: '07ABCDE1234F1Z2', LglNm: 'EXAMPLE INTERIORS', Addr1: 'Shop 1, Example Market' },
      ...{ Loc: 'New Delhi', Pin: 110015, Stcd: '07', Ph: '9000000000', Em: 'a@example.com' },
    });
  });

  test('has none of a phone or a mail that the portal refuses', () => {
    for (const [phone, email] of [
      ['12345', 'no mail'],
      ['1234567890123', `${'x'.repeat(90)}@example.com`],
      ['', ''],
    ] as const)
      expect(Object.keys(seller(phone, email)).filter((key) => key === 'Ph' || key === 'Em')).toEqual([]);
    expect(seller('123456', '')).toHaveProperty('Ph', '123456');
    for (const email of ['(a@example.com', 'a@example.com)', 'a b@example'])
      expect(seller('', email)).not.toHaveProperty('Em');
    const longest = `${'x'.repeat(88)}@example.com`;
    expect([longest.length, seller('', longest)]).toEqual([100, expect.objectContaining({ Em: longest })]);
    expect(seller('', 'a@example.com  ')).toHaveProperty('Em', 'a@example.com');
  });
});

describe('Where the goods go', () => {
  const buyerAddress = 'Example Hotels\n7 Example Marg\nPuri 752001\nGSTIN 21AAACB5678L1ZK';
  const ship = (consigneeAddress: string) =>
    shipParty(buildEinvoiceDocument({ buyerAddress, consigneeAddress, taxType: 'central' }, { number: 'DL/1' }));

  test('is told when it is not the buyer’s own address, with URP where nobody is registered', () => {
    expect(ship('EXAMPLE HOTELS, 7 Example Marg, Puri - 752001, GSTIN 21AAACB5678L1ZK')).toBeNull();
    const added = buildEinvoiceDocument(
      { buyerAddress: 'Example Hotels\nPuri 752001', consigneeAddress: 'Site\nCuttack 753001\nGSTIN 21AAACB5678L1ZK' },
      { number: 'DL/1', gstin: '21AAACB5678L1ZK' },
    );
    expect(shipParty(added)).toBeNull();
    expect(ship('Site office\nPlot 88\nCuttack 753001')).toEqual({
      ...{ Gstin: 'URP', LglNm: 'Site office', Addr1: 'Plot 88', Loc: 'Cuttack', Pin: 753001, Stcd: '21' },
    });
    // A third party who is registered in another state.
    expect(ship('Other Hotels\nPlot 9\nKolkata 700001\nGSTIN 19AAACB5678L1Z5')).toMatchObject({
      ...{ Gstin: '19AAACB5678L1Z5', Stcd: '19' },
    });
  });

  test('is not told where the e-way bill names nobody else: at the buyer’s own place, and at another one of his GSTIN', () => {
    for (const own of [
      ...['Example Hotels\n7 Example Marg\nPuri 752001', 'Site office\n7 Example Marg\nPuri - 752001'],
      'Example Hotels\nPlot 9\nCuttack 753001\nGSTIN 21AAACB5678L1ZK',
    ]) {
      expect(isShippedElsewhere({ buyerAddress, consigneeAddress: own, taxState: home })).toBe(false);
      expect([own, ship(own)]).toEqual([own, null]);
    }
  });

  test('is left out when the portal could not take it', () => {
    expect(ship('ABC\nPlot 88\nLeh 194101')).toMatchObject({ LglNm: 'ABC', Loc: 'Leh' });
    const registered = 'GSTIN 19AAACB5678L1Z5';
    for (const without of [
      ...['Site office\nPlot 88\nCuttack', 'Site office', 'AB\nPlot 88\nCuttack 753001'],
      ...[`Site office\nPlot 88\nKolkata\n${registered}`, `Site office\nPlot 88\n700001\n${registered}`],
      ...['Site office\nPlot 88\nCuttack 999999', `Site office\n${registered}`],
    ])
      expect([without, ship(without)]).toEqual([without, null]);
  });
});

describe('The portal takes a document for 30 days from a firm of 10 crore, and its own day is the first', () => {
  test('and it is said from ten days before the end', () => {
    const window = (date: string, today: string) => reportWindow(date, 'from-10', today);
    // As in the advisory: not after 30 April 2025.
    expect(window('2025-04-01', '2025-04-30')).toEqual({ until: '2025-04-30', daysLeft: 0 });
    expect(window('2026-10-21', '2026-11-15')).toEqual({ until: '2026-11-19', daysLeft: 4 });
    expect(reportWindow('2026-10-20', '5-to-10', '2026-11-15')).toBeNull();
    // From the first day of the rule.
    expect([window('2025-03-20', '2025-03-31'), window('2025-03-20', '2025-04-01')?.daysLeft]).toEqual([null, 17]);
    const words = (today: string) => windowWords(window('2026-10-21', today));
    expect(words('2026-11-08')).toEqual({ isOver: false, message: '' });
    expect(words('2026-11-09')).toEqual({ isOver: false, message: 'Until 19/11/2026, 10 days left.' });
    expect(words('2026-11-18').message).toBe('Until 19/11/2026, 1 day left.');
    expect(words('2026-11-19')).toEqual({ isOver: false, message: 'Until 19/11/2026, today is the last day.' });
    expect(words('2026-11-20')).toMatchObject({
      isOver: true,
      message: expect.stringContaining('ended on 19/11/2026'),
    });
    expect(windowWords(null)).toEqual({ isOver: false, message: '' });
  });
});

describe('The list of e-invoices counts', () => {
  const buyerAddress = 'Example Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA';
  const figures = (
    changes: Parameters<typeof buildEinvoiceDocument>[1] = { number: 'DL/26-27/0001' },
    said = {},
    firm = buildEinvoiceFirm(),
    today = '2026-11-21',
  ) =>
    einvoiceFiguresOf(
      buildEinvoiceDocument({ buyerAddress, consigneeAddress: buyerAddress }, changes),
      { hasIrn: false, isBurnt: false, ...said },
      firm,
      today,
    );
  const number = 'DL/26-27/0001';

  test('what is ready, what waits and what has its IRN', () => {
    expect(figures()).toEqual(['all', 'without', 'ready']);
    expect(figures({ number }, { hasIrn: true })).toEqual(['all', 'with']);
    expect(figures({ number }, { isBurnt: true })).toEqual(['all', 'without']);
    expect(figures({ number: '0101' })).toEqual(['all', 'without']);
    expect(figures({ number, date: '2026-11-22' })).toEqual(['all', 'without']);
    const large = buildEinvoiceFirm({ turnover: 'from-10' });
    expect(figures({ number }, {}, large, '2026-12-20')).toEqual(['all', 'without', 'ready']);
    expect(figures({ number }, {}, large, '2026-12-21')).toEqual(['all', 'without', 'late']);
  });

  test('neither what is cancelled or carried, nor what needs no IRN', () => {
    expect(figures({ number, cancelled: true })).toEqual([]);
    expect(figures({ number, carried: true })).toEqual([]);
    expect(figures({ number, gstin: '' })).toEqual([]);
    expect(figures({ number }, {}, buildEinvoiceFirm({ eInvoiceFrom: '2026-11-22' }))).toEqual([]);
    expect(figures({ number }, {}, buildEinvoiceFirm({ eInvoiceFrom: '2026-11-21' }))).toHaveLength(3);
  });
});
