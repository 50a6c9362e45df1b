import { existsSync } from 'node:fs';
import type { Ports } from '#start/open-ports.ts';
import { isSqlite, sqliteFile } from '#start/sqlite-file.ts';
import type { Config } from '../config.ts';

export type CommandResult = { ok: boolean; message: string } | 'usage';

export type Command = (ports: Ports, words: string[]) => Promise<CommandResult>;

/** About the shop as a whole: it opens for itself what it needs, and brings no database up to this release. */
export type ShopCommand = (config: Config, words: string[]) => Promise<CommandResult>;

/** The refusal of a command when there is no SQLite database; null when there is one, and for PostgreSQL. */
export function noDatabase({ databaseUrl }: Config): { ok: false; message: string } | null {
  if (!isSqlite(databaseUrl) || existsSync(sqliteFile(databaseUrl))) return null;
  // A folder of another user looks empty.
  const message = `There is no database at ${sqliteFile(databaseUrl)}, or this user may not see it: check DATA_DIR, and give the command as the user that the service runs as.`;
  return { ok: false, message };
}
