import type { Ports } from '#start/open-ports.ts';
import type { Config } from '../config.ts';

export type CommandResult = { ok: boolean; message: string } | 'usage';

export type Command = (ports: Ports, words: string[]) => Promise<CommandResult>;

/** About the shop as a whole: it opens for itself what it needs, and brings no database up to this release. */
export type ShopCommand = (config: Config, words: string[]) => Promise<CommandResult>;

/** A folder of somebody else's looks as if nothing were in it. */
export function noDatabase(file: string): string {
  return `There is no database at ${file}, or this user may not see it: check DATA_DIR, and give the command as the user that the service runs as.`;
}
