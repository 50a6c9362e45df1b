import type { BackupPlace } from '#operations/ports/backup.ts';
import type { S3Keys } from '../open-bucket.ts';
import { readS3Address } from '../s3-address.ts';
import { openDiskBackupPlace } from './disk-backup-place.ts';

/** Opens the backup place of a URL: `file:/folder`, or `s3://bucket?endpoint=…&region=…`, which needs the keys. */
export async function openBackupPlace(url: string, keys: S3Keys | null): Promise<BackupPlace> {
  if (url.startsWith('file:')) return openDiskBackupPlace(url.slice('file:'.length));
  const address = readS3Address(url);
  if (!address || !keys) throw new Error('BACKUP_URL must start with file:, or be an s3:// address with its keys.');
  const { openS3BackupPlace } = await import('./s3-backup-place.ts');
  return openS3BackupPlace(address, { ...keys, named: 'BACKUP_S3' });
}
