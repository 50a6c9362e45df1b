import { describe, expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { buildCompany } from '#test/build/factories.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { takeAnyValue } from '../catalogue/form-lists.ts';
import type { Company } from '../company/company.ts';
import { codeProblems } from '../invoices/code-problems.ts';
import { draftProblems } from '../invoices/draft-problems.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { draftWarnings } from '../invoices/warnings/draft-warnings.ts';
import { refusedLater } from './refused-later.ts';

const today = '2026-11-21';
const registered = 'Example Studio\n8 Example Marg, New Delhi 110024\nGSTIN 07ABCDE1234F1Z2';

function said(draft: Partial<InvoiceDraft>, firm: Partial<Company> = {}, original = buildCredited(), day = today) {
  const typed = buildForm({ buyerAddress: registered, ...draft });
  const { problems, warnings } = refusedLater(
    typed,
    { ...buildCompany(), ...firm },
    day,
    typed.kind === 'credit' ? original : null,
  );
  return [...problems, ...warnings.map(({ field, message }) => ({ field: `${field}?`, message }))].map(
    ({ field, message }) => `${field}: ${message}`,
  );
}
function one(cells: Parameters<typeof buildLine>[1]) {
  return { lines: [buildLine(2, cells)] };
}

test('A document of the law is refused by nobody', () => {
  expect(said({})).toEqual([]);
  expect(said({ kind: 'credit', referenceNumber: 'DL/26-27/0042' })).toEqual([]);
});

test('A pro-forma and an unfinished draft are not checked: they go to no portal', () => {
  const short = one({ hsn: '3919' });
  const above = { turnover: '5-to-10' } as const;
  expect(said(short, above)).toHaveLength(1);
  expect(said({ ...short, kind: 'pro' }, above)).toEqual([]);
  for (const missing of [{ taxState: '' }, { taxType: '' }, { date: '21/11' }])
    expect(said({ ...short, ...missing }, above)).toEqual([]);
  expect(said(one({ hsn: '3919', quantity: '' }), above)).toEqual([]);
});

describe('Digits of an HSN', () => {
  const four = one({ hsn: '4409' });
  const six = one({ hsn: '630399' });

  test('four are enough up to five crore, six above', () => {
    for (const buyerAddress of [registered, 'Mehra Interiors, Karol Bagh']) {
      expect(said({ ...four, buyerAddress })).toEqual([]);
      for (const turnover of ['5-to-10', 'from-10'] as const) {
        expect(said({ ...four, buyerAddress }, { turnover })).toEqual([
          'line 2 hsn: Row 2: HSN 4409 has 4 digits, and the firm’s turnover wants 6. Choose a longer code below it',
        ]);
        expect(said({ ...six, buyerAddress }, { turnover })).toEqual([]);
      }
    }
  });

  test('an e-invoice needs six, and a buyer without GSTIN gets none', () => {
    const eInvoiceFrom = '2026-11-21';
    expect(said(four, { eInvoiceFrom })).toEqual([
      'line 2 hsn: Row 2: e-Invoice: HSN 4409 has 4 digits, 6 are needed. Choose a longer code below it',
    ]);
    expect(said(six, { eInvoiceFrom })).toEqual([]);
    expect(said({ ...four, date: '2026-11-20' }, { eInvoiceFrom })).toEqual([]);
    expect(said({ ...four, buyerAddress: 'Mehra Interiors, Karol Bagh' }, { eInvoiceFrom })).toEqual([]);
    // It is said once.
    expect(said(four, { eInvoiceFrom, turnover: 'from-10' })).toHaveLength(1);
  });

  test('count on a credit note too', () => {
    const note = { kind: 'credit', ...four } as const;
    expect(said(note, { turnover: 'from-10' })).toHaveLength(1);
    expect(said({ ...note, withoutGst: 'yes' }, { turnover: 'from-10' })).toEqual([]);
  });
});

describe('An HSN that has ended', () => {
  const carpets = one({ hsn: '57033090' });
  const ended = 'line 2 hsn: Row 2: HSN 57033090 ended on 31/12/2021 (Finance Act, 2021). Choose one that came instead';

  test('is refused, under every turnover, and a document of its time is right', () => {
    expect(said(carpets)).toEqual([ended]);
    expect(said(carpets, { turnover: 'from-10', eInvoiceFrom: '2026-11-01' })).toEqual([ended]);
    expect(said({ ...carpets, date: '2021-12-31' })).toEqual([]);
    expect(said({ ...carpets, date: '2022-01-01' })).toEqual([ended]);
    expect(said({ ...carpets, kind: 'pro' })).toEqual([]);
    // Of a code that is too short and has ended only the end is said.
    expect(said(one({ hsn: '6908' }), { turnover: 'from-10', eInvoiceFrom: '2026-11-01' })).toEqual([
      'line 2 hsn: Row 2: HSN 6908 ended before GST began. Choose one that came instead',
    ]);
  });

  test('offers what came instead, and sets it where it is one', () => {
    const correction = (hsn: string) =>
      refusedLater(buildForm(one({ hsn })), buildCompany(), today).problems.map((problem) => problem.correction);
    expect(correction('57033090')).toEqual([{ kind: 'longer-code', below: '57033' }]);
    const led = { kind: 'set', label: 'Use 85395200', field: 'line 2 hsn', value: '85395200' };
    expect(correction('85395000')).toEqual([led]);
  });

  test('stays in a credit note when its invoice has it, and only warns in the demo', () => {
    const note = { kind: 'credit', ...carpets } as const;
    expect(said(note)).toEqual([ended]);
    expect(said(note, {}, buildCredited({ lines: [buildLine(1, { hsn: '57033090' })] }))).toEqual([]);
    expect(said({ ...note, withoutGst: 'yes' })).toEqual([]);
    const { problems, warnings } = refusedLater(buildForm(carpets), buildCompany(), today, null, true);
    expect([problems, warnings.map(({ field }) => field)]).toEqual([[], ['line 2 hsn']]);
  });
});

test('A rate that GST never had is refused, except in a note whose invoice has it', () => {
  const never = one({ gst: '21' });
  expect(said(never)).toEqual(['line 2 gst: Row 2: GST 21 % is no rate of the portal. Choose a rate of the law']);
  expect(said({ ...never, kind: 'credit' })).toHaveLength(1);
  expect(said({ ...never, kind: 'credit' }, {}, buildCredited({ lines: [buildLine(1, { gst: '21' })] }))).toEqual([]);
});

test('A document that the portals no longer take is refused, or warned about where its IRN or bill may be there already', () => {
  const large = { turnover: 'from-10', eInvoiceFrom: '2026-04-01' } as const;
  const late = 'date: e-Invoice: The portal took it until 30/09/2026. Choose a later date';
  const old = { date: '2026-09-01' };
  expect(said(old, large)).toEqual([late]);
  expect(said({ ...old, kind: 'credit' }, large, buildCredited({ buyerAddress: registered }))).toEqual([late]);
  expect(said({ date: '2026-10-23' }, large)).toEqual([]);
  expect(said({ date: '2026-10-22' }, large)).toHaveLength(1);
  expect(said({ ...old, buyerAddress: 'Mehra Interiors, Karol Bagh' }, large)).toEqual([]);
  expect(said(old, { ...large, turnover: '5-to-10' })).toEqual([]);
  expect(said({ ...old, number: 'OLD/7' }, large)).toEqual([late.replace('date:', 'date?:')]);
  const typed = buildForm({ buyerAddress: registered, ...old });
  const firm = { ...buildCompany(), ...large };
  expect(refusedLater(typed, firm, today, null, true).problems).toEqual([]);
  expect(refusedLater(typed, firm, today).problems[0]?.correction).toMatchObject({ field: 'date', value: today });

  const moved = { date: '2026-05-24', ...one({ rate: '1000' }) };
  const tooOld = 'date?: e-Way bill: The portal takes documents of at most 180 days: the last day was 20/11/2026.';
  expect(said(moved)).toEqual([tooOld]);
  expect(said({ ...moved, kind: 'challan', purpose: 'job-work' })).toEqual([tooOld]);
  expect(said({ ...moved, date: '2026-05-25' })).toEqual([]);
  expect(said({ ...moved, ...one({ rate: '10' }) })).toEqual([]);
  expect(said({ ...moved, ...one({ rate: '1000', hsn: '995473' }) })).toEqual([]);
});

test('A date before GST, and a number that the portal does not take', () => {
  expect(said({ date: '2017-06-30' })[0]).toBe('date: It is dated before GST began on 01/07/2017.');
  expect(said({ number: '000' })).toEqual([
    'number: 000 is no number that the portal takes: at most 16 letters, digits, - and /. Leave it blank for the next one',
  ]);
  expect(said({ number: '07/X' }, { eInvoiceFrom: '2026-11-01' })).toEqual([
    'number: e-Invoice: The portal takes no number that begins with 0.',
  ]);
});

test('A note that comes after the return of October is refused, unless it is without GST', () => {
  const original = buildCredited({ date: '2026-03-20' }, { number: 'DL/25-26/0042', date: '2026-03-20' });
  const on = (date: string, more: Partial<InvoiceDraft> = {}) => said({ kind: 'credit', date, ...more }, {}, original);
  const late =
    'date: Its invoice DL/25-26/0042 is of 20/03/2026: the return of a period up to 31/10/2026 was the last that could reduce its tax ' +
    '(CGST Act, section 34(2)). Choose “Without GST”, or ask your accountant';
  expect(on('2026-10-31')).toEqual([]);
  expect(on('2026-11-01 10:00:00')).toEqual([late]);
  expect(on('2026-11-01', { withoutGst: 'yes' })).toEqual([]);
});

describe('A firm that files by the quarter', () => {
  const { registrations } = buildCompany();
  const firm: Partial<Company> = {
    registrations: { ...registrations, [home]: { ...registrations[home], filing: 'quarterly' } },
  };
  const original = (buyerAddress: string) =>
    buildCredited({ date: '2026-02-10', buyerAddress }, { number: 'DL/25-26/0042', date: '2026-02-10' });
  const on = (date: string, buyerAddress: string, day = '2026-11-13') =>
    said({ kind: 'credit', date, buyerAddress }, firm, original(buyerAddress), day);

  test('is refused a note to an unregistered buyer that the return of the quarter is too late for', () => {
    const buyer = 'Mehra Interiors, Karol Bagh';
    expect(on('2026-09-30', buyer)).toEqual([]);
    expect(on('2026-10-20', buyer)).toEqual([
      'date: Its invoice DL/25-26/0042 is of 10/02/2026: the return of a period up to 31/10/2026 was the last that could reduce ' +
        'its tax (CGST Act, section 34(2)). Choose “Without GST”, or ask your accountant',
    ]);
  });

  test('is warned of a note to a registered buyer that only the IFF of its month takes', () => {
    expect(on('2026-09-30', registered)).toEqual([]);
    expect(on('2026-10-20', registered)).toEqual([
      'date?: Only the IFF of October 2026 takes it: for the return of October to December 2026 its invoice is too old ' +
        '(CGST Act, section 34(2)). File that IFF by 13/11/2026',
    ]);
    expect(on('2026-10-20', registered, '2026-11-14')[0]).toMatch(/^date: Its invoice/);
    expect(on('2026-11-01', registered)[0]).toMatch(/^date: Its invoice/);
    expect(on('2026-12-01', registered)[0]).toMatch(/^date: Its invoice/);
  });
});

test('A note that takes back nothing', () => {
  expect(said({ kind: 'credit', ...one({ rate: '0' }) })).toEqual([
    'line 2 rate: It takes back no value, and the portal refuses 0. Type what it takes back',
  ]);
});

describe('An e-invoice', () => {
  const firm = { eInvoiceFrom: '2026-11-01' };

  test('needs a name and an address of the buyer; a PIN and a town can be added later', () => {
    expect(said({ buyerAddress: 'XY\nGSTIN 07ABCDE1234F1Z2' }, firm)).toEqual([
      'buyerAddress: e-Invoice: The buyer’s name has less than 3 letters.',
      'buyerAddress: e-Invoice: The buyer’s address has no line below the name.',
      'buyerAddress?: e-Invoice: Buyer’s PIN and place are missing: the address names none.',
    ]);
    expect(said({ buyerAddress: '' }, firm)).toEqual([]);
  });

  test('needs the address of the firm, which its record mends', () => {
    const { registrations } = buildCompany();
    const bare = { ...registrations, [home]: { ...registrations[home], address: ['Shop 4'] } };
    expect(said({}, { ...firm, registrations: bare })[0]).toMatch(
      new RegExp(`^taxState\\?: e-Invoice: The address for ${homeName}`),
    );
  });
});

test('The e-way portal takes 250 lines of goods, and goods of little value need no bill', () => {
  const many = (count: number, rate: string, hsn = '70071900') =>
    said({ lines: Array.from({ length: count }, (_, index) => buildLine(index + 1, { quantity: '1', rate, hsn })) });
  expect(many(251, '1000')).toEqual([
    'line 251 product: e-Way bill: It has 251 lines of goods, and the portal takes 250: make two invoices.',
  ]);
  expect(many(250, '1000')).toEqual([]);
  expect(many(251, '100')).toEqual([]);
  expect(many(251, '1000', '995475')).toEqual([]);
});

test('It takes no more of a challan whose goods need a bill: for job work in another state at any value', () => {
  const many = (count: number, rate: string, more: Partial<InvoiceDraft> = {}) => {
    const lines = Array.from({ length: count }, (_, index) => buildLine(index + 1, { quantity: '1', rate }));
    return said({ kind: 'challan', purpose: 'approval', lines, ...more });
  };
  const refused = [
    'line 251 product: e-Way bill: It has 251 lines of goods, and the portal takes 250: make two challans.',
  ];
  expect(many(251, '1000')).toEqual(refused);
  expect(many(250, '1000')).toEqual([]);
  expect(many(251, '100')).toEqual([]);
  const away = { purpose: 'job-work', consigneeAddress: 'Example Works\nGurugram 122002' };
  expect(many(251, '1', away)).toEqual(refused);
  expect(many(251, '1', { ...away, purpose: 'samples' })).toEqual([]);
});

test('All checks of a draft take at most two milliseconds, with codes that ended and codes that never were', () => {
  const codes = ['39191000', '57033090', '12345678', '44091010'];
  const lines = Array.from({ length: 50 }, (_, index) =>
    buildLine(index + 1, { hsn: codes[index % codes.length] ?? '' }),
  );
  const draft = buildForm({ buyerAddress: registered, lines });
  const firm = { ...buildCompany(), eInvoiceFrom: '2026-11-01', turnover: 'from-10' as const };
  const official = new Set(['39191000', '57033090', '44091010']);
  const check = () => [
    ...draftProblems(draft, takeAnyValue),
    ...codeProblems(draft, official, []),
    ...draftWarnings(draft, { today: '2026-11-27' }),
    ...refusedLater(draft, firm, today).problems,
  ];
  const found = check().map(({ message }) => message);
  expect(found.filter((message) => message.includes('does not exist'))).toHaveLength(12);
  expect(found.filter((message) => message.includes('ended on'))).toHaveLength(13);
  const times = Array.from({ length: 60 }, () => {
    const from = performance.now();
    check();
    return performance.now() - from;
  }).sort((one, other) => one - other);
  // The fastest: what else the machine did says nothing.
  expect(times[0]).toBeLessThan(2);
});

test('Behind a mistyped GSTIN the draft says the GSTIN and all that the e-invoice portal will miss, at once', () => {
  const draft = (gstin: string) => ({ ...one({ hsn: '3919' }), buyerAddress: `Example Studio\nGSTIN ${gstin}` });
  const missed = [
    'buyerAddress: e-Invoice: The buyer’s address has no line below the name.',
    'line 2 hsn: Row 2: e-Invoice: HSN 3919 has 4 digits, 6 are needed. Choose a longer code below it',
    'buyerAddress?: e-Invoice: Buyer’s PIN and place are missing: the address names none.',
  ];
  for (const gstin of ['07ABCDE1234F1Z', '07ABCDE1234F1Z3', '07ABCDE1234F1Z2'])
    expect(said(draft(gstin), { eInvoiceFrom: '2026-04-01' }), gstin).toEqual(missed);
  expect(said(draft('07ABCDE1234F1Z3'))).toEqual([]);
  const warned = draftWarnings(buildForm(draft('07ABCDE1234F1Z3')), { today }).map(({ message }) => message);
  expect(warned.join()).toContain('07ABCDE1234F1Z3 is not a valid GSTIN');
});
