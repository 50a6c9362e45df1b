import { describe, expect, test } from 'vitest';
import { buildEinvoiceDocument, buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { einvoiceProblems } from './einvoice-problems.ts';
import { needsIrn } from './needs-irn.ts';
import { reportWindow, windowWords } from './report-window.ts';

const firm = buildEinvoiceFirm();
const today = '2026-11-21';
const buyer = 'Sample Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA';

const messages = (...given: Parameters<typeof buildEinvoiceDocument>) =>
  einvoiceProblems(buildEinvoiceDocument(...given), firm, today).map(({ message }) => message);

describe('what the portal would miss is said before the file is made', () => {
  const without = { buyerAddress: 'Sample Schools Trust\nPlot 9\nGSTIN 07AAACB5678L1ZA' };

  test('a buyer without PIN and place', () => {
    expect(messages(without, { number: 'DL/1' })).toEqual([
      'Buyer’s PIN and place are missing: the address names none.',
    ]);
    expect(messages(without, { number: 'DL/1', supplement: { pin: '110037' } })).toEqual([
      'Buyer’s place is missing: the address names none.',
    ]);
    expect(messages(without, { number: 'DL/1', supplement: { pin: '110037', placeName: 'New Delhi' } })).toEqual([]);
  });

  test('an address that is only a name', () => {
    expect(messages({ buyerAddress: 'Sample Schools Trust\nGSTIN 07AAACB5678L1ZA' }, { number: 'DL/1' })[0]).toBe(
      'The buyer’s address has no line below the name. Credit it and issue a new one.',
    );
  });

  test('an HSN code of 4 digits, and one of 5', () => {
    const wrong = {
      buyerAddress: buyer,
      hsn1: '3918',
      productname2: 'Glass',
      hsn2: '39181',
      qty2: '1',
      rate2: '1',
      ratePerQty2: 'pcs',
      gst2: '18',
    };
    expect(messages(wrong, { number: 'DL/1' })).toEqual([
      'Line 1: HSN 3918 has 4 digits, 6 are needed. Credit it and issue a new one.',
      'Line 2: HSN 39181 has 5 digits, 6 or 8 are needed. Credit it and issue a new one.',
    ]);
  });

  test('a rate that was never a rate', () => {
    expect(messages({ buyerAddress: buyer, gst1: '21' }, { number: 'DL/1' })).toEqual([
      'Line 1: GST of 21% is no rate of the law. Credit it and issue a new one.',
    ]);
  });

  test('a GSTIN whose check character is wrong, and one that a supplement removed', () => {
    expect(messages({ buyerAddress: buyer }, { number: 'DL/1', gstin: '07AAACB5678L1ZB' })).toEqual([
      'The buyer’s GSTIN 07AAACB5678L1ZB is not valid. Credit it and issue a new one.',
    ]);
  });

  test('a place of supply that contradicts the tax', () => {
    expect(messages({ buyerAddress: buyer, taxType: 'central' }, { number: 'DL/1' })).toEqual([
      `IGST was charged, but the place of supply is ${homeName}. Credit it and issue a new one (section 77).`,
    ]);
    expect(messages({ buyerAddress: buyer }, { number: 'DL/1', place: '' })).toEqual([
      'No place of supply: the addresses do not show it.',
    ]);
  });

  test('a document dated ahead, until its day', () => {
    const dated = (date: string) =>
      einvoiceProblems(buildEinvoiceDocument({ buyerAddress: buyer }, { number: 'DL/1', date }), firm, today);
    expect(dated(today)).toEqual([]);
    expect(dated('2026-12-31')).toEqual([
      { line: null, remedy: 'wait', message: 'It is dated ahead: the portal takes it from 31/12/2026 on.' },
    ]);
  });

  test('a number that the portal refuses', () => {
    expect(messages({ buyerAddress: buyer }, { number: '/101' })).toEqual([
      'The portal takes no number that begins with /. Credit it and issue a new one.',
    ]);
  });

  test('the address of the firm', () => {
    const { [home]: here, [branch]: there } = firm.registrations;
    const lost = buildEinvoiceFirm({ registrations: { [home]: { ...here, address: ['Shop 1'] }, [branch]: there } });
    expect(einvoiceProblems(buildEinvoiceDocument({ buyerAddress: buyer }, { number: 'DL/1' }), lost, today)).toEqual([
      {
        line: null,
        remedy: 'company',
        message: `The address for ${homeName} in the company record has no PIN and no place.`,
      },
    ]);
  });
});

describe('What the portal just takes', () => {
  const remedies = (...given: Parameters<typeof buildEinvoiceDocument>) =>
    einvoiceProblems(buildEinvoiceDocument(...given), firm, today).map(({ remedy, line }) => [remedy, line]);
  const of = (name: string, town = 'New Delhi 110037') => ({
    buyerAddress: `${name}\n7 Example Marg\n${town}\nGSTIN 07AAACB5678L1ZA`,
  });

  test('a name and a town of three letters, and not of two', () => {
    expect(messages({ ...of('ABC', 'Leh 194101'), taxType: 'central' }, { number: 'DL/1', place: '38' })).toEqual([]);
    expect(messages(of('AB'), { number: 'DL/1' })).toEqual([
      'The buyer’s name has less than 3 letters. Credit it and issue a new one.',
    ]);
    const named = (name: string) =>
      einvoiceProblems(buildEinvoiceDocument(of('ABC'), { number: 'DL/1' }), buildEinvoiceFirm({ name }), today);
    expect(named('ABC')).toEqual([]);
    expect(named('AB').map(({ message }) => message)).toEqual(['The name of the firm has less than 3 letters.']);
  });

  test('an amount of as many digits as JSON prints', () => {
    const { totals } = buildEinvoiceDocument(of('ABC'), { number: 'DL/1' });
    const amount = (payable: number) => messages(of('ABC'), { number: 'DL/1', totals: { ...totals, payable } });
    expect(amount(999_999_999_999_999)).toEqual([]);
    expect(amount(999_999_999_999_999 + 1)).toEqual(['The amount is larger than the portal takes.']);
  });

  test('HSN codes of digits alone', () => {
    for (const hsn of ['39a8', 'a392', '3925909a'])
      expect(messages({ ...of('ABC'), hsn1: hsn }, { number: 'DL/1' })[0]).toContain(`HSN ${hsn} has`);
  });

  test('and what it does not take says where it is mended', () => {
    expect(remedies({ buyerAddress: 'Sample Trust\nPlot 9\nGSTIN 07AAACB5678L1ZA' }, { number: 'DL/1' })).toEqual([
      ['address', null],
    ]);
    expect(remedies(of('ABC'), { number: 'DL/1', place: '' })).toEqual([['place', null]]);
    expect(remedies(of('AB'), { number: '' })).toEqual([
      ['reissue', null],
      ['reissue', null],
    ]);
    expect(remedies({ ...of('ABC'), hsn1: '3918' }, { number: 'DL/1' })).toEqual([['reissue', 1]]);
    expect(messages(of('ABC'), { number: '' })[0]).toContain('begins with nothing.');
    expect(messages(of('ABC'), { number: 'DL/1', place: '21' })).toEqual([
      `CGST and SGST were charged, but the place of supply is ${branchName}. Credit it and issue a new one (section 77).`,
    ]);
  });
});

test('Only documents to registered buyers need an IRN, from the day in the company record', () => {
  const billed = { kind: 'tax', date: '2026-04-01', gstin: '07AAACB5678L1ZA' } as const;
  expect(needsIrn(billed, firm)).toBe(true);
  expect(needsIrn({ ...billed, kind: 'credit' }, firm)).toBe(true);
  expect(needsIrn({ ...billed, date: '2026-03-31' }, firm)).toBe(false);
  expect(needsIrn({ ...billed, gstin: '' }, firm)).toBe(false);
  expect(needsIrn({ ...billed, kind: 'pro' }, firm)).toBe(false);
  expect(needsIrn({ ...billed, kind: 'credit', withoutGst: true }, firm)).toBe(false);
  expect(needsIrn(billed, {})).toBe(false);
});

test('From 10 crore a document must be reported within 30 days', () => {
  const words = (today: string) => windowWords(reportWindow('2026-10-21', 'from-10', today));
  expect(reportWindow('2026-10-20', '5-to-10', '2026-12-31')).toBeNull();
  expect(reportWindow('2025-03-01', 'from-10', '2025-03-31')).toBeNull();
  expect(words('2026-11-08').message).toBe('');
  expect(words('2026-11-15')).toEqual({ isOver: false, message: 'Until 19/11/2026, 4 days left.' });
  expect(words('2026-11-19')).toEqual({ isOver: false, message: 'Until 19/11/2026, today is the last day.' });
  expect(words('2026-11-20')).toEqual({
    isOver: true,
    message:
      'Its 30 days ended on 19/11/2026: the portal no longer accepts it. Without an IRN it is no invoice (CGST Rules, rule 48(5)): cancel it and issue a new one. When its month is filed, credit it instead.',
  });
});
