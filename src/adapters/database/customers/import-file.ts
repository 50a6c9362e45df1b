import { hash } from 'node:crypto';
import { fileId } from '#domain/move-in/file-ids.ts';

/** What the ids of the customers begin with that the import with this Idempotency-Key added. */
export function importFile(key: string): string {
  return fileId(hash('sha256', key));
}
