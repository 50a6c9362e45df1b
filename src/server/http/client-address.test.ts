import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function isTrusted(address: string) {
  return address.startsWith('10.');
}

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', ' , ', '10.0.0.1'],
  [undefined, '198.51.100.1', 'unknown'],
  ['10.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
  ['10.0.0.1', '[2001:DB8:0::1]:443', '2001:db8::1'],
  ['10.0.0.1', '::FFFF:198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '[::ffff:c633:6401]', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, ::ffff:a00:2', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1,\t203.0.113.9 ', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1, 012.0.0.2', '012.0.0.2'],
  ['10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
  ['10.0.0.1', '[unknown', '[unknown'],
])('A request from %s with X-Forwarded-For %s comes from %s', (socket, forwarded, address) => {
  expect(clientAddress(socket, forwarded, isTrusted)).toBe(address);
});
