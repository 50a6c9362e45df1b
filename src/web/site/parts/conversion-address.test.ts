import { expect, test } from 'vitest';
import { conversionAddress } from './conversion-address.ts';

test('A conversion is one picture of the ad service, worth 1 INR, for the click that brought the visitor', () => {
  const address = new URL(conversionAddress('AW-123456789/AbC-D_e', 'Cj0KCQiA-x_y'));
  expect(address.origin + address.pathname).toBe('https://www.googleadservices.com/pagead/conversion/123456789/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    value: '1',
    currency_code: 'INR',
    label: 'AbC-D_e',
    guid: 'ON',
    script: '0',
    gclaw: 'Cj0KCQiA-x_y',
  });
});

test('A visitor whom no ad brought is counted without a click', () => {
  expect(conversionAddress('AW-1/x', '')).not.toContain('gclaw');
});
