import { existsSync } from 'node:fs';
import type { Ports } from '#start/open-ports.ts';
import { isSqlite, sqliteFile } from '#start/sqlite-file.ts';
import type { Config } from '../config.ts';

export type CommandResult = { ok: boolean; message: string } | 'usage';

export type Command = (ports: Ports, words: string[]) => Promise<CommandResult>;

/** A command about the whole shop. It opens what it needs by itself, and migrates no database. */
export type ShopCommand = (config: Config, words: string[]) => Promise<CommandResult>;

/** The refusal of a command when the SQLite database does not exist; null when it exists, and for PostgreSQL. */
export function missingDatabase({ databaseUrl }: Config): { ok: false; message: string } | null {
  if (!isSqlite(databaseUrl) || existsSync(sqliteFile(databaseUrl))) return null;
  // Another user's folder looks empty.
  const message = `There is no database at ${sqliteFile(databaseUrl)}, or this user may not see it: check DATA_DIR, and run the command as the user that the service runs as.`;
  return { ok: false, message };
}
