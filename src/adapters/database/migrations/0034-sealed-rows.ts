import { sealAllRows } from '../seals/seal-rows.ts';
import type { Migration } from './migration.ts';

/** The audit log tells the digests of all rows that it sealed with no line yet, and how far it followed the release before. */
export const m0034SealedRows: Migration = {
  name: '0034-sealed-rows',
  up: (transaction, _engine, now) => sealAllRows(transaction, now),
};
