import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { addressWithPage, pageInAddress, useAddress, useChoice } from './use-choice.ts';

test('Another choice begins at the first page; another page keeps the choice', async () => {
  const browser = openBrowser();
  const list = await browser.show(() => useChoice({ query: '', page: 1, size: 20 }), {});
  const choose = (part: object) => browser.act(() => list.now()[1](part));
  await choose({ query: 'hall' });
  await choose({ page: 3 });
  expect(list.now()[0]).toEqual({ query: 'hall', page: 3, size: 20 });
  await choose({ size: 50 });
  expect(list.now()[0]).toEqual({ query: 'hall', page: 1, size: 50 });
  await choose({ page: 2 });
  await choose({ query: '' });
  expect(list.now()[0]).toEqual({ query: '', page: 1, size: 50 });
});

test('The address says what the list shows, without what is usual, and no step of Back is added', async () => {
  const browser = openBrowser({ at: '/customers' });
  const page = await browser.show(({ address }: { address: string }) => useAddress(address), { address: '/customers' });
  const { length } = browser.window.history;
  const params = new URLSearchParams({ q: 'hall' });
  await page.render({ address: addressWithPage('/customers', params, { page: 2, size: 20 }, 20) });
  expect([browser.window.location.pathname + browser.window.location.search, browser.window.history.length]).toEqual([
    '/customers?q=hall&page=2',
    length,
  ]);
  expect(addressWithPage('/customers', new URLSearchParams(), { page: 1, size: 20 }, 20)).toBe('/customers');
  expect(addressWithPage('/customers', new URLSearchParams(), { page: 1, size: 50 }, 20)).toBe('/customers?size=50');
});

test.each([
  ['', 1, 20],
  ['page=2&size=50', 2, 50],
  ['page=0&size=7', 1, 20],
  ['page=1.5&size=x', 1, 20],
])('The address “%s” opens page %i with %i rows', (search, page, size) => {
  expect(pageInAddress(new URLSearchParams(search), 20)).toEqual({ page, size });
});
