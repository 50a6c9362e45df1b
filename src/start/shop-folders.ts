import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

/** The folders of a shop on this machine: what is in PostgreSQL or in a bucket is on another one's disk. */
export function shopFolders({
  databaseUrl,
  filesUrl,
  backup,
}: Pick<Config, 'databaseUrl' | 'filesUrl' | 'backup'>): { holds: string; path: string }[] {
  const folder = (url: string) => url.slice('file:'.length);
  return [
    ...(databaseUrl.startsWith('sqlite:') ? [{ holds: 'the database', path: dirname(sqliteFile(databaseUrl)) }] : []),
    ...(filesUrl.startsWith('file:') ? [{ holds: 'the files', path: folder(filesUrl) }] : []),
    ...(backup.every !== null && backup.url.startsWith('file:')
      ? [{ holds: 'the backups', path: folder(backup.url) }]
      : []),
  ];
}
