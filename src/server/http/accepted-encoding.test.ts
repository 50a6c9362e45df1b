import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.1, gzip;q=1.0', 'br'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['br ; q=0, gzip', 'gzip'],
  ['br;Q=0', 'identity'],
  ['br;q="0"', 'identity'],
  ['br;level=1;q=0', 'identity'],
  ['x="a, br"', 'identity'],
  [', ,br', 'br'],
  ['', 'identity'],
])('a client that accepts “%s” is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
