import { expect, test } from 'vitest';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

test('The desk returns the person, the firm, the day in India and the next numbers', async () => {
  // The addresses of the weekly letter are the owners': staff are not told them.
  const weeklyLetterTo = ['owner@example.com'];
  const shop = await openTestApp({ company: buildCompany({ openingNumbers: { 'OD/26-27/': 118 }, weeklyLetterTo }) });
  shop.clock.now = '2026-03-31T18:40:00.000Z';
  const token = await shop.logIn();
  await shop.call('POST', '/api/generateInvoice', { token, body: buildInput({ orderDate: '2026-04-01' }) });
  const desk = await (await shop.call('GET', '/api/desk', { token })).json();
  const { series, folders, lists, ...facts } = desk;
  expect(facts).toEqual({
    username: 'meena',
    role: 'staff',
    seesFigures: false,
    demo: false,
    today: '2026-04-01',
    wishes: [],
    company: {
      name: 'Sample Interiors Trading',
      registrations: { [home]: { gstin: '07AAKFA0000A1ZK' }, [branch]: { gstin: '21AAKFA0000A1ZU' } },
    },
    paper: buildCompany({ openingNumbers: { 'OD/26-27/': 118 } }),
    documentStates: [home, branch],
    nextNumbers: {
      tax: { [home]: 'DL/26-27/0002', [branch]: 'OD/26-27/0118' },
      pro: { [home]: 'PI-DL/26-27/001', [branch]: 'PI-OD/26-27/001' },
      credit: { [home]: 'CN-DL/26-27/001', [branch]: 'CN-OD/26-27/001' },
      challan: { [home]: 'DC-DL/26-27/001', [branch]: 'DC-OD/26-27/001' },
    },
    openCallbacks: 0,
    productHabits: { Wallpaper: { unit: 'roll', gst: '18' } },
  });
  expect(Object.keys(series)).toHaveLength(24);
  expect(series).toMatchObject({
    'DL/25-26/': { next: 'DL/25-26/0001', last: null },
    'DL/26-27/': { next: 'DL/26-27/0002', last: { number: 'DL/26-27/0001', date: '2026-04-01' } },
    'OD/26-27/': { next: 'OD/26-27/0118', last: null },
    'CN-OD/27-28/': { next: 'CN-OD/27-28/001', last: null },
  });
  expect(folders[0]).toEqual({ folder: 'agrass', title: 'Artificial Grass' });
  expect(lists.products[0]).toEqual({ id: 1, name: 'Sun Film', hsn: '3919', unit: '', gst: '', hidden: false });
  expect([lists.products.length, lists.units.length]).toEqual([85, 5]);
  await shop.close();
});
