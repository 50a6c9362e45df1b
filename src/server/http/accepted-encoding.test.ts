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
  ['', 'identity'],
])('who accepts “%s” is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
