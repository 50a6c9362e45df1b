import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowDigest, rowKey } from './row-digest.ts';

const key = { idempotency_key: 'k', body_hash: 'b', customer_id: 'c' };

test('The digest of a row covers its sealed columns in the order of the table of tables', () => {
  const digest = createHash('sha256').update('["k","b","c"]').digest('hex');
  const other = { customer_id: 'c', body_hash: 'b', idempotency_key: 'k' };
  expect([rowDigest('customer_keys', key), rowDigest('customer_keys', other)]).toEqual([digest, digest]);
});

test('A count of use does not change the digest, a sealed column does', () => {
  const product = { product: 'Blinds', unit: 'Sq ft' };
  expect(rowDigest('tally_items', { ...product, ...{ uses: 7 } })).toBe(rowDigest('tally_items', product));
  expect(rowDigest('tally_items', { ...product, unit: 'Nos' })).not.toBe(rowDigest('tally_items', product));
});

test('A row is named by its primary key', () => {
  expect(rowKey('account_keys', { kind: 'use', idempotency_key: 'k', body_hash: 'b', subject: 's' })).toBe('use k');
});
