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
])('A request over %s that says it is for %s comes from %s', (socket, forwarded, address) => {
  expect(clientAddress(socket, forwarded, isTrusted)).toBe(address);
});
