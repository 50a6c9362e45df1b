import { expect, test } from 'vitest';
import { portalAmount, portalInstant, portalValue, qrFacts } from './read-portal-values.ts';

test('A value of the portal is text or a number, without the space around it; anything else is blank', () => {
  expect([' a ', 7, null, undefined, true, ['a'], { a: 1 }].map(portalValue)).toEqual(['a', '7', '', '', '', '', '']);
});

test.each([
  ['1,009.00', 1009_00],
  ['₹ 9,664', 9664_00],
  ['12.5', 12_50],
  ['12.3400', 12_34],
  ['12.345', null],
  ['12.34001', null],
  ['1200', 1200_00],
  [9664, 9664_00],
  ['', null],
  ['none', null],
])('The amount %j is %j paise', (text, paise) => {
  expect(portalAmount(text)).toBe(paise);
});

test.each([
  ['2026-11-21 15:58:00', '2026-11-21T10:28:00.000Z'],
  ['2026-11-21T15:58:30', '2026-11-21T10:28:30.000Z'],
  ['21/11/2026 15:58', '2026-11-21T10:28:00.000Z'],
  ['21-11-2026 9:05', '2026-11-21T03:35:00.000Z'],
  ['21/11/2026', '2026-11-20T18:30:00.000Z'],
  [' 2026-11-21 ', '2026-11-20T18:30:00.000Z'],
  ['1/11/2026', ''],
  ['on 21/11/2026', ''],
  ['21/13/2026', ''],
  ['soon', ''],
  ['', ''],
])('The instant %j is Indian time: %j', (text, instant) => {
  expect(portalInstant(text)).toBe(instant);
});

test('A signed QR code says its facts under data as text or as an object, or without data', () => {
  const written = {
    ...{ Irn: 'AB12', SellerGstin: '07abcde1234f1z2', BuyerGstin: ' 07aaacb5678l1za', DocTyp: 'inv' },
    ...{ DocNo: 'dl/26-27/0039', DocDt: '19/11/2026', TotInvVal: 9664 },
  };
  const facts = {
    ...{ irn: 'ab12', sellerGstin: '07ABCDE1234F1Z2', buyerGstin: '07AAACB5678L1ZA', type: 'INV' },
    ...{ number: 'DL/26-27/0039', date: '2026-11-19', total: 9664_00 },
  };
  for (const payload of [written, { data: written }, { data: JSON.stringify(written) }])
    expect(qrFacts(payload)).toEqual(facts);
  expect(qrFacts({ Irn: 'a' })).toEqual({
    ...{ irn: 'a', sellerGstin: '', buyerGstin: '', type: '', number: '', date: '', total: null },
  });
});

test('What has no IRN is no QR code of the portal', () => {
  for (const payload of [{}, null, 'text', 5, [{ Irn: 'a' }], { data: '{"Irn":' }, { data: { Irn: ' ' } }])
    expect([payload, qrFacts(payload)]).toEqual([payload, null]);
});
